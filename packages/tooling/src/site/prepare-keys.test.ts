import { beforeEach, expect, test } from '@jest/globals';
import { openRegistry, promote, publishVersion, readLive, verifyingKeys } from '@orime/federation/registry';
import { sampleBuild, temporaryFolder } from '@orime/federation/sample-build';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareKeys } from './prepare-keys.ts';

let settings: { readonly dataDir: string; readonly releasesDir: string };
const author = { createdBy: 'test' };

/** What a gateway that was told this much finds. */
const served = async (env: NodeJS.ProcessEnv) =>
  readLive(openRegistry(settings.releasesDir, { keys: verifyingKeys(env['RELEASE_PUBLIC_KEY'] ?? '') }));

beforeEach(async () => {
  const dataDir = await temporaryFolder();
  settings = { dataDir, releasesDir: join(dataDir, 'releases') };
  const registry = openRegistry(settings.releasesDir, { keys: undefined });
  for (const version of ['1.0.0+a', '1.0.0+b'])
    await publishVersion(registry, await sampleBuild({ name: 'shell', version, path: '/', script: `/* ${version} */` }));
  await promote(registry, { shell: '1.0.0+a' }, author);
});

test('the first start on a data folder from before signs what is there; later ones change nothing', async () => {
  const env = await prepareKeys(settings, {});
  expect(env['RELEASE_PRIVATE_KEY_FILE']).toBe(join(settings.dataDir, 'release-key.pem'));
  expect(await served(env)).toMatchObject({ damage: undefined, channel: { revision: 1 } });
  const before = await readFile(join(settings.releasesDir, 'channels', 'production.json'), 'utf8');
  expect(await prepareKeys(settings, {})).toEqual(env);
  expect(await readFile(join(settings.releasesDir, 'channels', 'production.json'), 'utf8')).toBe(before);
  // Whoever releases on this machine needs no setting.
  await promote(openRegistry(settings.releasesDir), { shell: '1.0.0+b' }, author);
  expect(await served(env)).toMatchObject({ damage: undefined, channel: { revision: 2 } });
});

test('a later start does not vouch for what somebody else wrote meanwhile', async () => {
  const env = await prepareKeys(settings, {});
  const file = join(settings.releasesDir, 'channels', 'production.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('1.0.0+a', '1.0.0+b'));
  expect(await prepareKeys(settings, {})).toEqual(env);
  expect(await served(env)).toMatchObject({ damage: { code: 'signature_wrong' }, channel: { shell: { version: '1.0.0+a' } } });
});

test('a lost key is replaced by a new one, which signs the history', async () => {
  const lost = await prepareKeys(settings, {});
  await rm(join(settings.dataDir, 'release-key.pem'));
  const env = await prepareKeys(settings, {});
  expect(env['RELEASE_PUBLIC_KEY']).not.toBe(lost['RELEASE_PUBLIC_KEY']);
  expect(await served(env)).toMatchObject({ damage: undefined, channel: { revision: 1 } });
});

test('a key that is none ends the start with one sentence', async () => {
  await writeFile(join(settings.dataDir, 'release-key.pem'), 'none');
  await expect(prepareKeys(settings, {})).rejects.toThrow(/release-key\.pem, cannot be used: .* is no key\. Remove it, or name another/);
});

test('a key that is named in the settings is made there', async () => {
  const file = join(await temporaryFolder(), 'elsewhere.pem');
  expect(await prepareKeys(settings, { RELEASE_PRIVATE_KEY_FILE: file })).toMatchObject({ RELEASE_PRIVATE_KEY_FILE: file });
});
