import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { channelFile, promote, readLive, rollback, versionFolder } from '@orime/federation/registry';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootOf, buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../../test/build-test-gateway.ts';

const SHOP_FILE = 'entry.0123456789abcdef.js';
const SHOP_ENTRY = `/r/retail-shop/1.1.0+b/${SHOP_FILE}`;
const OTHER_PAGES = ['/', '/about', '/media', '/verify/abc', '/catalog', '/designs/fog-coat'];

let running: TestGateway;

/** A gateway that was already running when the store was damaged, or one that starts on the damaged store. */
const STATES = {
  running: async () => {
    await running.get('/about');
    return running;
  },
  'freshly started': () => Promise.resolve(running.again()),
};

beforeEach(async () => {
  running = await buildTestGateway();
  await running.release(sampleShell, sampleShop);
  await running.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
});

afterEach(() => running.close());

describe.each(Object.keys(STATES) as (keyof typeof STATES)[])('with a gateway that is %s', (state) => {
  /** Damages the store and answers the gateway; what one state starts with is started before. */
  async function after(damage: () => Promise<unknown>): Promise<TestGateway> {
    if (state === 'freshly started') await damage();
    const gateway = await STATES[state]();
    if (state === 'running') await damage();
    return gateway;
  }

  test.each([
    ['the folder of a live version is deleted', () => rm(folderOf('retail-shop', '1.1.0+b'), { recursive: true })],
    ['its manifest is deleted', () => rm(join(folderOf('retail-shop', '1.1.0+b'), 'remote.json'))],
    ['its manifest is cut off', () => truncate(join(folderOf('retail-shop', '1.1.0+b'), 'remote.json'), 100)],
    ['its entry is deleted', () => rm(join(folderOf('retail-shop', '1.1.0+b'), SHOP_FILE))],
    ['the channel file is deleted', () => rm(channelFile(running.registry))],
    ['the channel file is cut off', () => truncate(channelFile(running.registry), 80)],
    ['the channel file is garbage', () => writeFile(channelFile(running.registry), '{"schema":1,"revision')],
    ['a promotion was torn', () => tear()],
    ['a newer revision is cut off', () => writeFile(revisionOf(3), '{"sch')],
    ['the live revision is cut off', () => truncate(revisionOf(2), 80)],
    ['the live revision is deleted', () => rm(revisionOf(2))],
    ['an earlier revision is cut off', () => truncate(revisionOf(1), 80)],
  ])('when %s, every page still is a page', async (_, damage) => {
    const gateway = await after(damage);
    // The browser asks for the files of the page; only then can a running gateway notice.
    await gateway.get(SHOP_ENTRY);
    for (const path of OTHER_PAGES) expect([path, (await gateway.get(path)).statusCode]).toEqual([path, 200]);
    expect(bootOf((await gateway.get('/about')).body).release.remotes['retail-shop']).toMatchObject({ version: '1.1.0+b' });
    await gateway.close();
  });

  test('a deleted version keeps its routes, so that its pages show their panel, and is told by readiness', async () => {
    const gateway = await after(() => rm(folderOf('retail-shop', '1.1.0+b'), { recursive: true }));
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
    const gateway = await after(() => rm(folderOf('shell', '1.2.0+c'), { recursive: true }));
    await gateway.get('/r/shell/1.2.0+c/entry.0123456789abcdef.js');
    const document = await gateway.get('/about');
    expect(document.statusCode).toBe(200);
    expect(bootOf(document.body).release).toMatchObject({ revision: 2, shell: '1.0.0+a' });
    expect((await gateway.get('/readyz')).json()).toMatchObject({ damage: [{ remote: 'shell', code: 'version_missing' }] });
    await gateway.close();
  });

  test('a shell that is gone and has no predecessor still leaves documents', async () => {
    const gateway = await after(() => rm(folderOf('shell', '1.0.0+a'), { recursive: true }));
    expect((await gateway.get('/about')).statusCode).toBe(200);
    await gateway.close();
  });

  test('a deleted channel file is told by readiness, and a promotion of what is live brings it back', async () => {
    const gateway = await after(() => rm(channelFile(running.registry)));
    expect((await gateway.get('/readyz')).json()).toMatchObject({ revision: 2, damage: [{ code: 'channel_damaged' }] });
    await promote(running.registry, { shell: '1.0.0+a' }, { createdBy: 'test' });
    expect((await gateway.get('/readyz')).json()).toMatchObject({ revision: 2, damage: [] });
    expect(await readLive(running.registry)).toMatchObject({ damage: undefined });
    await gateway.close();
  });

  test('a deleted live revision is told by readiness, stays live, and a promotion of what is live brings its file back', async () => {
    const gateway = await after(() => rm(revisionOf(2)));
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
    const gateway = await after(() => writeFile(revisionOf(3), '{"sch'));
    await rollback(running.registry, 'retail-shop', { createdBy: 'test' });
    expect(bootOf((await gateway.get('/about')).body).release).toMatchObject({
      revision: 4,
      remotes: { 'retail-shop': { version: '1.0.0+a' } },
    });
    await gateway.close();
  });

  test.each([
    ['a byte of a live version is another', () => writeFile(join(folderOf('retail-shop', '1.1.0+b'), SHOP_FILE), 'bad')],
    ['the manifest of a live version is forged', () => forgeManifest()],
  ])('when %s, its file is served again after the version is published again', async (_, damage) => {
    const gateway = await after(damage);
    await gateway.get(SHOP_ENTRY);
    await running.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
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
    expect(bootOf((await gateway.get('/about')).body).release).toMatchObject({ revision: 3 });
    await gateway.close();
  });
});

function folderOf(remote: string, version: string): string {
  return versionFolder(running.registry, remote, version);
}

function revisionOf(number: number): string {
  return join(running.registry.folder, 'revisions', `${String(number).padStart(6, '0')}.json`);
}

async function forgeManifest(): Promise<void> {
  const file = join(folderOf('retail-shop', '1.1.0+b'), 'remote.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"criticality":"core"', '"criticality":"standard"'));
}

/** As after a kill between the two steps of a promotion: the revision is written, the channel is not. */
async function tear(): Promise<void> {
  const live = await readLive(running.registry);
  await promote(running.registry, { 'retail-shop': '1.0.0+a' }, { createdBy: 'test' });
  await writeFile(channelFile(running.registry), JSON.stringify(live?.channel));
}
