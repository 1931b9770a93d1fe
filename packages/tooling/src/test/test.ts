import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runChecks } from '../check/check.ts';
import { runJourneys } from '../e2e/e2e.ts';
import { ROOT } from '../site/settings.ts';
import { checkTypes } from '../types/types.ts';
import { itemsOfShard, readTestOptions, shardArguments, TestOptionsError, type Shard, type TestOptions } from './test-options.ts';

/** Number of journeys that may need a retry before the run fails: a busy machine explains a few, not many. */
const SECOND_TRIES_ALLOWED = 3;

interface Tally {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const BENCH = `${ROOT}/packages/bench/src/bench.ts`;
/** Additional programs of a full run, with their arguments; they exit with 1 on a problem. */
const PROGRAMS = {
  fuzz: [BENCH, 'fuzz'],
  races: [BENCH, 'races'],
  'webhook-storm': [BENCH, 'webhook-storm'],
  chaos: [BENCH, 'chaos'],
  'new-remote': [BENCH, 'new-remote'],
  gallery: [`${ROOT}/packages/tooling/src/gallery/check-gallery.ts`],
} as const;

interface Stage {
  readonly name: string;
  readonly run: () => Promise<{ passed: number; failed: number }>;
}

const TYPES: Stage = { name: 'types', run: typesTally };
const CHECK: Stage = { name: 'check', run: checkTally };

/**
 * `npm test`: types, checks, jest and the journeys, in sequence; ends with one summary line. Jest and Playwright divide their files
 * over the shards themselves; every other stage belongs to one shard.
 */
async function main({ full, shard }: TestOptions): Promise<number> {
  if (full) process.env['TEST_FULL'] = '1';
  const programs = full ? Object.entries(PROGRAMS).map(([name, program]) => ({ name, run: () => programTally(program) })) : [];
  const undivided = new Set<Stage>(itemsOfShard<Stage>([TYPES, CHECK, ...programs], shard));
  const stages: readonly Stage[] = [
    ...[TYPES, CHECK].filter((stage) => undivided.has(stage)),
    { name: 'jest', run: () => jestTally(shard) },
    { name: 'journeys', run: () => journeysTally(shard) },
    ...programs.filter((stage) => undivided.has(stage)),
  ];
  const tallies: Tally[] = [];
  for (const stage of stages) tallies.push(await timed(stage));
  process.stdout.write(shard.count === 1 ? '\n' : `\nshard ${shard.index} of ${shard.count}\n`);
  for (const { name, passed, failed, seconds } of tallies) {
    process.stdout.write(
      `${name.padEnd(13)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(8)} s\n`,
    );
  }
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  process.stdout.write(`${tallies.reduce((sum, tally) => sum + tally.passed, 0)} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

async function timed({ name, run: work }: Stage): Promise<Tally> {
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

async function jestTally(shard: Shard): Promise<{ passed: number; failed: number }> {
  // Jest does not create the folder of its report, and a fresh clone has none.
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  const file = `${ROOT}/.cache/jest-report.json`;
  rmSync(file, { force: true });
  const workers = Math.max(2, Math.min(4, availableParallelism()));
  const program = ['--no-warnings', 'node_modules/jest/bin/jest.js', `--maxWorkers=${workers}`, '--json', `--outputFile=${file}`];
  const code = await run([...program, ...shardArguments(shard)]);
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

async function programTally(program: readonly string[]): Promise<{ passed: number; failed: number }> {
  const code = await run(program, 'inherit');
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function journeysTally(shard: Shard): Promise<{ passed: number; failed: number }> {
  const file = `${ROOT}/.cache/e2e/report.json`;
  rmSync(file, { force: true });
  const code = await runJourneys(shardArguments(shard), (message) => process.stdout.write(`${message}\n`));
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

try {
  process.exit(await main(readTestOptions(process.argv.slice(2))));
} catch (error) {
  if (!(error instanceof TestOptionsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
