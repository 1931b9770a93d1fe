import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { promote, readLive, rollback } from '@orime/federation/registry';
import { temporaryFolder } from '@orime/federation/sample-build';
import { startFakeS3, type FakeS3 } from '@orime/testing/s3';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bootOf, buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../../test/build-test-gateway.ts';

const SHOP = 'r/retail-shop/1.1.0+b';
const SHOP_ENTRY = `/${SHOP}/entry.0123456789abcdef.js`;
const CHANNEL = 'channels/production.json';
const OTHER_PAGES = ['/', '/about', '/media', '/verify/abc', '/catalog', '/designs/fog-coat'];
/** A gateway asks a bucket for its channel no more often than this. */
const CHANGE_SEEN_MS = 50;
/** And for a file that it found damaged. */
const REFETCHED_MS = 1_050;

/** Where a store is, and how what it keeps is damaged there. */
interface Place {
  start(): Promise<TestGateway>;
  /** An object, or with a slash at the end everything below it. */
  remove(key: string): Promise<void>;
  write(key: string, content: string | Buffer): Promise<void>;
  read(key: string): Promise<Buffer>;
}

const PLACES = {
  folder: {
    start: () => buildTestGateway(),
    remove: (key) => rm(fileOf(key), { recursive: true }),
    write: (key, content) => writeFile(fileOf(key), content),
    read: (key) => readFile(fileOf(key)),
  },
  bucket: {
    async start() {
      storage = await startFakeS3();
      return buildTestGateway({ releasesUrl: storage.url });
    },
    async remove(key) {
      const { objects } = bucket();
      for (const each of [...objects.keys()]) if (each === key || (key.endsWith('/') && each.startsWith(key))) objects.delete(each);
      await setTimeout(CHANGE_SEEN_MS);
    },
    async write(key, content) {
      bucket().put(key, Buffer.from(content), {});
      await setTimeout(CHANGE_SEEN_MS);
    },
    read: (key) => Promise.resolve(bucket().get(key).bytes),
  },
} satisfies Record<string, Place>;

let place: Place;
let storage: FakeS3 | undefined;
let running: TestGateway;

/** A gateway that was already running when the store was damaged, or one that starts on the damaged store. */
const STATES = {
  running: async () => {
    await running.get('/about');
    return running;
  },
  // On another machine: of a bucket it has no copies yet.
  'freshly started': async () => running.again(storage && { releasesFolder: await temporaryFolder() }),
};

const CASES = (['folder', 'bucket'] as const).flatMap((kept) =>
  (['running', 'freshly started'] as const).map((state) => ({ kept, state })),
);

describe.each(CASES)('with a $kept and a gateway that is $state', ({ kept, state }) => {
  beforeEach(async () => {
    place = PLACES[kept];
    running = await place.start();
    await running.release(sampleShell, sampleShop);
    await running.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
  });

  afterEach(async () => {
    await running.close();
    await storage?.close();
    storage = undefined;
  });

  /** Damages the store and answers the gateway; what one state starts with is started before. */
  async function after(damage: () => Promise<unknown>): Promise<TestGateway> {
    if (state === 'freshly started') await damage();
    const gateway = await STATES[state]();
    if (state === 'running') await damage();
    return gateway;
  }

  test.each([
    ['the folder of a live version is deleted', () => place.remove(`${SHOP}/`)],
    ['its manifest is deleted', () => place.remove(`${SHOP}/remote.json`)],
    ['its manifest is cut off', () => cutOff(`${SHOP}/remote.json`, 100)],
    ['its entry is deleted', () => place.remove(SHOP_ENTRY.slice(1))],
    ['the channel file is deleted', () => place.remove(CHANNEL)],
    ['the channel file is cut off', () => cutOff(CHANNEL, 80)],
    ['the channel file is garbage', () => place.write(CHANNEL, '{"schema":1,"revision')],
    ['a promotion was torn', () => tear()],
    ['a newer revision is cut off', () => place.write(revisionOf(3), '{"sch')],
    ['the live revision is cut off', () => cutOff(revisionOf(2), 80)],
    ['the live revision is deleted', () => place.remove(revisionOf(2))],
    ['an earlier revision is cut off', () => cutOff(revisionOf(1), 80)],
  ])('when %s, every page still is a page', async (_, damage) => {
    const gateway = await after(damage);
    // The browser asks for the files of the page; only then can a running gateway notice.
    await gateway.get(SHOP_ENTRY);
    for (const path of OTHER_PAGES) expect([path, (await gateway.get(path)).statusCode]).toEqual([path, 200]);
    expect(bootOf((await gateway.get('/about')).body).release.remotes['retail-shop']).toMatchObject({ version: '1.1.0+b' });
    await gateway.close();
  });

  test('a deleted version keeps its routes, so that its pages show their panel, and is told by readiness', async () => {
    const gateway = await after(() => place.remove(`${SHOP}/`));
    const document = await gateway.get('/catalog');
    expect(document.body).toContain('<title>Catalog — Orime</title>');
    expect((await gateway.get(SHOP_ENTRY)).statusCode).toBe(404);
    expect((await gateway.get('/readyz')).json()).toMatchObject({
      damage: [{ remote: 'retail-shop', version: '1.1.0+b', code: 'version_missing' }],
    });
    // Files that are not there are not preloaded either.
    expect((await gateway.get('/catalog')).body).not.toContain('href="/r/retail-shop/');
    await gateway.close();
  });

  test('a shell that is gone gives the newest earlier revision whose shell is whole', async () => {
    await running.release({ ...sampleShell, version: '1.2.0+c' });
    const gateway = await after(() => place.remove('r/shell/1.2.0+c/'));
    await gateway.get('/r/shell/1.2.0+c/entry.0123456789abcdef.js');
    const document = await gateway.get('/about');
    expect(document.statusCode).toBe(200);
    expect(bootOf(document.body).release).toMatchObject({ revision: 2, shell: '1.0.0+a' });
    expect((await gateway.get('/readyz')).json()).toMatchObject({ damage: [{ remote: 'shell', code: 'version_missing' }] });
    await gateway.close();
  });

  test('a shell that is gone and has no predecessor still leaves documents', async () => {
    const gateway = await after(() => place.remove('r/shell/1.0.0+a/'));
    expect((await gateway.get('/about')).statusCode).toBe(200);
    await gateway.close();
  });

  test('a deleted channel file is told by readiness, and a promotion of what is live brings it back', async () => {
    const gateway = await after(() => place.remove(CHANNEL));
    expect((await gateway.get('/readyz')).json()).toMatchObject({ revision: 2, damage: [{ code: 'channel_damaged' }] });
    await promote(running.registry, { shell: '1.0.0+a' }, { createdBy: 'test' });
    await setTimeout(CHANGE_SEEN_MS);
    expect((await gateway.get('/readyz')).json()).toMatchObject({ revision: 2, damage: [] });
    expect(await readLive(running.registry)).toMatchObject({ damage: undefined });
    await gateway.close();
  });

  test('a deleted live revision is told by readiness, stays live, and a promotion of what is live brings its file back', async () => {
    const gateway = await after(() => place.remove(revisionOf(2)));
    // One that runs looks at what has not changed once a second.
    const beside = await running.again();
    expect((await beside.get('/readyz')).json()).toMatchObject({ revision: 2, damage: [{ code: 'revision_damaged' }] });
    await promote(running.registry, { shell: '1.0.0+a' }, { createdBy: 'test' });
    const fresh = await running.again();
    expect((await fresh.get('/readyz')).json()).toMatchObject({ revision: 2, damage: [] });
    for (const site of [gateway, beside, fresh]) {
      expect(bootOf((await site.get('/about')).body).release.remotes['retail-shop']).toMatchObject({ version: '1.1.0+b' });
      await site.close();
    }
  });

  test('over a half-written revision a rollback reaches visitors', async () => {
    const gateway = await after(() => place.write(revisionOf(3), '{"sch'));
    await rollback(running.registry, 'retail-shop', { createdBy: 'test' });
    await setTimeout(CHANGE_SEEN_MS);
    expect(bootOf((await gateway.get('/about')).body).release).toMatchObject({
      revision: 4,
      remotes: { 'retail-shop': { version: '1.0.0+a' } },
    });
    await gateway.close();
  });

  test.each([
    ['a byte of a live version is another', () => place.write(SHOP_ENTRY.slice(1), 'bad')],
    ['the manifest of a live version is forged', () => forgeManifest()],
  ])('when %s, its file is served again after the version is published again', async (_, damage) => {
    const gateway = await after(damage);
    await gateway.get(SHOP_ENTRY);
    await running.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
    await setTimeout(place === PLACES.bucket ? REFETCHED_MS : 0);
    const fresh = await running.again();
    for (const site of [gateway, fresh]) expect((await site.get(SHOP_ENTRY)).body).toBe('new');
    expect((await fresh.get('/readyz')).json()).toMatchObject({ revision: 2, damage: [] });
    await fresh.close();
    await gateway.close();
  });

  test('a torn promotion shows what was live, and promoting again shows the new', async () => {
    const gateway = await after(() => tear());
    expect(bootOf((await gateway.get('/about')).body).release).toMatchObject({ revision: 2 });
    await promote(running.registry, { 'retail-shop': '1.0.0+a' }, { createdBy: 'test' });
    await setTimeout(CHANGE_SEEN_MS);
    expect(bootOf((await gateway.get('/about')).body).release).toMatchObject({ revision: 3 });
    await gateway.close();
  });
});

/** File of a registry in a folder. */
function fileOf(key: string): string {
  return join(running.registry.folder, key);
}

function bucket(): FakeS3['bucket'] {
  if (storage === undefined) throw new Error('The store is no bucket');
  return storage.bucket;
}

async function cutOff(key: string, bytes: number): Promise<void> {
  await place.write(key, (await place.read(key)).subarray(0, bytes));
}

function revisionOf(number: number): string {
  return `revisions/${String(number).padStart(6, '0')}.json`;
}

async function forgeManifest(): Promise<void> {
  const key = `${SHOP}/remote.json`;
  await place.write(key, (await place.read(key)).toString().replaceAll('"criticality":"core"', '"criticality":"standard"'));
}

/** As after a kill between the two steps of a promotion: the revision is written, the channel is not. */
async function tear(): Promise<void> {
  const live = await readLive(running.registry);
  await promote(running.registry, { 'retail-shop': '1.0.0+a' }, { createdBy: 'test' });
  await place.write(CHANNEL, JSON.stringify(live?.channel));
}
