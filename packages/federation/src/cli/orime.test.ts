import { beforeEach, describe, expect, test } from '@jest/globals';
import { startFakeS3 } from '@orime/testing/s3';
import { execFile } from 'node:child_process';
import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { channelFile, openRegistry, promote, publishVersion, readChannel, versionFolder, type Registry } from '../registry/index.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';

const program = fileURLToPath(new URL('./orime.ts', import.meta.url));
let registry: Registry;
/** Of the environment, beside the registry. */
let settings: NodeJS.ProcessEnv = {};

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real command line in its own process with its own registry. */
function orime(...args: string[]): Promise<Outcome> {
  return run(process.execPath, [program, ...args]);
}

/** Runs it so that the modes of files hold, which root passes over unless this capability is taken away. */
function orimeBoundByModes(...args: string[]): Promise<Outcome> {
  if (process.getuid?.() !== 0) return orime(...args);
  return run('setpriv', ['--bounding-set=-dac_override', process.execPath, program, ...args]);
}

function run(command: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, CI: '', RELEASES_DIR: registry.folder, ORIME_AUTHOR: 'tester', ...settings };
    execFile(command, args, { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

/** Sets the modes of a folder and of all that is in it. */
async function setModes(folder: string, modes: { readonly file: number; readonly folder: number }): Promise<void> {
  await chmod(folder, modes.folder);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? modes.folder : modes.file);
  }
}

beforeEach(async () => {
  settings = {};
  registry = openRegistry(await temporaryFolder());
  await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+a' }));
  await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+b' }));
  await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, { createdBy: 'tester' });
});

describe('orime', () => {
  test('promotes, tells the state and the history, and rolls back', async () => {
    expect(await orime('promote', 'magazine@1.0.0+b')).toMatchObject({ code: 0, stdout: expect.stringContaining('revision 2 is live') });
    expect((await orime('status')).stdout).toContain('1.0.0+b');
    expect(JSON.parse((await orime('status', '--json')).stdout)).toMatchObject({ revision: 2, createdBy: 'tester' });
    expect(await orime('rollback', 'magazine')).toMatchObject({ code: 0, stdout: expect.stringContaining('magazine@1.0.0+a') });
    const history: { revision: number; changed: object }[] = JSON.parse((await orime('history', '--json')).stdout);
    expect(history.map(({ revision, changed }) => [revision, changed])).toEqual([
      [3, { magazine: '1.0.0+a' }],
      [2, { magazine: '1.0.0+b' }],
      [1, { shell: '1.0.0+a', magazine: '1.0.0+a' }],
    ]);
  });

  test.each([
    [['promote', 'magazine@9.9.9'], 'version_unknown'],
    [['promote', 'magazine'], 'version_unknown'],
    [['compare', 'magazine@1.0.0+b'], 'version_unknown'],
    [['publish', 'nowhere'], 'remote_unknown'],
    [['publish'], 'remote_unknown'],
    [['rollback', 'nowhere'], 'remote_unknown'],
    [['rollback', 'magazine'], 'nothing_to_roll_back'],
    [['promote', 'magazine@1.0.0+b', '--on-revision', '0'], 'revision_conflict'],
  ])('refuses %j with exit code 2 and a stable code', async (args, code) => {
    const plain = await orime(...args);
    expect(plain).toMatchObject({ code: 2, stdout: '' });
    expect(plain.stderr).toMatch(new RegExp(`^${code}: `, 'm'));
    const json = await orime(...args, '--json');
    expect(json.code).toBe(2);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { code, message: expect.any(String) } });
    expect(await readChannel(registry)).toMatchObject({ revision: 1 });
  });

  test.each([[['promote', 'magazine@1.0.0+b']], [['rollback']], [['status']], [['history']], [['promote', 'magazine@9.9.9', '--json']]])(
    '%j says which registry it works on',
    async (args) => {
      expect((await orime(...args)).stderr).toContain(`registry: ${registry.folder}\n`);
    },
  );

  test('says with a stable code that the registry cannot be written, changes nothing, and still reads it', async () => {
    await setModes(registry.folder, { file: 0o444, folder: 0o555 });
    try {
      const refused = await orimeBoundByModes('promote', 'magazine@1.0.0+b', '--json');
      expect(refused.code).toBe(1);
      expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'registry_not_writable' } });
      expect(JSON.parse((await orimeBoundByModes('status', '--json')).stdout)).toMatchObject({ revision: 1 });
    } finally {
      await setModes(registry.folder, { file: 0o644, folder: 0o755 });
    }
    expect(await orime('promote', 'magazine@1.0.0+b')).toMatchObject({ code: 0 });
  });

  test('names what is damaged and what mends it', async () => {
    await rm(versionFolder(registry, 'magazine', '1.0.0+a'), { recursive: true });
    const { stdout } = await orime('status');
    expect(stdout).toContain('version_missing: magazine@1.0.0+a');
    expect(stdout).toContain('publish magazine');
    await promote(registry, { magazine: '1.0.0+b' }, { createdBy: 'tester' });
    await rm(channelFile(registry));
    expect((await orime('status')).stdout).toContain('channel_damaged');
    expect(JSON.parse((await orime('status', '--json')).stdout)).toMatchObject({
      revision: 2,
      problems: [{ code: 'channel_damaged', repair: 'orime promote shell@1.0.0+a' }],
    });
    expect((await orime('promote', 'shell@1.0.0+a')).code).toBe(0);
    expect(JSON.parse((await orime('status', '--json')).stdout)).toMatchObject({ revision: 2, problems: [] });
  });

  test('of processes that promote at the same time on one revision, one wins', async () => {
    const race = await Promise.all(Array.from({ length: 4 }, () => orime('promote', 'magazine@1.0.0+b', '--on-revision', '1', '--json')));
    const refused = race.filter(({ code }) => code === 2);
    expect(race.some(({ code }) => code === 0)).toBe(true);
    for (const { stdout } of refused)
      expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'revision_conflict', details: { revision: 2 } } });
    expect(await readChannel(registry)).toMatchObject({ revision: 2 });
  });

  test('makes the key, signs what is there once, and refuses from then on what others wrote', async () => {
    const key = join(registry.folder, '..', `${basename(registry.folder)}.pem`);
    settings = { RELEASE_PRIVATE_KEY_FILE: key };
    const { publicKey, isNew, signed } = JSON.parse((await orime('keys', '--sign', '--json')).stdout);
    expect({ publicKey, isNew, signed }).toEqual({ publicKey: expect.stringMatching(/^[\w-]{100,}$/), isNew: true, signed: 1 });
    expect(await orime('promote', 'magazine@1.0.0+b')).toMatchObject({ code: 0 });
    await promote({ ...registry, keys: undefined }, { magazine: '1.0.0+a' }, { createdBy: 'stranger' }).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'signing_key_missing' }),
    );
    await writeFile(channelFile(registry), (await readFile(channelFile(registry), 'utf8')).replace('"tester"', '"stranger"'));
    const status = JSON.parse((await orime('status', '--json')).stdout);
    expect(status).toMatchObject({ isSigned: true, problems: [{ code: 'signature_wrong', repair: 'orime promote shell@1.0.0+a' }] });
    expect(await orime('verify', '--json')).toMatchObject({ code: 2, stdout: expect.stringContaining('signature_wrong') });
    expect(await orime('promote', 'shell@1.0.0+a')).toMatchObject({ code: 0 });
    expect(await orime('verify')).toMatchObject({ code: 0, stdout: expect.stringContaining('magazine@1.0.0+b is whole') });
  });

  test('finds one altered byte of what is live, and tells what each route costs', async () => {
    const entry = join(versionFolder(registry, 'magazine', '1.0.0+a'), 'entry.0123456789abcdef.js');
    await writeFile(entry, (await readFile(entry, 'utf8')).replace('magazine', 'magaz1ne'));
    expect(JSON.parse((await orime('status', '--json')).stdout)).toMatchObject({ problems: [{ code: 'file_damaged' }] });
    const verified = await orime('verify', '--json');
    expect(verified.code).toBe(2);
    expect(JSON.parse(verified.stdout)).toMatchObject({
      error: { code: 'live_damaged', details: { damage: [{ remote: 'magazine', path: 'entry.0123456789abcdef.js' }] } },
    });
    expect(JSON.parse((await orime('budget', '--live', '--json')).stdout)).toMatchObject({
      routes: [
        { remote: 'shell', path: '/', scriptBytes: expect.any(Number) },
        { remote: 'magazine', path: '/magazine', page: { script: expect.any(Number), style: 0, font: expect.any(Number) } },
      ],
    });
  });

  test('verifies what a bucket has, and not what this machine once fetched of it', async () => {
    const storage = await startFakeS3();
    try {
      const bucket = openRegistry(registry.folder, { url: storage.url, keys: undefined });
      await publishVersion(bucket, await sampleBuild({ name: 'shell', version: '2.0.0+a', path: '/' }));
      await promote(bucket, { shell: '2.0.0+a' }, { createdBy: 'tester' });
      const entry = 'r/shell/2.0.0+a/entry.0123456789abcdef.js';
      await bucket.store.localFile(entry);
      const { bytes } = storage.bucket.get(entry);
      storage.bucket.put(entry, Buffer.alloc(bytes.byteLength, 'x'), {});
      settings = { RELEASES_URL: storage.url };
      expect(await orime('verify', '--json')).toMatchObject({ code: 2, stdout: expect.stringContaining('live_damaged') });
    } finally {
      await storage.close();
    }
  });

  test('adopts a build of another tool, from its federation manifest, and publishes it', async () => {
    const build = await temporaryFolder();
    await writeFile(join(build, 'remoteEntry.js'), 'var stylists = {};');
    const options = [
      '--name',
      'stylists',
      '--build-version',
      '1.0.0',
      '--route',
      '/stylists=home',
      '--title-en',
      'Stylists',
      '--title-jp',
      'スタイリスト',
    ];
    expect(await orime('adopt', build, ...options)).toMatchObject({ code: 2, stderr: expect.stringContaining('build_missing: ') });
    const metaData = { globalName: 'stylists', remoteEntry: { name: 'remoteEntry.js', path: '' } };
    await writeFile(join(build, 'mf-manifest.json'), JSON.stringify({ metaData }));
    const adopted = JSON.parse((await orime('adopt', build, ...options, '--publish', '--json')).stdout);
    expect(adopted).toMatchObject({ remote: 'stylists', version: expect.stringMatching(/^1\.0\.0\+[0-9a-f]{10}$/), status: 'published' });
    expect(await orime('promote', `stylists@${adopted.version}`)).toMatchObject({ code: 0 });
  });

  test('breaks remotes only of a site of this platform', async () => {
    const other = createServer((_, answer) => answer.end('<!doctype html><h1>Somebody else</h1>'));
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const bound = other.address();
    const site = `http://127.0.0.1:${String(typeof bound === 'object' ? bound?.port : '')}/`;
    const { code, stdout } = await orime('chaos', '--site', site, '--json');
    other.close();
    expect([code, JSON.parse(stdout).error.code]).toEqual([2, 'site_unreadable']);
  });

  test('removes nothing that a kept revision names', async () => {
    expect(JSON.parse((await orime('gc', '--dry-run', '--json')).stdout)).toMatchObject({ removed: [], kept: 3 });
    expect(await orime('gc')).toMatchObject({ code: 0, stdout: expect.stringContaining('0 versions removed, 3 kept') });
  });

  test.each(
    'build verify budget chaos publish compare promote ship rollback status history gc keys override new adopt dev alone'.split(' '),
  )('%s explains itself', async (command) => {
    const { code, stdout } = await orime(command, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('--json');
  });
});
