import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTestGateway, sampleShell, sampleShop, startTestApi, type TestGateway } from '../../test/build-test-gateway.ts';

const file = '/r/retail-shop/1.0.0+a/entry.0123456789abcdef.js';
const { apiUrl } = await startTestApi();
let site: TestGateway;

beforeAll(async () => {
  site = await buildTestGateway({ apiUrl });
  await site.release(sampleShell, { ...sampleShop, script: 'console.log("折目")' });
}, 120_000);

afterAll(() => site.close());

describe('a released file', () => {
  test('may be kept for ever by anyone', async () => {
    const { statusCode, headers, body } = await site.get(file);
    expect([statusCode, body]).toEqual([200, 'console.log("折目")']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
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

  test('is not sent again to who has it', async () => {
    const { headers } = await site.get(file);
    expect((await site.get(file, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('is the same under the address of a second attempt', async () => {
    expect((await site.get(file.replace('+a/', '+a/~2/'))).body).toBe('console.log("折目")');
  });

  test('a font is served as it is', async () => {
    const { headers } = await site.get('/r/shell/1.0.0+a/inter-latin-wght-normal.0123456789abcdef.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-type']).toBe('font/woff2');
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

  test('figures are for the inside of the network', async () => {
    expect((await site.get('/metrics')).body).toContain('gateway_request_seconds');
    expect((await site.get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    expect((await site.gateway.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });
});
