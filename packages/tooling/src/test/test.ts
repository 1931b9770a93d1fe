import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runChecks } from '../check/check.ts';
import { runJourneys } from '../e2e/e2e.ts';
import { ROOT } from '../site/settings.ts';
import { checkTypes } from '../types/types.ts';

/** Number of journeys that may need a retry before the run fails: a busy machine explains a few, not many. */
const SECOND_TRIES_ALLOWED = 3;

interface Tally {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

/** Additional programs of a full run; they exit with 1 on a problem. */
const PROGRAMS = ['fuzz', 'races', 'webhook-storm'] as const;

/** `npm test`: types, checks, jest and the journeys, in sequence; ends with one summary line. */
async function main(full: boolean): Promise<number> {
  if (full) process.env['TEST_FULL'] = '1';
  const tallies = [
    await timed('types', typesTally),
    await timed('check', checkTally),
    await timed('jest', jestTally),
    await timed('journeys', journeysTally),
    ...(full ? [await timed('programs', programsTally)] : []),
  ];
  process.stdout.write('\n');
  for (const { name, passed, failed, seconds } of tallies) {
    process.stdout.write(
      `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(8)} s\n`,
    );
  }
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  process.stdout.write(`${tallies.reduce((sum, tally) => sum + tally.passed, 0)} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

async function timed(name: string, work: () => Promise<{ passed: number; failed: number }>): Promise<Tally> {
  process.stdout.write(`\n— ${name} —\n`);
  const startedAt = performance.now();
  try {
    return { name, ...(await work()), seconds: (performance.now() - startedAt) / 1000 };
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { name, passed: 0, failed: 1, seconds: (performance.now() - startedAt) / 1000 };
  }
}

async function typesTally(): Promise<{ passed: number; failed: number }> {
  const { projects, failed, output } = await checkTypes();
  if (output !== '') process.stdout.write(`${output}\n`);
  return { passed: projects - failed, failed };
}

async function checkTally(): Promise<{ passed: number; failed: number }> {
  const outcomes = await runChecks();
  for (const { ok, output } of outcomes) if (!ok) process.stdout.write(`${output.trim()}\n`);
  return { passed: outcomes.filter(({ ok }) => ok).length, failed: outcomes.filter(({ ok }) => !ok).length };
}

async function jestTally(): Promise<{ passed: number; failed: number }> {
  // Jest does not create the folder of its report, and a fresh clone has none.
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  const file = `${ROOT}/.cache/jest-report.json`;
  rmSync(file, { force: true });
  const workers = Math.max(2, Math.min(4, availableParallelism()));
  const code = await run([
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${file}`,
  ]);
  if (!existsSync(file)) throw new Error(`jest ended with ${code} and without a report`);
  // Jest's report; only its totals are read.
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(1, failed) };
}

async function programsTally(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const name of PROGRAMS) if ((await run([`${ROOT}/packages/bench/src/bench.ts`, name], 'inherit')) !== 0) failed += 1;
  return { passed: PROGRAMS.length - failed, failed };
}

async function journeysTally(): Promise<{ passed: number; failed: number }> {
  const file = `${ROOT}/.cache/e2e/report.json`;
  rmSync(file, { force: true });
  const code = await runJourneys([], (message) => process.stdout.write(`${message}\n`));
  if (!existsSync(file)) throw new Error(`the journeys ended with ${code} and without a report`);
  // Playwright's report; only its totals are read.
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
  if (stats.flaky > 0)
    process.stdout.write(
      `${stats.flaky} journeys passed at the second try only; they are named above as flaky (allowed: ${SECOND_TRIES_ALLOWED})\n`,
    );
  const isShaky = stats.flaky > SECOND_TRIES_ALLOWED;
  const failed = stats.unexpected + (isShaky ? stats.flaky : 0);
  return { passed: stats.expected + (isShaky ? 0 : stats.flaky), failed: code === 0 ? failed : Math.max(1, failed) };
}

function run(args: readonly string[], output: 'ignore' | 'inherit' = 'ignore'): Promise<number> {
  return new Promise((done, refuse) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, 'inherit'] });
    child.on('error', refuse);
    child.on('exit', (code) => done(code ?? 1));
  });
}

process.exit(await main(process.argv.includes('--full')));
