import { beforeEach, describe, expect, test } from '@jest/globals';
import { startFakeS3 } from '@orime/testing/s3';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { collectGarbage } from './collect-garbage.ts';
import { listPublished } from './list-published.ts';
import { forgetRevision } from './lost-revisions.ts';
import { publishVersion } from './publish-version.ts';
import { openRegistry, revisionFile, versionFolder, type Registry } from './registry-folder.ts';
import { promote, rollback } from './release-flow.ts';
import { sampleBuild, temporaryFolder } from './sample-build.ts';

const author = { createdBy: 'test' };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
let registry: Registry;

async function publish(name: string, version: string): Promise<void> {
  await publishVersion(registry, await sampleBuild({ name, version, path: name === 'shell' ? '/' : `/${name}` }));
}

async function versions(of = registry): Promise<string[]> {
  return [...(await listPublished(of))].flatMap(([remote, stored]) => stored.map(({ version }) => `${remote}@${version}`)).toSorted();
}

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  await publish('shell', '1.0.0+a');
  for (const version of ['1.0.0+a', '1.0.0+b', '1.0.0+c']) await publish('magazine', version);
  await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
  await promote(registry, { magazine: '1.0.0+b' }, author);
});

describe('collecting garbage', () => {
  test('keeps what a revision of the retention names, and what was published lately', async () => {
    expect(await collectGarbage(registry)).toMatchObject({ removed: [], kept: 4 });
    // After the retention the two revisions are still among the newest fifty; the version that nobody promoted goes.
    expect(await collectGarbage(registry, { now: inDays(31) })).toMatchObject({
      removed: [{ remote: 'magazine', version: '1.0.0+c', bytes: expect.any(Number) }],
      kept: 3,
    });
    expect(await versions()).toEqual(['magazine@1.0.0+a', 'magazine@1.0.0+b', 'shell@1.0.0+a']);
    await rollback(registry, 'magazine', author);
  });

  test('lets go of versions that only older revisions name, and never of what is live', async () => {
    for (let turn = 0; turn < 26; turn += 1) for (const magazine of ['1.0.0+c', '1.0.0+b']) await promote(registry, { magazine }, author);
    expect(await collectGarbage(registry, { now: inDays(29) })).toMatchObject({ removed: [] });
    expect(await collectGarbage(registry, { now: inDays(31) })).toMatchObject({ removed: [{ version: '1.0.0+a' }] });
    expect(await versions()).toEqual(['magazine@1.0.0+b', 'magazine@1.0.0+c', 'shell@1.0.0+a']);
  });

  test('tells beforehand what it would remove', async () => {
    const told = await collectGarbage(registry, { now: inDays(31), isDryRun: true });
    expect(told.removed.map(({ version }) => version)).toEqual(['1.0.0+c']);
    expect(await versions()).toHaveLength(4);
  });

  test('removes nothing while a revision cannot be read', async () => {
    await writeFile(revisionFile(registry, 1), '{');
    await expect(collectGarbage(registry, { now: inDays(31) })).rejects.toMatchObject({ code: 'revision_damaged' });
    expect(await versions()).toHaveLength(4);
  });

  test('goes on when the revision that cannot be read was never live, or was given up', async () => {
    await writeFile(revisionFile(registry, 3), '{');
    await expect(collectGarbage(registry, { now: inDays(31) })).rejects.toMatchObject({ code: 'revision_damaged' });
    await promote(registry, { magazine: '1.0.0+b' }, author);
    await writeFile(revisionFile(registry, 1), '{');
    await forgetRevision(registry, 1);
    await collectGarbage(registry, { now: inDays(31) });
    expect(await versions()).toEqual(['magazine@1.0.0+b', 'shell@1.0.0+a']);
  });

  test('clears away what a killed publish left, after a day', async () => {
    const staging = `${versionFolder(registry, 'magazine', '1.0.0+d')}.0123.tmp`;
    await mkdir(staging);
    expect(await collectGarbage(registry)).toMatchObject({ leftovers: 0 });
    await utimes(staging, inDays(-2), inDays(-2));
    expect(await collectGarbage(registry)).toMatchObject({ leftovers: 1 });
  });

  test('a removed version may be published again, with the same content only', async () => {
    await collectGarbage(registry, { now: inDays(31) });
    const other = await sampleBuild({ name: 'magazine', version: '1.0.0+c', script: 'other' });
    await expect(publishVersion(registry, other)).rejects.toMatchObject({ code: 'version_differs' });
    await publish('magazine', '1.0.0+c');
    expect(await versions()).toContain('magazine@1.0.0+c');
  });

  test('works in a bucket too', async () => {
    const storage = await startFakeS3();
    registry = openRegistry(await temporaryFolder(), { url: storage.url, keys: undefined });
    await publish('shell', '1.0.0+a');
    for (const version of ['1.0.0+a', '1.0.0+b']) await publish('magazine', version);
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    storage.bucket.put('r/magazine/1.0.0+x/half.js', Buffer.from('half'), {});
    expect(await collectGarbage(registry, { now: inDays(31) })).toMatchObject({
      removed: expect.arrayContaining([expect.objectContaining({ version: '1.0.0+b' })]),
    });
    expect([...storage.bucket.objects.keys()].filter((key) => key.startsWith('r/magazine/') && !key.includes('1.0.0+a'))).toEqual([]);
    await storage.close();
  });
});
