import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, testGatewaySecret } from '../../api/test/build-test-app.ts';
import { buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../test/build-test-gateway.ts';

const api = await buildTestApp({ rateLimits: true });
const PROXY = '10.1.2.3';
let bare: TestGateway;
let proxied: TestGateway;

beforeAll(async () => {
  const apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
  bare = await buildTestGateway({ apiUrl, gatewaySecret: testGatewaySecret });
  proxied = await buildTestGateway({ apiUrl, gatewaySecret: testGatewaySecret, trustedProxies: ['10.0.0.0/8', '2001:db8::/32'] });
  await proxied.release(sampleShell, sampleShop);
});

afterAll(() => Promise.all([bare.close(), proxied.close()]));

/** How many calls the bucket of the client has left, as the api counts it. */
async function left(site: TestGateway, remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await site.gateway.inject({ method: 'GET', url: '/api/content/promo-banner', remoteAddress, headers });
  return Number(answer.headers['x-ratelimit-remaining']);
}

describe('the address of a client', () => {
  test('is that of its connection, whatever it says, as long as no proxy is trusted', async () => {
    expect(await left(bare, '198.51.100.1', { 'x-forwarded-for': '203.0.113.1' })).toBe(2999);
    expect(await left(bare, '198.51.100.1', { 'x-forwarded-for': '203.0.113.2', 'x-real-ip': '203.0.113.3' })).toBe(2998);
    expect(await left(bare, '198.51.100.2')).toBe(2999);
  });

  test('is what a trusted proxy says: two visitors behind one have a bucket each', async () => {
    expect(await left(proxied, PROXY, { 'x-forwarded-for': '203.0.113.11' })).toBe(2999);
    expect(await left(proxied, PROXY, { 'x-forwarded-for': '203.0.113.12' })).toBe(2999);
    expect(await left(proxied, '2001:db8::7', { 'x-forwarded-for': '203.0.113.12' })).toBe(2998);
  });

  test('is what the proxy saw, not what the visitor wrote before it', async () => {
    expect(await left(proxied, PROXY, { 'x-forwarded-for': '1.1.1.1, 203.0.113.21' })).toBe(2999);
    expect(await left(proxied, PROXY, { 'x-forwarded-for': '2.2.2.2, 203.0.113.21' })).toBe(2998);
    expect(await left(proxied, '198.51.100.9', { 'x-forwarded-for': '203.0.113.21' })).toBe(2999);
  });

  test('cannot be claimed with a guessed secret, nor passed off as the gateway’s own read', async () => {
    expect(await left(proxied, PROXY, { 'x-forwarded-for': '203.0.113.31', 'x-orime-gateway': 'x'.repeat(40) })).toBe(2999);
    expect(await left(bare, '198.51.100.31', { 'x-orime-gateway': testGatewaySecret, 'x-forwarded-for': '203.0.113.32' })).toBe(2999);
    expect(await left(bare, '198.51.100.31', { 'x-orime-gateway': testGatewaySecret })).toBe(2998);
  });

  test('documents are made without counting anybody', async () => {
    const before = await left(proxied, PROXY, { 'x-forwarded-for': '203.0.113.41' });
    for (let count = 0; count < 5; count += 1)
      await proxied.gateway.inject({ url: '/catalog', remoteAddress: PROXY, headers: { 'x-forwarded-for': '203.0.113.41' } });
    expect(await left(proxied, PROXY, { 'x-forwarded-for': '203.0.113.41' })).toBe(before - 1);
  });
});
