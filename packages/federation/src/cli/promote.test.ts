import { beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { constants, mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openRegistry, promote, publishVersion, rollback, type Registry } from '../registry/index.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';

const program = fileURLToPath(new URL('./orime.ts', import.meta.url));
const author = { createdBy: 'somebody' };
let registry: Registry;

/** Runs the real command line in its own process. */
function orime(settings: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, RELEASES_DIR: registry.folder, ORIME_AUTHOR: 'tester', ...settings };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  for (const version of ['1.0.0+a', '1.0.0+b']) await publishVersion(registry, await sampleBuild({ name: 'magazine', version }));
  await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
});

test.each([
  [
    'in CI refuses to promote on another revision than it started from',
    'true',
    { code: 2, stderr: expect.stringContaining('revision_conflict') },
  ],
  ['elsewhere promotes on whichever is the newest', '', { code: 0, stdout: expect.stringContaining('revision 3 is live') }],
])('%s', async (_, CI, outcome) => {
  await publishVersion(registry, await sampleBuild({ name: 'press', version: '1.0.0+a' }));
  // The command reads the types of what it promotes after it has begun and before it decides: here it waits for them.
  const types = join(registry.folder, 'contracts/of/magazine/1.0.0+b.json');
  await mkdir(dirname(types), { recursive: true });
  await promisify(execFile)('mkfifo', [types]);
  const promoting = orime({ CI }, 'promote', 'magazine@1.0.0+b');
  const pipe = await openOnceRead(types);
  await rm(types);
  await promote(registry, { press: '1.0.0+a' }, author);
  await pipe.close();
  expect(await promoting).toMatchObject(outcome);
});

test('promotes what was rolled back only when somebody says so', async () => {
  await promote(registry, { magazine: '1.0.0+b' }, author);
  await rollback(registry, 'magazine', author);
  const refused = await orime({ CI: '' }, 'promote', 'magazine@1.0.0+b');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('rolled_back: ') });
  expect(await orime({ CI: '' }, 'promote', 'magazine@1.0.0+b', '--again')).toMatchObject({ code: 0 });
});

/** Opens a named pipe for writing as soon as somebody reads it. */
async function openOnceRead(path: string): Promise<FileHandle> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const pipe = await open(path, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
    if (pipe !== undefined) return pipe;
    await pause(10);
  }
  throw new Error(`Nobody reads ${path}`);
}
