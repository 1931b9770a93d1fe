import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChannelFile } from '@orime/contracts';
import { channelFile, ensureKeyFile, openRegistry, promote, versionFolder } from '@orime/federation/registry';
import { temporaryFolder } from '@orime/federation/sample-build';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bootOf, buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../../test/build-test-gateway.ts';

const SHOP_ENTRY = 'entry.0123456789abcdef.js';
let site: TestGateway;

async function liveRelease(gateway = site): Promise<{ revision: number; shop: string | undefined }> {
  const { release } = bootOf((await gateway.get('/about')).body);
  return { revision: release.revision, shop: (release.remotes['retail-shop'] as { version?: string } | undefined)?.version };
}

async function damage(gateway = site): Promise<unknown> {
  return (await gateway.get('/readyz')).json<{ damage: unknown }>().damage;
}

beforeEach(async () => {
  const { keys } = await ensureKeyFile(join(await temporaryFolder(), 'release-key.pem'));
  site = await buildTestGateway({ releaseKeys: { ...keys, privateKey: undefined } }, keys);
  await site.release(sampleShell, sampleShop);
  await site.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
});

afterEach(() => site.close());

describe('a gateway that knows who may release', () => {
  test.each([
    ['unsigned', 'signature_missing', ({ sig: _, ...channel }: ChannelFile) => ({ ...channel, revision: 3 })],
    ['forged', 'signature_wrong', (channel: ChannelFile) => ({ ...channel, revision: 3 })],
  ])('goes on with the last good set when the channel is %s, and says %s; so does one that starts now', async (_, code, forge) => {
    expect(await liveRelease()).toEqual({ revision: 2, shop: '1.1.0+b' });
    await writeFile(channelFile(site.registry), JSON.stringify(forge(JSON.parse(await readFile(channelFile(site.registry), 'utf8')))));
    const fresh = await site.again();
    for (const gateway of [site, fresh]) {
      expect(await liveRelease(gateway)).toEqual({ revision: 2, shop: '1.1.0+b' });
      expect(await damage(gateway)).toEqual([{ code }]);
    }
    await fresh.close();
    await promote(site.registry, { 'retail-shop': '1.1.0+b' }, { createdBy: 'test' });
    expect(await liveRelease()).toMatchObject({ shop: '1.1.0+b' });
    expect(await damage()).toEqual([]);
  });

  test('serves nothing of a store that somebody else signed', async () => {
    const { keys } = await ensureKeyFile(join(await temporaryFolder(), 'release-key.pem'));
    const stranger = await site.again({ releaseKeys: keys });
    expect((await stranger.get('/about')).statusCode).toBe(503);
    expect((await stranger.get('/readyz')).statusCode).toBe(503);
    await stranger.close();
  });

  test('a manifest that is not the signed one is not read: its copy is, and the damage is told', async () => {
    const file = join(versionFolder(site.registry, 'retail-shop', '1.1.0+b'), 'remote.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...manifest, permissions: { origins: ['https://evil.example'], storage: [] } }));
    const fresh = await site.again();
    const document = await fresh.get('/catalog');
    expect(document.statusCode).toBe(200);
    expect(document.headers['content-security-policy']).not.toContain('evil.example');
    expect(await damage(fresh)).toEqual([{ remote: 'retail-shop', version: '1.1.0+b', code: 'manifest_forged' }]);
    await fresh.close();
  });

  test('a manifest whose copy is altered too costs its own pages and no other', async () => {
    for (const file of [
      join(versionFolder(site.registry, 'retail-shop', '1.1.0+b'), 'remote.json'),
      join(site.registry.folder, 'manifests', 'retail-shop', '1.1.0+b.json'),
    ])
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"criticality":"core"', '"criticality":"standard"'));
    const fresh = await site.again();
    expect((await fresh.get('/about')).statusCode).toBe(200);
    expect(bootOf((await fresh.get('/about')).body).release.remotes).toEqual({});
    await fresh.close();
  });
});

describe('the files of a version', () => {
  test('each document names the digest of each entry, for the browser to compare', async () => {
    const { release } = bootOf((await site.get('/about')).body);
    expect(release.remotes['retail-shop']).toMatchObject({ entry: SHOP_ENTRY, sha384: expect.stringMatching(/^[\w+/]{64}$/) });
    const page = (await site.get('/catalog')).body;
    expect(page).toMatch(
      new RegExp(`<link rel="preload" as="script" nonce="[^"]+" href="[^"]+${SHOP_ENTRY}" integrity="sha384-[\\w+/]{64}">`),
    );
    expect(page).toMatch(/<script defer [^>]+ integrity="sha384-[\w+/]{64}"><\/script>/);
  });

  test.each([
    ['', 'new', 'bad'],
    ['.br', brotliCompressSync('new').toString('latin1'), brotliCompressSync('bad').toString('latin1')],
  ])('one byte altered in "%s" is not sent, and is told with remote@version and file', async (suffix, _, altered) => {
    const folder = versionFolder(site.registry, 'retail-shop', '1.1.0+b');
    await writeFile(join(folder, `${SHOP_ENTRY}${suffix}`), Buffer.from(altered, 'latin1'));
    await site.get('/about');
    const answer = await site.get(`/r/retail-shop/1.1.0+b/${SHOP_ENTRY}`, { 'accept-encoding': suffix === '' ? 'identity' : 'br' });
    if (suffix === '') expect(answer.statusCode).toBe(404);
    // The file itself is whole: it goes out uncompressed.
    else expect(answer.body).toBe('new');
    expect(await damage()).toEqual([expect.objectContaining({ remote: 'retail-shop', version: '1.1.0+b', code: 'file_damaged' })]);
  });
});

test('a registry without keys is served to a gateway without any', async () => {
  const plain = await buildTestGateway();
  await plain.release(sampleShell);
  expect(openRegistry(plain.registry.folder).keys).toBeUndefined();
  expect((await plain.get('/about')).statusCode).toBe(200);
  await plain.close();
});
