import { freePort, ROOT } from '@orime/tooling/site';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';

/**
 * Makes a remote in a clean clone of the last commit, from its first file to visitors in both languages, and then runs its types, its
 * tests and the checks over it. Exits with 1 when a step fails or it takes more than a minute to be live. `npm run bench -- new-remote`
 */
const NAME = 'stylists';
const TITLES = { en: 'Stylists', jp: 'スタイリスト' };

const work = await mkdtemp(join(tmpdir(), 'orime-new-remote-'));
const clone = join(work, 'clone');
const rows: { step: string; seconds: number; to: 'live' | 'checked' | 'prepared' }[] = [];
const releases = join(work, 'releases');
try {
  await step('prepared', 'clone', 'git', ['clone', '--quiet', ROOT, clone], work);
  await step('prepared', 'install', 'npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline']);
  await step('prepared', 'release the shell', 'node', [...orime('publish', 'shell', '--promote')]);
  await step('live', 'new', 'node', orime('new', NAME, '--title-en', TITLES.en, '--title-jp', TITLES.jp));
  await step('live', 'build, publish and promote', 'node', orime('publish', NAME, '--promote'));
  await visit();
  await step('checked', 'types', 'node', ['node_modules/typescript-7/bin/tsc', '-p', `apps/${NAME}`]);
  await step('checked', 'tests', 'npm', ['run', 'jest', '--', `apps/${NAME}`]);
  await step('checked', 'checks', 'npm', ['run', 'check']);
  const seconds = rows.filter(({ to }) => to === 'live').reduce((sum, row) => sum + row.seconds, 0);
  printReport('new-remote', [...rows, { step: 'from the first file to visitors', seconds, to: 'live' }]);
  printBars('new-remote', [besideBar('from the first file to visitors, s', seconds, BARS.newRemote['seconds to visitors'])]);
} finally {
  await rm(work, { recursive: true, force: true });
}

/** A gateway on the registry shows the page in both languages; there is no API behind it, and the page needs none. */
async function visit(): Promise<void> {
  const started = performance.now();
  const port = await freePort();
  const env = { ...environment(), PORT: String(port), SERVER_RENDERING: '1', RENDER_TIMEOUT_MS: '20000', LOG_LEVEL: 'error' };
  const gateway = spawn(process.execPath, ['apps/gateway/src/server.ts'], { cwd: clone, env, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    for (const [language, title] of Object.entries(TITLES)) {
      const html = await firstAnswer(`http://localhost:${String(port)}/${NAME}`, language);
      if (!html.includes(`${title}</h1>`)) throw new Error(`The page does not say ${title}`);
    }
  } finally {
    const ended = once(gateway, 'exit');
    gateway.kill();
    await ended;
  }
  rows.push({ step: 'seen in both languages', seconds: (performance.now() - started) / 1000, to: 'live' });
}

async function firstAnswer(url: string, language: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url, { headers: { cookie: `orime_lang=${language}` } }).catch(() => undefined);
    if (response?.ok === true) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

async function step(
  to: 'live' | 'checked' | 'prepared',
  name: string,
  program: string,
  args: readonly string[],
  cwd = clone,
): Promise<void> {
  const started = performance.now();
  const command = program === 'node' ? process.execPath : program;
  const child = spawn(command, args, { cwd, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"${name}" ended with ${String(code)}\n${said}`);
  rows.push({ step: name, seconds: (performance.now() - started) / 1000, to });
}

function orime(...args: readonly string[]): string[] {
  return ['packages/federation/src/cli/orime.ts', ...args];
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: work, RELEASES_DIR: releases };
}
