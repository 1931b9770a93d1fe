import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { bootOf, buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../../test/build-test-gateway.ts';

/** What the api says: it is asked for the list of a page, and written to. */
let colour = 'indigo';
let reads = 0;
const api = createServer((request, response) => {
  if (request.method === 'POST') colour = 'madder';
  else reads += 1;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify([{ slug: 'fog-coat', colour }]));
});
let site: TestGateway;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  site = await buildTestGateway({ apiUrl: `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`, renderTimeoutMs: 0 });
  await site.release(sampleShell, sampleShop);
});
afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

async function catalog(headers: Record<string, string> = {}) {
  const answer = await site.get('/catalog', { 'accept-encoding': 'br', ...headers });
  const html = answer.statusCode === 304 ? '' : brotliDecompressSync(answer.rawPayload).toString();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  return { ...answer, statusCode: answer.statusCode, headers: answer.headers, html, nonce, text: html.replaceAll(nonce, '') };
}

test('a known document is the same one with another nonce, in its policy and its tags', async () => {
  const [first, second] = [await catalog(), await catalog()];
  expect(second.text).toBe(first.text);
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.headers['content-security-policy']).toContain(`'nonce-${second.nonce}'`);
  expect(second.html.split(`nonce="${second.nonce}"`).length).toBe(first.html.split(`nonce="${first.nonce}"`).length);
  expect(second.headers['etag']).toBe(first.headers['etag']);
});

test('twenty visitors at once cost one read at most, and whoever has the document is told so', async () => {
  const { headers } = await catalog();
  const before = reads;
  const answers = await Promise.all(Array.from({ length: 20 }, () => catalog({ 'if-none-match': String(headers['etag']) })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 304));
  expect(reads - before).toBeLessThanOrEqual(1);
});

test('visitors differ by what their cookies say, and each has a document of their own', async () => {
  const [dark, light] = [await catalog(), await catalog({ cookie: 'orime_theme=light' })];
  expect(dark.html).toContain('data-theme="dark"');
  expect(light.html).toContain('data-theme="light"');
  expect((await catalog()).html).toContain('data-theme="dark"');
});

test('visitors who see women’s or men’s clothes first do not share a document', async () => {
  const genderOf = async (cookie: string) => bootOf((await catalog({ cookie })).html)['gender'];
  const cookies = ['orime_gender=women', 'orime_gender=men', '', 'orime_gender=women', 'orime_gender=men', 'orime_gender=other'];
  const seen: unknown[] = [];
  for (const cookie of cookies) seen.push(await genderOf(cookie));
  expect(seen).toEqual(['women', 'men', null, 'women', 'men', null]);
});

test('what is written through this gateway is in the very next document', async () => {
  expect(bootOf((await catalog()).html)['data']).toEqual(expect.objectContaining({}));
  expect((await catalog()).html).toContain('indigo');
  await site.gateway.inject({ method: 'POST', url: '/api/design/', payload: {} });
  expect((await catalog()).html).toContain('madder');
});

test('what is written elsewhere is in documents a second later', async () => {
  await catalog();
  colour = 'weld';
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await catalog()).html).toContain('weld');
});

test('a new set has new documents', async () => {
  const before = await catalog();
  await site.release({ ...sampleShop, version: '1.0.1+b' });
  const after = await catalog();
  expect(after.html).toContain('1.0.1+b');
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});
