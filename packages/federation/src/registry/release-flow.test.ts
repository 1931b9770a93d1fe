import { beforeEach, describe, expect, test } from '@jest/globals';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersions } from './compose-revision.ts';
import { inspectVersion } from './inspect-version.ts';
import { publishVersion } from './publish-version.ts';
import { readLive } from './read-live.ts';
import { channelFile, openRegistry, revisionFile, versionFolder, type Registry } from './registry-folder.ts';
import { promote, rollback } from './release-flow.ts';
import { listRevisions, pointChannel, readChannel, readRevision } from './revisions.ts';
import { sampleBuild, temporaryFolder, type SampleBuild } from './sample-build.ts';

const author = { createdBy: 'test' };
let registry: Registry;

async function publish(build: SampleBuild): Promise<void> {
  await publishVersion(registry, await sampleBuild(build));
}

async function live(): Promise<Readonly<Record<string, string>>> {
  const channel = await readChannel(registry);
  return channel === undefined ? {} : liveVersions(channel);
}

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  await publish({ name: 'shell', version: '1.0.0+a', path: '/' });
  await publish({ name: 'magazine', version: '1.0.0+a' });
  await publish({ name: 'magazine', version: '1.0.0+b' });
  await publish({ name: 'wholesale', version: '1.0.0+a' });
});

describe('promoting', () => {
  test('puts several versions live in one revision', async () => {
    const channel = await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' }, author);
    expect(channel).toMatchObject({ revision: 1, previous: null, reason: 'first', createdBy: 'test' });
    expect(await live()).toEqual({ shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' });
  });

  test('leaves the others as they are', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' }, author);
    expect(await promote(registry, { magazine: '1.0.0+b' }, author)).toMatchObject({ revision: 2, previous: 1, reason: 'deploy' });
    expect(await live()).toEqual({ shell: '1.0.0+a', magazine: '1.0.0+b', wholesale: '1.0.0+a' });
  });

  test('what is live already makes no revision', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+a' }, author);
    expect(await listRevisions(registry)).toEqual([1]);
  });

  test('a version that is not published is refused', async () => {
    await expect(promote(registry, { shell: '1.0.0+a', magazine: '9.9.9' }, author)).rejects.toMatchObject({ code: 'version_unknown' });
    expect(await live()).toEqual({});
  });

  test('is refused when somebody else was first, whatever moment that was', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' }, author);
    const { store } = registry;
    for (let step = 1, isLate = false; !isLate; step += 1) {
      const [base = 0] = (await listRevisions(registry)).slice(-1);
      const { magazine } = await live();
      const version = magazine === '1.0.0+a' ? '1.0.0+b' : '1.0.0+a';
      let calls = 0;
      // Before the decision's own access number `step`, another one is carried out whole.
      const hooked = new Proxy(store, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return async (...args: unknown[]) => {
            if (++calls === step) await promote(registry, { magazine: version }, { ...author, onRevision: base }).catch(() => undefined);
            return Reflect.apply(value, target, args) as unknown;
          };
        },
      });
      const decision = promote({ ...registry, store: hooked }, { magazine: version }, { ...author, onRevision: base });
      await decision.then(
        ({ revision }) => expect(revision).toBe(base + 1),
        (error: unknown) => expect(error).toMatchObject({ code: 'revision_conflict' }),
      );
      expect(await listRevisions(registry)).toHaveLength(base + 1);
      isLate = calls < step;
    }
  });

  test('a set without a shell is refused', async () => {
    await expect(promote(registry, { magazine: '1.0.0+a' }, author)).rejects.toMatchObject({ code: 'shell_missing' });
  });

  test('two owners of one path are refused, whatever their parameters are called', async () => {
    await publish({ name: 'magazine', version: '2.0.0+a', path: '/catalog/:country' });
    await publish({ name: 'wholesale', version: '2.0.0+a', path: '/catalog/:place' });
    await promote(registry, { shell: '1.0.0+a', magazine: '2.0.0+a' }, author);
    await expect(promote(registry, { wholesale: '2.0.0+a' }, author)).rejects.toMatchObject({
      code: 'route_conflict',
      details: { remotes: ['magazine', 'wholesale'] },
    });
    expect(await listRevisions(registry)).toEqual([1]);
  });

  test('a remote that needs more than the shell offers is refused', async () => {
    await publish({ name: 'magazine', version: '3.0.0+a', shellApi: '^0.2.0' });
    await expect(promote(registry, { shell: '1.0.0+a', magazine: '3.0.0+a' }, author)).rejects.toMatchObject({
      code: 'shell_api_mismatch',
      details: { needs: '^0.2.0', offers: '0.1.0' },
    });
  });

  test('a lost race names the other revision and changes nothing', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+b' }, { createdBy: 'somebody' });
    await expect(promote(registry, { wholesale: '1.0.0+a' }, { ...author, onRevision: 1 })).rejects.toMatchObject({
      code: 'revision_conflict',
      details: { revision: 2, createdBy: 'somebody' },
    });
    expect(await live()).toEqual({ shell: '1.0.0+a', magazine: '1.0.0+b' });
  });

  test('of many at once exactly one gets the next revision', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    const race = await Promise.allSettled(
      Array.from({ length: 12 }, () => promote(registry, { magazine: '1.0.0+b' }, { ...author, onRevision: 1 })),
    );
    expect(race.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(await listRevisions(registry)).toEqual([1, 2]);
    expect(await readChannel(registry)).toMatchObject({ revision: 2 });
  });

  test('a promotion that was killed before the channel moved is completed by the next look', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    const before = await readFile(channelFile(registry), 'utf8');
    await promote(registry, { magazine: '1.0.0+b' }, author);
    await writeFile(channelFile(registry), before);
    await pointChannel(registry);
    expect(await live()).toMatchObject({ magazine: '1.0.0+b' });
  });
});

describe('a registry that was damaged', () => {
  beforeEach(async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+b' }, author);
  });

  test('by a promotion that was killed half way is mended by promoting the same version again', async () => {
    const first = JSON.stringify(await readRevision(registry, 1));
    await writeFile(channelFile(registry), first);
    expect(await promote(registry, { magazine: '1.0.0+b' }, author)).toMatchObject({ revision: 2 });
    expect(await live()).toMatchObject({ magazine: '1.0.0+b' });
    expect(await listRevisions(registry)).toEqual([1, 2]);
  });

  test.each([
    ['is gone', () => rm(channelFile(registry))],
    ['is cut off', () => writeFile(channelFile(registry), '{ "schema": 1, "rev')],
    ['is forged', async () => writeFile(channelFile(registry), JSON.stringify({ ...(await readRevision(registry, 1)), revision: 999 }))],
  ])('in a channel file that %s gives the newest revision, and a promotion of what is live mends it', async (_, damage) => {
    await damage();
    expect(await readLive(registry)).toMatchObject({ channel: { revision: 2 }, damage: { code: 'channel_damaged' } });
    await promote(registry, { magazine: '1.0.0+b' }, author);
    expect(await readLive(registry)).toEqual({ channel: await readRevision(registry, 2), damage: undefined });
  });

  test('by a version that is gone can still release and roll back everything else', async () => {
    await rm(versionFolder(registry, 'magazine', '1.0.0+b'), { recursive: true });
    expect(await promote(registry, { wholesale: '1.0.0+a' }, author)).toMatchObject({ revision: 3 });
    expect(await rollback(registry, 'magazine', author)).toMatchObject({ revision: 4 });
    expect(await live()).toEqual({ shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' });
    const again = promote(registry, { magazine: '1.0.0+b' }, { ...author, again: true });
    await expect(again).rejects.toMatchObject({ code: 'version_unknown' });
  });

  test('tells what is missing or cut off of a version', async () => {
    expect(await inspectVersion(registry, 'magazine', '1.0.0+b')).toEqual([]);
    const entry = join(versionFolder(registry, 'magazine', '1.0.0+b'), 'entry.0123456789abcdef.js');
    await truncate(`${entry}.br`, 3);
    expect(await inspectVersion(registry, 'magazine', '1.0.0+b')).toEqual([
      { remote: 'magazine', version: '1.0.0+b', code: 'file_damaged', path: 'entry.0123456789abcdef.js.br' },
    ]);
    await rm(entry);
    expect(await inspectVersion(registry, 'magazine', '1.0.0+b')).toContainEqual(
      expect.objectContaining({ code: 'file_damaged', path: 'entry.0123456789abcdef.js' }),
    );
    await rm(versionFolder(registry, 'magazine', '1.0.0+b'), { recursive: true });
    expect(await inspectVersion(registry, 'magazine', '1.0.0+b')).toEqual([
      { remote: 'magazine', version: '1.0.0+b', code: 'version_missing' },
    ]);
  });
});

describe('rolling back', () => {
  test('brings back one remote and leaves what changed since', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+b' }, author);
    await promote(registry, { wholesale: '1.0.0+a' }, author);
    expect(await rollback(registry, 'magazine', author)).toMatchObject({ revision: 4, previous: 3, reason: 'rollback' });
    expect(await live()).toEqual({ shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' });
  });

  test('without a name it undoes the newest revision', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+b', wholesale: '1.0.0+a' }, author);
    await rollback(registry, undefined, author);
    expect(await live()).toEqual({ shell: '1.0.0+a', magazine: '1.0.0+a' });
  });

  test('goes further back the second time, never to what was rolled back itself', async () => {
    await publish({ name: 'magazine', version: '1.0.0+c' });
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+b' }, author);
    await promote(registry, { magazine: '1.0.0+c' }, author);
    await rollback(registry, 'magazine', author);
    expect(await live()).toMatchObject({ magazine: '1.0.0+b' });
    await promote(registry, { wholesale: '1.0.0+a' }, author);
    await rollback(registry, 'magazine', author);
    expect(await live()).toMatchObject({ magazine: '1.0.0+a', wholesale: '1.0.0+a' });
    await expect(rollback(registry, 'magazine', author)).rejects.toMatchObject({ code: 'nothing_to_roll_back' });
  });

  test('passes over what was live for less than five minutes, if there is something better', async () => {
    await publish({ name: 'magazine', version: '1.0.0+c' });
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+b' }, author);
    await promote(registry, { magazine: '1.0.0+c' }, author);
    const first = await readRevision(registry, 1);
    await writeFile(revisionFile(registry, 1), JSON.stringify({ ...first, createdAt: new Date(Date.now() - 6 * 60_000).toISOString() }));
    await rollback(registry, 'magazine', author);
    expect(await live()).toMatchObject({ magazine: '1.0.0+a' });
  });

  test('has nothing to go back to after the first promotion', async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await expect(rollback(registry, 'magazine', author)).rejects.toMatchObject({ code: 'nothing_to_roll_back' });
    await rm(channelFile(registry));
    expect(await live()).toEqual({});
  });
});
