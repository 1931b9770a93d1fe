import { expect, test } from '@jest/globals';
import { openRegistry, publishVersion, versionFolder } from '@orime/federation/registry';
import { sampleBuild, temporaryFolder } from '@orime/federation/sample-build';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoredManifests } from './stored-manifests.ts';

test('names of nothing are looked for once a second, however often they are asked for', async () => {
  const registry = openRegistry(await temporaryFolder());
  const manifests = new StoredManifests(registry);
  expect(await manifests.findAsked('magazine', '1.0.0+a')).toBeUndefined();
  await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+a' }));
  // Proof that the store is not read again for each question: what was published meanwhile is not seen yet.
  expect(await manifests.findAsked('magazine', '1.0.0+a')).toBeUndefined();
  await sleep(1100);
  expect(await manifests.findAsked('magazine', '1.0.0+a')).toMatchObject({ version: '1.0.0+a' });
});

test('what a revision names is found at once, and kept when its folder goes', async () => {
  const registry = openRegistry(await temporaryFolder());
  const manifests = new StoredManifests(registry);
  expect(await manifests.findAsked('magazine', '1.0.0+a')).toBeUndefined();
  await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+a' }));
  expect(await manifests.find('magazine', '1.0.0+a')).toMatchObject({ version: '1.0.0+a' });
  await rm(versionFolder(registry, 'magazine', '1.0.0+a'), { recursive: true });
  expect(await manifests.findAsked('magazine', '1.0.0+a')).toMatchObject({ version: '1.0.0+a' });
});

test('of many versions the ones asked for last stay in memory', async () => {
  const registry = openRegistry(await temporaryFolder());
  const manifests = new StoredManifests(registry, 2);
  for (const version of ['1.0.0+a', '1.0.0+b', '1.0.0+c']) {
    await publishVersion(registry, await sampleBuild({ name: 'magazine', version }));
    await manifests.find('magazine', version);
  }
  await rm(registry.folder, { recursive: true });
  expect(await manifests.find('magazine', '1.0.0+c')).toBeDefined();
  expect(await manifests.find('magazine', '1.0.0+a')).toBeUndefined();
});
