import { ROOT } from '@orime/tooling/site-settings';
import { execFile, spawn } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readMigrationFiles } from '../src/migrations/migration-files.ts';

const execute = promisify(execFile);
/** What the api is made of. Its libraries are those of today: one that only it asks for stays among the devDependencies (`@fastify/helmet`). */
const PARTS = ['apps/api', 'packages/contracts', 'packages/commerce', 'packages/tooling', 'packages/federation'];
const SETTINGS = ['jest.config.ts', 'package.json', 'tsconfig.base.json'];

/** False in a clone that does not reach back to it. */
export async function hasCommit(commit: string): Promise<boolean> {
  return execute('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).then(
    () => true,
    () => false,
  );
}

/** Whether the commit's first migration is today's: older commits have another schema, which was never released. */
export async function hasBaseline(commit: string): Promise<boolean> {
  const [first] = await readMigrationFiles();
  const file = `apps/api/migrations/${first?.name ?? ''}.up.sql`;
  return execute('git', ['show', `${commit}:${file}`], { cwd: ROOT }).then(
    ({ stdout }) => stdout === first?.up,
    () => false,
  );
}

export interface OldRelease {
  /** Runs tests as that release had them, on the schema of today. Gives how they ended, with what they said. */
  test(paths: readonly string[]): Promise<{ readonly passed: number; readonly failed: number; readonly output: string }>;
  remove(): Promise<void>;
}

/** Sets a commit's api up in a folder of its own, with today's migrations, views, functions and triggers instead of its own. */
export async function unpackRelease(commit: string): Promise<OldRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'orime-previous-'));
  const archive = join(folder, 'release.tar');
  await execute('git', ['archive', `--output=${archive}`, commit, ...PARTS, ...SETTINGS], { cwd: ROOT });
  await execute('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await replace(folder, 'apps/api/migrations');
  for (const place of new Set([...(await findSources(folder)), ...(await findSources(ROOT))])) await replace(folder, place);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const part of PARTS) await linkLibraries(folder, part);

  return {
    async test(paths) {
      const report = join(folder, 'report.json');
      const args = [
        '--experimental-vm-modules',
        '--no-warnings',
        join(ROOT, 'node_modules/jest/bin/jest.js'),
        '--rootDir',
        folder,
        '--selectProjects',
        'node',
        '--maxWorkers=1',
        `--cacheDirectory=${join(folder, 'cache')}`,
        '--json',
        `--outputFile=${report}`,
        ...paths,
      ];
      const child = spawn(process.execPath, args, {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, NODE_OPTIONS: '', TEST_FULL: '0' },
      });
      let output = '';
      child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
      await new Promise((resolve) => child.on('exit', resolve));
      const { default: totals } = (await import(report, { with: { type: 'json' } })) as { default: JestReport };
      return { passed: totals.numPassedTests, failed: totals.numFailedTests + totals.numRuntimeErrorTestSuites, output };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function replace(folder: string, place: string): Promise<void> {
  await rm(join(folder, place), { recursive: true, force: true });
  if (await isThere(join(ROOT, place))) await cp(join(ROOT, place), join(folder, place), { recursive: true });
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The `sql` folders of the api, relative to the root. */
async function findSources(root: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const place of glob('apps/api/src/{house,domains/*}/sql', { cwd: root })) found.push(place);
  return found;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Packages that the api is made of are the release's own; libraries, and packages that it only tests against, are today's. */
async function linkLibraries(folder: string, part: string): Promise<void> {
  const today = join(ROOT, part, 'node_modules');
  const modules = join(folder, part, 'node_modules');
  for (const name of await readdir(today)) {
    if (name.startsWith('.')) continue;
    const inside = name.startsWith('@') ? (await readdir(join(today, name))).map((each) => join(name, each)) : [name];
    for (const library of inside) {
      const own = library.replace(/^@orime\//, 'packages/');
      await mkdir(join(modules, library, '..'), { recursive: true });
      await symlink(PARTS.includes(own) ? join(folder, own) : join(today, library), join(modules, library));
    }
  }
}
