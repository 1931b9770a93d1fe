import { expect, test } from '@jest/globals';
import { buildTestApp, forwardedFor } from '../build-test-app.ts';
import { refusal } from '../checkout-factories.ts';
import { createUser, testPassword } from '../factories.ts';

const site = await buildTestApp({ rateLimits: true });

const signIn = (ip: string, email: string, password = 'a guess') =>
  site.inject({ method: 'POST', url: '/api/users/login', payload: { email, password }, headers: forwardedFor(ip) });

test('a stranger who fails locks themselves out, not the account', async () => {
  const admin = await site.as('admin');
  for (let count = 0; count < 8; count += 1) await signIn('203.0.113.1', admin.user.email);
  expect(refusal(await signIn('203.0.113.1', admin.user.email, testPassword))).toBe('423 locked');
  expect((await signIn('203.0.113.2', admin.user.email, testPassword)).statusCode).toBe(200);
  // Nor the password of somebody who is signed in.
  for (let count = 0; count < 8; count += 1) await signIn('203.0.113.3', admin.user.email);
  expect((await admin.post('/api/users/reauth', { password: testPassword })).statusCode).toBe(200);
});

test('many strangers together lock an address, but not where it was signed in from before', async () => {
  const user = await createUser(site.db);
  expect((await signIn('192.0.2.200', user.email, testPassword)).statusCode).toBe(200);
  for (let sender = 1; sender <= 13; sender += 1) for (let count = 0; count < 8; count += 1) await signIn(`198.18.${sender}.1`, user.email);
  expect(refusal(await signIn('192.0.2.201', user.email, testPassword))).toBe('423 locked');
  expect((await signIn('192.0.2.200', user.email, testPassword)).statusCode).toBe(200);
});

test('one password tried at many addresses is stopped by its sender, the right one among them', async () => {
  const user = await createUser(site.db);
  const tries = Array.from({ length: 50 }, (_, index) => `nobody-${index}@example.com`);
  for (const email of tries) expect((await signIn('198.51.100.7', email)).statusCode).toBe(401);
  expect(refusal(await signIn('198.51.100.7', 'next@example.com'))).toBe('429 rate_limited');
  expect(refusal(await signIn('198.51.100.7', user.email, testPassword))).toBe('429 rate_limited');
  expect((await signIn('198.51.100.8', user.email, testPassword)).statusCode).toBe(200);
}, 30_000);
