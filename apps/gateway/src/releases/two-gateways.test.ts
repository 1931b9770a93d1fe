import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ensureKeyFile, openRegistry, promote, publishVersion, rollback, type Registry } from '@orime/federation/registry';
import { sampleBuild, temporaryFolder } from '@orime/federation/sample-build';
import { startFakeS3, type FakeS3 } from '@orime/testing/s3';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { bootOf, buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../../test/build-test-gateway.ts';

const SHOP_ENTRY = 'entry.0123456789abcdef.js';
const author = { createdBy: 'test' };
let storage: FakeS3;
/** As the command line has it; each gateway has a folder of its own for copies. */
let registry: Registry;
let gateways: readonly TestGateway[];

beforeAll(async () => {
  storage = await startFakeS3();
  const { keys } = await ensureKeyFile(join(await temporaryFolder(), 'release-key.pem'));
  registry = openRegistry(await temporaryFolder(), { url: storage.url, keys });
  const settings = { releasesUrl: storage.url, releaseKeys: { ...keys, privateKey: undefined } };
  gateways = await Promise.all([buildTestGateway(settings), buildTestGateway(settings)]);
  for (const build of [sampleShell, sampleShop, { ...sampleShop, version: '1.1.0+b', script: 'new' }])
    await publishVersion(registry, await sampleBuild(build));
  await promote(registry, { shell: sampleShell.version, 'retail-shop': sampleShop.version }, author);
});

afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await storage.close();
});

async function shopVersion(gateway: TestGateway): Promise<string | undefined> {
  const { remotes } = bootOf((await gateway.get('/about')).body).release;
  return (remotes['retail-shop'] as { version?: string } | undefined)?.version;
}

/** Asks every gateway again and again; answers what each said until all said the same new thing. */
async function pollUntil(version: string): Promise<readonly string[][]> {
  return Promise.all(
    gateways.map(async (gateway) => {
      const seen: string[] = [];
      while (seen.at(-1) !== version) {
        seen.push((await shopVersion(gateway)) ?? 'none');
        // A document that asks nobody leaves the event loop no turn for what is on its way.
        await setImmediate();
      }
      return seen;
    }),
  );
}

describe('two gateways on one bucket', () => {
  test('both follow a promotion and a rollback, under requests, and neither goes back to what was before', async () => {
    expect(await Promise.all(gateways.map(shopVersion))).toEqual(['1.0.0+a', '1.0.0+a']);
    for (const [change, from, to] of [
      [() => promote(registry, { 'retail-shop': '1.1.0+b' }, author), '1.0.0+a', '1.1.0+b'],
      [() => rollback(registry, 'retail-shop', author), '1.1.0+b', '1.0.0+a'],
    ] as const) {
      const [seen] = await Promise.all([pollUntil(to), change()]);
      for (const versions of seen) expect(versions.filter((version) => version !== from)).toEqual([to]);
    }
  });

  test('a document costs the bucket one question at most, and many at once share it', async () => {
    await Promise.all(gateways.map(shopVersion));
    const before = storage.calls.length;
    await Promise.all(Array.from({ length: 40 }, () => gateways[0] && shopVersion(gateways[0])));
    const asked = storage.calls.slice(before);
    expect(asked.length).toBeLessThan(40);
    expect(new Set(asked)).toEqual(new Set(asked.length === 0 ? [] : ['HEAD /releases/channels/production.json']));
  });

  test('each serves the files, compressed too', async () => {
    for (const gateway of gateways) {
      expect((await gateway.get(`/r/retail-shop/1.1.0+b/${SHOP_ENTRY}`)).body).toBe('new');
      const packed = await gateway.get(`/r/retail-shop/1.1.0+b/${SHOP_ENTRY}`, { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
    }
  });

  test('a file that came cut off is fetched again once the bucket has it whole, and a copy that was altered here is replaced', async () => {
    const file = `r/retail-shop/1.1.0+b/${SHOP_ENTRY}`;
    const gateway = await buildTestGateway({ releasesUrl: storage.url, releaseKeys: registry.keys });
    const { bytes } = storage.bucket.get(file);
    storage.bucket.put(file, bytes.subarray(0, 1), {});
    expect((await gateway.get(`/${file}`)).statusCode).toBe(404);
    storage.bucket.put(file, bytes, {});
    // A damaged file costs the bucket one request a second.
    await setTimeout(1_050);
    expect(await gateway.get(`/${file}`)).toMatchObject({ statusCode: 200, body: 'new' });
    const other = `r/retail-shop/1.0.0+a/${SHOP_ENTRY}`;
    const { body } = await gateway.get(`/${other}`);
    await writeFile(join(gateway.registry.folder, other), 'odd');
    expect(await gateway.get(`/${other}`)).toMatchObject({ statusCode: 200, body });
    await gateway.close();
  });

  test.each(['bucket', 'copy'])('a manifest that was cut off in the %s is read again once the bucket has it', async (place) => {
    const gateway = await buildTestGateway({ releasesUrl: storage.url, releaseKeys: registry.keys });
    const key = 'r/retail-shop/1.0.0+a/remote.json';
    const { bytes } = storage.bucket.get(key);
    const cut = bytes.subarray(0, 100);
    if (place === 'bucket') storage.bucket.put(key, cut, {});
    else {
      const copy = join(gateway.registry.folder, key);
      await mkdir(dirname(copy), { recursive: true });
      await writeFile(copy, cut);
    }
    await gateway.get('/about');
    storage.bucket.put(key, bytes, {});
    if (place === 'bucket') await setTimeout(1_050);
    expect((await gateway.get('/readyz')).json()).toMatchObject({ damage: [] });
    await gateway.close();
  });

  test.each([
    ['answers 500', () => storage.fail(500), () => storage.fail(0), '1.1.0+b'],
    ['never answers', () => storage.hang(true), () => storage.hang(false), '1.0.0+a'],
  ])('a bucket that %s leaves what was good, and its repair is seen', async (_, breakIt, repairIt, next) => {
    const before = await Promise.all(gateways.map(shopVersion));
    breakIt();
    const started = await buildTestGateway({ releasesUrl: storage.url, releaseKeys: registry.keys });
    // Nothing is known to it. It must say so instead of keeping its visitors waiting.
    const fresh = started.get('/about');
    const [gateway] = gateways;
    const asked = performance.now();
    expect(gateway && (await shopVersion(gateway))).toBe(before[0]);
    for (const page of ['/catalog', '/about', '/', '/catalog']) expect((await gateway?.get(page))?.statusCode).toBe(200);
    // One document waited for the bucket, two seconds at most, and the others did not.
    expect(performance.now() - asked).toBeLessThan(3_800);
    expect((await fresh).statusCode).toBe(503);
    repairIt();
    await promote(registry, { 'retail-shop': next }, { ...author, again: true });
    await pollUntil(next);
    while ((await started.get('/about')).statusCode !== 200) await setTimeout(50);
    expect(await shopVersion(started)).toBe(next);
    await started.close();
  });

  test('a forged channel changes neither', async () => {
    const key = 'channels/production.json';
    const { bytes } = storage.bucket.get(key);
    storage.bucket.put(key, Buffer.from(bytes.toString().replace('1.0.0+a', '1.1.0+b')), {});
    for (const gateway of gateways) {
      expect(await shopVersion(gateway)).toBe('1.0.0+a');
    }
    storage.bucket.put(key, bytes, {});
  });
});
