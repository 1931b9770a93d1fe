import { beforeEach, describe, expect, test } from '@jest/globals';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { liveVersions } from './compose-revision.ts';
import { publishVersion } from './publish-version.ts';
import { readLive } from './read-live.ts';
import { channelFile, openRegistry, revisionFile, type Registry } from './registry-folder.ts';
import { promote, rollback } from './release-flow.ts';
import { listRevisions, readChannel } from './revisions.ts';
import { sampleBuild, temporaryFolder } from './sample-build.ts';

const author = { createdBy: 'test' };
let registry: Registry;

async function live(): Promise<Readonly<Record<string, string>>> {
  const channel = await readChannel(registry);
  return channel === undefined ? {} : liveVersions(channel);
}

/** Without keys: the channel proves itself by the revision that it follows. Magazine b is live in revision 2, after a. */
beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  for (const version of ['1.0.0+a', '1.0.0+b']) await publishVersion(registry, await sampleBuild({ name: 'magazine', version }));
  await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
  await promote(registry, { magazine: '1.0.0+b' }, author);
});

describe('a registry that was damaged', () => {
  test('in the live revision goes on from the channel, which brings the file back', async () => {
    const whole = await readFile(revisionFile(registry, 2), 'utf8');
    await writeFile(revisionFile(registry, 2), '{');
    expect(await readLive(registry)).toMatchObject({ channel: { revision: 2 }, damage: undefined });
    expect(await rollback(registry, 'magazine', author)).toMatchObject({ revision: 3, previous: 2 });
    expect(await readFile(revisionFile(registry, 2), 'utf8')).toBe(whole);
    expect(await live()).toMatchObject({ magazine: '1.0.0+a' });
  });

  test('in the live revision and in the channel falls back to the one before, and releases above what is left', async () => {
    await writeFile(revisionFile(registry, 2), '{');
    await rm(channelFile(registry));
    expect(await readLive(registry)).toMatchObject({ channel: { revision: 1 }, damage: { code: 'channel_damaged' } });
    expect(await promote(registry, { shell: '1.0.0+a' }, author)).toMatchObject({ revision: 3, previous: 1 });
    expect(await readFile(revisionFile(registry, 2), 'utf8')).toBe('{');
  });

  test('by a half-written newest revision can still release and roll back, and never writes over it', async () => {
    await writeFile(revisionFile(registry, 3), '{');
    expect(await readLive(registry)).toMatchObject({ channel: { revision: 2 }, damage: undefined });
    expect(await rollback(registry, 'magazine', author)).toMatchObject({ revision: 4, previous: 2 });
    expect(await promote(registry, { magazine: '1.0.0+b' }, { ...author, again: true })).toMatchObject({ revision: 5, previous: 4 });
    expect(await readFile(revisionFile(registry, 3), 'utf8')).toBe('{');
  });

  test('of a store that does not answer takes nothing for damaged', async () => {
    const deaf = Object.assign(Object.create(registry.store), {
      read: (key: string) => (key.startsWith('revisions/') ? Promise.reject(new Error('timeout')) : registry.store.read(key)),
    });
    await expect(promote({ ...registry, store: deaf }, { magazine: '1.0.0+a' }, author)).rejects.toThrow('timeout');
    expect(await listRevisions(registry)).toEqual([1, 2]);
  });
});
