import { expect, test } from '@jest/globals';
import { buildTestApp, forwardedFor, testGatewaySecret } from '../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../test/factories.ts';

const { inject, db } = await buildTestApp({ rateLimits: true });

const from = (ip: string, url: string, payload: object) => inject({ method: 'POST', url, payload, headers: forwardedFor(ip) });

test('sign-in is limited per sender and address, and says when to come back', async () => {
  const attempt = (ip: string, email: string) => from(ip, '/api/users/login', { email, password: 'wrong' });
  const codes: number[] = [];
  for (let count = 0; count < 11; count += 1) codes.push((await attempt('203.0.113.1', 'one@example.com')).statusCode);
  expect(codes.slice(0, 8)).toEqual(Array(8).fill(401));
  expect(codes.at(-1)).toBe(429);
  const refused = await attempt('203.0.113.1', 'one@example.com');
  expect(refused.json().error).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: expect.any(Number) } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await attempt('203.0.113.1', 'two@example.com')).statusCode).toBe(401);
  expect((await attempt('203.0.113.2', 'three@example.com')).statusCode).toBe(401);
});

test('reset is limited per address before it is looked up', async () => {
  const ask = (ip: string) => from(ip, '/api/users/reset-request', { email: 'nobody@example.com' });
  for (let count = 0; count < 5; count += 1) expect((await ask(`203.0.113.${10 + count}`)).statusCode).toBe(200);
  expect((await ask('203.0.113.99')).statusCode).toBe(429);
});

test('registration is limited per sender', async () => {
  const register = (index: number) =>
    from('203.0.113.50', '/api/users/register', {
      email: `n${index}@example.com`,
      password: 'a long password',
      name: 'N',
      type: 'consumer',
      termsVersion: '1',
    });
  for (let count = 0; count < 10; count += 1) expect((await register(count)).statusCode).toBe(200);
  expect((await register(10)).statusCode).toBe(429);
});

test('error reports are limited per process and sender', async () => {
  const report = () => from('203.0.113.60', '/api/errors/front-end', { message: 'x' });
  for (let count = 0; count < 20; count += 1) expect((await report()).statusCode).toBe(200);
  const refused = await report();
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('whoever signs in is not counted as guessing', async () => {
  const user = await createUser(db);
  for (let count = 0; count < 14; count += 1) {
    expect((await from('203.0.113.70', '/api/users/login', { email: user.email, password: testPassword })).statusCode).toBe(200);
  }
});

test('the gateway reads for all visitors without a limit of its own, on any machine; a visitor has one', async () => {
  const read = (headers: Record<string, string>, remoteAddress: string) =>
    inject({ method: 'GET', url: '/api/content/promo-banner', headers, remoteAddress });
  for (const machine of ['127.0.0.1', '10.0.0.7', '198.51.100.7'])
    expect((await read({ 'x-orime-gateway': testGatewaySecret }, machine)).headers['x-ratelimit-limit']).toBeUndefined();
  expect((await read(forwardedFor('203.0.113.80'), '10.0.0.7')).headers['x-ratelimit-limit']).toBe('3000');
});

test('only a gateway that proves itself says whom it speaks for, wherever the sender is', async () => {
  const left = async (headers: Record<string, string>, remoteAddress: string) =>
    Number((await inject({ method: 'GET', url: '/api/content/promo-banner', headers, remoteAddress })).headers['x-ratelimit-remaining']);
  for (const sender of ['127.0.0.9', '10.0.0.9', '169.254.0.9', 'fd00::9', '198.51.100.9']) {
    expect(await left({ 'x-forwarded-for': '203.0.113.90' }, sender)).toBe(2999);
    expect(await left({ 'x-forwarded-for': '203.0.113.91', 'x-orime-gateway': `${testGatewaySecret}x` }, sender)).toBe(2998);
    expect(await left({}, sender)).toBe(2997);
  }
  expect(await left(forwardedFor('203.0.113.90'), '10.0.0.9')).toBe(2999);
});
