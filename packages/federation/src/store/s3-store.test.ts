import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startFakeS3, type FakeS3 } from '@orime/testing/s3';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureKeyFile } from '../keys/index.ts';
import { liveVersions } from '../registry/compose-revision.ts';
import { inspectVersion } from '../registry/inspect-version.ts';
import { listPublished, PublishedVersions } from '../registry/list-published.ts';
import { publishVersion } from '../registry/publish-version.ts';
import { readLive } from '../registry/read-live.ts';
import { readVersion } from '../registry/read-version.ts';
import { openRegistry, type Registry } from '../registry/registry-folder.ts';
import { promote, rollback } from '../registry/release-flow.ts';
import { listRevisions } from '../registry/revisions.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';

const author = { createdBy: 'test' };
const ENTRY = 'entry.0123456789abcdef.js';
let storage: FakeS3;
let registry: Registry;

/** The same bucket seen from another machine: with no copies of its own yet. */
async function elsewhere(url = storage.url): Promise<Registry> {
  return openRegistry(await temporaryFolder(), { url, keys: registry?.keys });
}

beforeEach(async () => {
  // Small pages: a listing of a version has more than one.
  storage = await startFakeS3({ pageSize: 3 });
  const { keys } = await ensureKeyFile(join(await temporaryFolder(), 'release-key.pem'));
  registry = openRegistry(await temporaryFolder(), { url: `${storage.url}/a/prefix`, keys });
});

afterEach(() => storage.close());

describe('a registry in a bucket', () => {
  async function release(version: string): Promise<void> {
    await publishVersion(registry, await sampleBuild({ name: 'shell', version, path: '/', script: `/* ${version} */` }));
    await promote(registry, { shell: version }, author);
  }

  test('knows on another machine what is published, and asks the bucket once for all that is not', async () => {
    await release('1.0.0+a');
    const published = new PublishedVersions(await elsewhere(`${storage.url}/a/prefix`));
    expect(await published.has('shell', '1.0.0+a')).toBe(true);
    storage.fail(500);
    expect(await published.has('shell', '1.0.0+a')).toBe(true);
    expect(await published.has('shell', '2.0.0+b')).toBe(false);
    expect(await published.has('../shell', '1.0.0+a')).toBe(false);
  });

  test('publishes, promotes and rolls back, and another machine sees all of it', async () => {
    await release('1.0.0+a');
    await release('1.1.0+b');
    const other = await elsewhere(`${storage.url}/a/prefix`);
    expect(await readLive(other)).toMatchObject({ damage: undefined, channel: { revision: 2, sig: expect.any(String) } });
    expect([...(await listPublished(other))].map(([remote, versions]) => [remote, versions.length])).toEqual([['shell', 2]]);
    expect(await inspectVersion(other, 'shell', '1.1.0+b')).toEqual([]);
    expect(liveVersions(await rollback(other, 'shell', author))).toEqual({ shell: '1.0.0+a' });
    expect(await readLive(registry)).toMatchObject({ channel: { revision: 3 } });
    expect([...storage.bucket.objects.keys()].every((key) => key.startsWith('a/prefix/'))).toBe(true);
    expect(registry.store.name).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/releases\/a\/prefix$/);
  });

  test('a version is write-once: the same again changes nothing, other content is refused before any file is sent', async () => {
    const build = await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' });
    expect(await publishVersion(registry, build)).toMatchObject({ status: 'published' });
    expect(await publishVersion(await elsewhere(`${storage.url}/a/prefix`), build)).toMatchObject({ status: 'unchanged' });
    const before = storage.calls.length;
    const other = await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/', script: 'other' });
    await expect(publishVersion(registry, other)).rejects.toMatchObject({ code: 'version_differs' });
    expect(storage.calls.slice(before).filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('of many publishers with other content one wins, and the version is the winner’s, whole', async () => {
    const scripts = ['one', 'two', 'three', 'four'];
    const builds = await Promise.all(
      scripts.map((script) => sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/', script: `/* ${script} */` })),
    );
    const outcomes = await Promise.allSettled(builds.map((build) => publishVersion(registry, build)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const other = await elsewhere(`${storage.url}/a/prefix`);
    expect(await inspectVersion(other, 'shell', '1.0.0+a')).toEqual([]);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    const stored = await other.store.read(`r/shell/1.0.0+a/${ENTRY}`);
    expect(stored?.bytes.toString()).toBe(`/* ${scripts[winner] ?? ''} */`);
  });

  test('a publish that broke off shows no version, and is completed by the next', async () => {
    const build = await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' });
    await publishVersion(registry, build);
    storage.bucket.objects.delete('a/prefix/r/shell/1.0.0+a/remote.json');
    const other = await elsewhere(`${storage.url}/a/prefix`);
    await expect(promote(other, { shell: '1.0.0+a' }, author)).rejects.toMatchObject({ code: 'version_unknown' });
    await publishVersion(other, build);
    expect(await promote(other, { shell: '1.0.0+a' }, author)).toMatchObject({ revision: 1 });
  });

  test('what the bucket lost is told, and written again by publishing', async () => {
    await release('1.0.0+a');
    storage.bucket.objects.delete(`a/prefix/r/shell/1.0.0+a/${ENTRY}.br`);
    expect(await inspectVersion(registry, 'shell', '1.0.0+a')).toMatchObject([{ code: 'file_damaged', path: `${ENTRY}.br` }]);
    const build = await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/', script: '/* 1.0.0+a */' });
    expect(await publishVersion(registry, build)).toMatchObject({ status: 'repaired' });
    expect(await inspectVersion(registry, 'shell', '1.0.0+a')).toEqual([]);
  });

  test('of many who promote at once on one revision exactly one wins, and the channel is the newest revision', async () => {
    await release('1.0.0+a');
    for (const version of ['1.1.0+a', '1.1.0+b', '1.1.0+c'])
      await publishVersion(registry, await sampleBuild({ name: 'shell', version, path: '/' }));
    const others = await Promise.all(
      ['1.1.0+a', '1.1.0+b', '1.1.0+c'].map(async (shell) => [await elsewhere(`${storage.url}/a/prefix`), shell] as const),
    );
    const race = await Promise.allSettled(others.map(([each, shell]) => promote(each, { shell }, { ...author, onRevision: 1 })));
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of race)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'revision_conflict', details: { revision: 2 } });
    expect(await listRevisions(registry)).toEqual([1, 2]);
    expect(await readLive(registry)).toMatchObject({ damage: undefined, channel: { revision: 2 } });
  });

  test('a write that met another one is tried again', async () => {
    storage.meet();
    await release('1.0.0+a');
    expect(await readLive(registry)).toMatchObject({ channel: { revision: 1 } });
  });

  test('files of versions are fetched once and kept on this machine; the channel is always asked for', async () => {
    await release('1.0.0+a');
    const other = await elsewhere(`${storage.url}/a/prefix`);
    await readVersion(other, 'shell', '1.0.0+a');
    const before = storage.calls.length;
    await readVersion(other, 'shell', '1.0.0+a');
    expect(storage.calls).toHaveLength(before);
    expect(await readdir(join(other.folder, 'r', 'shell', '1.0.0+a'))).toEqual(['remote.json']);
    await readLive(other);
    expect(storage.calls.slice(before)).toContain('GET /releases/a/prefix/channels/production.json');
  });

  test('a copy that somebody found bad is fetched again, by one request for many, and is gone when the bucket has none', async () => {
    await release('1.0.0+a');
    const other = await elsewhere(`${storage.url}/a/prefix`);
    const key = `r/shell/1.0.0+a/${ENTRY}`;
    const file = (await other.store.localFile(key)) ?? '';
    await writeFile(file, '/* odd */');
    const before = storage.calls.length;
    expect(await Promise.all([1, 2, 3].map(() => other.store.renew(key)))).toEqual([true, true, true]);
    expect(storage.calls.slice(before)).toEqual([`GET /releases/a/prefix/${key}`]);
    expect(await readFile(file, 'utf8')).toBe('/* 1.0.0+a */');
    storage.bucket.objects.delete(`a/prefix/r/shell/1.0.0+a/remote.json`);
    await readVersion(other, 'shell', '1.0.0+a').catch(() => undefined);
    await other.store.renew('r/shell/1.0.0+a/remote.json');
    await expect(readVersion(other, 'shell', '1.0.0+a')).rejects.toMatchObject({ code: 'version_unknown' });
  });

  test('past the copies, what the bucket has is read', async () => {
    await release('1.0.0+a');
    const { store } = registry;
    const key = `r/shell/1.0.0+a/${ENTRY}`;
    await store.read(key);
    storage.bucket.put(`a/prefix/${key}`, Buffer.from('/* odd */'), {});
    expect((await store.read(key))?.bytes.toString()).toBe('/* 1.0.0+a */');
    expect((await store.withoutCopies().read(key))?.bytes.toString()).toBe('/* odd */');
  });

  test('wrong credentials are refused by the storage, and nothing is there afterwards', async () => {
    const wrong = await elsewhere(storage.url.replace('secret', 'other'));
    await expect(publishVersion(wrong, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }))).rejects.toMatchObject({
      code: 'store_refused',
      message: expect.stringContaining('SignatureDoesNotMatch'),
    });
    expect(storage.bucket.objects.size).toBe(0);
  });
});

describe('conditional writes', () => {
  test('create only what is not there, and replace only what is still the same', async () => {
    const { store } = registry;
    expect(await store.create('channels/x.json', Buffer.from('1'))).toBe(true);
    expect(await store.create('channels/x.json', Buffer.from('2'))).toBe(false);
    const { tag } = (await store.read('channels/x.json')) ?? { tag: undefined };
    expect(await store.swap('channels/x.json', Buffer.from('2'), tag)).toBe(true);
    expect(await store.swap('channels/x.json', Buffer.from('3'), tag)).toBe(false);
    expect(await store.swap('channels/gone.json', Buffer.from('3'), tag)).toBe(false);
    expect((await store.read('channels/x.json'))?.bytes.toString()).toBe('2');
  });
});
