import { beforeEach, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ensureKeyFile,
  openRegistry,
  promote,
  publishVersion,
  readChannel,
  readLive,
  versionFolder,
  type Registry,
} from '../registry/index.ts';
import { forgetRevision } from '../registry/lost-revisions.ts';
import { revisionFile } from '../registry/registry-folder.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';
import { findProblems, type Problem } from './find-problems.ts';

const program = fileURLToPath(new URL('./orime.ts', import.meta.url));
const ENTRY = 'entry.0123456789abcdef.js';
let registry: Registry;

interface Outcome {
  readonly code: number;
  readonly stdout: string;
}

/** Runs the real command line on the registry, with the key that is beside it. */
function orime(...args: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, CI: '', RELEASES_DIR: registry.folder, ORIME_AUTHOR: 'tester' };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout }),
    );
  });
}

/** What `orime status` prints of the damage; a process of its own for each look would take most of the time. */
async function problems(): Promise<readonly Problem[]> {
  const live = await readLive(registry);
  return live === undefined ? [] : findProblems(registry, live);
}

/** Runs the first command that a repair names, word for word. */
async function mend(repair = ''): Promise<Outcome> {
  const [command = ''] = repair.split(',');
  return orime(...command.replace('orime ', '').split(' '));
}

/** Magazine b is live in revision 2, after a. */
beforeEach(async () => {
  const folder = await temporaryFolder();
  const { keys } = await ensureKeyFile(join(folder, 'release-key.pem'));
  registry = openRegistry(join(folder, 'releases'), { keys });
  await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  for (const version of ['1.0.0+a', '1.0.0+b']) await publishVersion(registry, await sampleBuild({ name: 'magazine', version }));
  await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, { createdBy: 'tester' });
  await promote(registry, { magazine: '1.0.0+b' }, { createdBy: 'tester' });
});

describe('status names the damage, and the command that it names mends it, where', () => {
  test.each([
    ['the newest revision is half written', '000003', () => writeFile(revisionFile(registry, 3), '{ "schema": 1, "rev'), 4],
    ['the live revision is cut off', '000002', () => truncate(revisionFile(registry, 2), 80), 2],
    ['the live revision is deleted', '000002', () => rm(revisionFile(registry, 2)), 2],
    ['an earlier revision is cut off', '000001', () => truncate(revisionFile(registry, 1), 80), 2],
    ['an earlier revision is deleted', '000001', () => rm(revisionFile(registry, 1)), 2],
  ])('%s', async (_, file, damage, revision) => {
    const live = await readFile(revisionFile(registry, 2), 'utf8');
    await damage();
    const found = await problems();
    expect(found).toEqual([expect.objectContaining({ code: 'revision_damaged', subject: expect.stringContaining(file) })]);
    expect(await mend(found[0]?.repair)).toMatchObject({ code: 0 });
    expect(await problems()).toEqual([]);
    expect(await readChannel(registry)).toMatchObject({ revision, sets: [{ remotes: { magazine: '1.0.0+b' } }] });
    expect(await readFile(revisionFile(registry, 2), 'utf8')).toBe(live);
  });

  test('a byte of a live version, or of one on trial, is another', async () => {
    await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+c' }));
    expect(await orime('promote', 'magazine@1.0.0+c', '--to', '10%')).toMatchObject({ code: 0 });
    for (const version of ['1.0.0+b', '1.0.0+c']) await alter(version);
    const found = await problems();
    expect(found.map(({ code, subject }) => [code, subject])).toEqual([
      ['file_damaged', `magazine@1.0.0+b ${ENTRY}`],
      ['file_damaged', `magazine@1.0.0+c ${ENTRY}`],
    ]);
    // The first ends the trial, the second goes back to what was live before.
    for (const { repair } of found) expect(await mend(repair)).toMatchObject({ code: 0 });
    expect(await problems()).toEqual([]);
  });
});

test('history lists what cannot be read as damaged, and gives up only that', async () => {
  await truncate(revisionFile(registry, 1), 80);
  await writeFile(revisionFile(registry, 3), '{');
  const listed: { revision: number; damage: string | null }[] = JSON.parse((await orime('history', '--json')).stdout);
  expect(listed.map(({ revision, damage }) => [revision, damage])).toEqual([
    [3, 'revision_damaged'],
    [2, null],
    [1, 'revision_damaged'],
  ]);
  for (const kept of [2, 3]) await expect(forgetRevision(registry, kept)).rejects.toMatchObject({ code: 'revision_readable' });
});

async function alter(version: string): Promise<void> {
  const file = join(versionFolder(registry, 'magazine', version), ENTRY);
  await writeFile(file, (await readFile(file, 'utf8')).replace('magazine', 'magaz1ne'));
}
