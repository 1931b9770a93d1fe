import { expect, test } from '@jest/globals';
import { SignJWT, type JWTPayload } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { buildTestApp } from '../build-test-app.ts';

const { inject, as, config, db } = await buildTestApp();
const admin = await as('admin');
const other = await as('consumer');
const claims = JSON.parse(Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
const otherClaims = JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
const key = new TextEncoder().encode(config.jwtSecret);

const sign = (changes: JWTPayload, secret: Uint8Array = key, alg = 'HS256') =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(secret);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const statusOf = async (authorization: string) =>
  (await inject({ method: 'GET', url: '/api/banner/', headers: { authorization } })).statusCode;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

test('a token signed as ours, with the claims of a session, is taken', async () => {
  expect(await statusOf(await sign({}))).toBe(200);
});

test.each<[string, () => Promise<string> | string]>([
  ['no signature (alg none)', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
  ['alg none and a signature', () => `${encode({ alg: 'None' })}.${encode(claims)}.${admin.token.split('.')[2]}`],
  ['another key', () => sign({}, new TextEncoder().encode('another secret of forty characters or more'))],
  ['an empty key', () => sign({}, new TextEncoder().encode('\0'.repeat(32)))],
  ['another algorithm with our key', () => sign({}, key, 'HS512')],
  ['a key pair of the sender', () => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)],
  [
    'a key that the header brings along',
    () => `${encode({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${encode(claims)}.${admin.token.split('.')[2]}`,
  ],
  ['an end in the past', () => sign({ exp: 1 })],
  ['no end', () => sign({ exp: undefined })],
  ['a session that never was', () => sign({ jti: 'ses_01J00000000000000000000000' })],
  ['the session of somebody else', () => sign({ jti: otherClaims.jti })],
  ['the subject of somebody else', () => sign({ sub: otherClaims.sub })],
  ['an older token version', () => sign({ tv: 0 })],
  ['a later token version', () => sign({ tv: 2 })],
  ['a text as token version', () => sign({ tv: "1' OR '1'='1" })],
  ['an object as session', () => sign({ jti: { like: '%' } as never })],
  ['an object as subject', () => sign({ sub: ['x'] as never })],
])('%s is refused', async (_, make) => {
  expect(await statusOf(await make())).toBe(401);
});

test('a revoked session is refused, and roles in a token grant nothing', async () => {
  const staffClaim = await new SignJWT({ ...otherClaims, staffRole: 'admin' }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  expect(await statusOf(staffClaim)).toBe(403);
  await db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', admin.user.id).execute();
  expect(await statusOf(admin.token)).toBe(401);
});
