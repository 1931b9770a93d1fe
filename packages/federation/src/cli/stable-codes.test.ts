import { expect, test } from '@jest/globals';
import { startFakeS3 } from '@orime/testing/s3';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../registry/sample-build.ts';

const program = fileURLToPath(new URL('./orime.ts', import.meta.url));
const folder = await temporaryFolder();
const badKey = join(folder, 'bad.pem');
await writeFile(badKey, 'no key');
const NOWHERE = 'http://127.0.0.1:1';

function orime(args: readonly string[], settings: NodeJS.ProcessEnv) {
  const env = { ...process.env, CI: '', RELEASES_DIR: folder, ...settings };
  return new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }));
  });
}

test.each<[what: string, args: string, settings: NodeJS.ProcessEnv, code: string, exitCode: 1 | 2]>([
  ['a key that is none', 'status', { RELEASE_PRIVATE_KEY_FILE: badKey }, 'key_invalid', 2],
  ['a key file that is not there', 'status', { RELEASE_PRIVATE_KEY_FILE: join(folder, 'none.pem') }, 'key_missing', 2],
  ['a bucket that cannot be reached', 'status', { RELEASES_URL: `http://key:secret@127.0.0.1:1/bucket` }, 'store_unreachable', 1],
  ['a site that cannot be reached', `chaos --site ${NOWHERE}`, {}, 'site_unreachable', 2],
  ['a log that is not there', `alone magazine --replay ${join(folder, 'none.json')}`, {}, 'replay_missing', 2],
  ['an unknown command', 'nothing', {}, 'usage_invalid', 2],
  ['an unknown option', 'status --nothing', {}, 'usage_invalid', 2],
  ['a missing argument', 'promote', {}, 'usage_invalid', 2],
  ['a revision that is no number', 'rollback --on-revision abc', {}, 'usage_invalid', 2],
  ['a limit that is no number', 'history --limit abc', {}, 'usage_invalid', 2],
  ['a site that is no address', 'chaos --site orime', {}, 'usage_invalid', 2],
])('%s has a stable code', async (_, args, settings, code, exitCode) => {
  const { code: ended, stdout } = await orime([...args.split(' '), '--json'], settings);
  expect([ended, JSON.parse(stdout)]).toEqual([exitCode, { error: { code, message: expect.any(String), details: expect.any(Object) } }]);
});

test.each([
  ['rollback --on-revision abc', {}, 'usage_invalid'],
  ['status', { RELEASE_PRIVATE_KEY_FILE: badKey }, 'key_invalid'],
])('%s says it on stderr, too', async (args, settings, code) => {
  const { stdout, stderr } = await orime(args.split(' '), settings);
  expect(stdout).toBe('');
  expect(stderr).toMatch(new RegExp(`^${code}: \\S`, 'm'));
});

test('a bucket that refuses the credentials has one, too', async () => {
  const storage = await startFakeS3();
  const { code, stdout } = await orime(['status', '--json'], { RELEASES_URL: storage.url.replace('secret', 'other') });
  await storage.close();
  expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'store_refused']);
});
