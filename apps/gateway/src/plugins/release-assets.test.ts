import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { versionFolder } from '@orime/federation/registry';
import { once } from 'node:events';
import { rm, truncate } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTestGateway, sampleShell, sampleShop, startTestApi, type TestGateway } from '../../test/build-test-gateway.ts';

const file = '/r/retail-shop/1.0.0+a/entry.0123456789abcdef.js';
const { apiUrl } = await startTestApi();
let site: TestGateway;

beforeAll(async () => {
  site = await buildTestGateway({ apiUrl });
  const workers = { 'scene.eval-worker.0123456789abcdef.js': '1', 'c.0123456789abcdef.js': '2' };
  await site.release(sampleShell, { ...sampleShop, script: 'console.log("折目")', files: { ...sampleShop.files, ...workers } });
}, 120_000);

afterAll(() => site.close());

describe('a released file', () => {
  test('may be kept for ever by anyone', async () => {
    const { statusCode, headers, body } = await site.get(file);
    expect([statusCode, body]).toEqual([200, 'console.log("折目")']);
    expect(headers).toMatchObject({
      'cache-control': 'max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
    });
  });

  test('comes compressed as published', async () => {
    const brotli = await site.get(file, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.byteLength);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('console.log("折目")');
    const gzip = await site.get(file, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('console.log("折目")');
  });

  test.each([
    ['br', 'br', '.br', undefined],
    ['gzip', 'gzip', '.gz', undefined],
    ['br', 'br', '.br', 10],
    ['gzip', 'gzip', '.gz', 10],
  ])('whose %s twin is damaged comes uncompressed and whole', async (accepted, _, suffix, keep) => {
    const damaged = await buildTestGateway();
    await damaged.release(sampleShell, { ...sampleShop, script: 'console.log("折目")' });
    const stored = join(versionFolder(damaged.registry, 'retail-shop', '1.0.0+a'), `entry.0123456789abcdef.js${suffix}`);
    await (keep === undefined ? rm(stored) : truncate(stored, keep));
    const answer = await damaged.get(file, { 'accept-encoding': accepted });
    expect([answer.statusCode, answer.body]).toEqual([200, 'console.log("折目")']);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.byteLength);
    await damaged.close();
  });

  test('that is cut off itself is not sent at all, and that is not remembered', async () => {
    const damaged = await buildTestGateway();
    await damaged.release(sampleShell, sampleShop);
    const folder = versionFolder(damaged.registry, 'retail-shop', '1.0.0+a');
    for (const suffix of ['', '.br', '.gz']) await truncate(join(folder, `entry.0123456789abcdef.js${suffix}`), 2);
    const origin = await damaged.gateway.listen({ host: '127.0.0.1', port: 0 });
    // Over a real connection: a length that is announced and not sent keeps a browser waiting.
    const answer = await fetch(origin + file, { signal: AbortSignal.timeout(5000) });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toContain('No such file');
    await damaged.close();
  });

  test('brings no header that changes nothing, and its connection is used again', async () => {
    const origin = await site.gateway.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const load = async () => {
      const [answer] = (await once(get(origin + file, { agent }), 'response')) as [IncomingMessage]; // what `response` hands over
      const port = answer.socket.localPort;
      await answer.toArray();
      return { headers: answer.headers, port };
    };
    const [first, second] = [await load(), await load()];
    for (const name of ['connection', 'keep-alive', 'referrer-policy', 'cross-origin-resource-policy', 'etag'])
      expect(first.headers).not.toHaveProperty(name);
    expect(second.port).toBe(first.port);
    agent.destroy();
  });

  test('is the same under the address of a second attempt', async () => {
    expect((await site.get(file.replace('+a/', '+a/~2/'))).body).toBe('console.log("折目")');
  });

  test('a worker may make functions of text by its own response alone, and then reaches nothing', async () => {
    const worker = await site.get('/r/retail-shop/1.0.0+a/scene.eval-worker.0123456789abcdef.js');
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src data:");
    for (const other of [file, file.replace(/entry.*/, 'c.0123456789abcdef.js')])
      expect((await site.get(other)).headers).not.toHaveProperty('content-security-policy');
  });

  test('a font is served as it is', async () => {
    const { headers } = await site.get('/r/shell/1.0.0+a/inter-latin-wght-normal.0123456789abcdef.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    '/r/retail-shop/1.0.0+a/nothing.js',
    '/r/retail-shop/9.9.9/entry.0123456789abcdef.js',
    '/r/nobody/1.0.0+a/entry.0123456789abcdef.js',
    '/r/retail-shop/1.0.0+a/entry.0123456789abcdef.js.br',
    '/r/retail-shop/1.0.0+a/..%2f..%2f..%2fchannels%2fproduction.json',
    '/r/..%2f..%2fchannels/x/production.json',
    '/r/retail-shop/..%2f..%2f/production.json',
    '/r/retail-shop/1.0.0+a/%00',
  ])('%s is nowhere, and that is not remembered', async (url) => {
    const { statusCode, headers } = await site.get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).not.toMatch(/immutable|max-age/);
  });
});

describe('files of the site', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://orime.example/sitemap.xml'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', '"name":"Orime"'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
  ])('%s', async (url, type, content) => {
    const answer = await site.get(url);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.body).toContain(content);
  });

  test('health and readiness', async () => {
    expect((await site.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await site.get('/readyz')).json()).toMatchObject({ status: 'ok', revision: 1, api: true });
  });

  test('figures are for who has the token, wherever they are, and for nobody without one', async () => {
    const figures = (from: TestGateway, authorization?: string) =>
      from.gateway.inject({ url: '/metrics', ...(authorization !== undefined && { headers: { authorization } }) });
    const scraped = await buildTestGateway({ metricsToken: 'a-token-of-the-scraper' });
    expect((await figures(scraped, 'Bearer a-token-of-the-scraper')).body).toContain('gateway_request_seconds');
    for (const wrong of [undefined, '', 'Bearer ', 'Bearer undefined', 'a-token-of-the-scraper', 'Bearer a-token-of-the-scrapes'])
      expect([wrong, (await figures(scraped, wrong)).statusCode]).toEqual([wrong, 404]);
    for (const none of [undefined, 'Bearer undefined', 'Bearer ']) expect((await figures(site, none)).statusCode).toBe(404);
    await scraped.close();
  });
});
