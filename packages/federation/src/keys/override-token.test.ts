import { expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { readOverride, signOverride, type Override } from './override-token.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = { publicKeys: [publicKey], privateKey: undefined };
const site = 'https://orime.example';
const override: Override = {
  remote: 'magazine',
  version: '1.0.0+a',
  digest: 'sha384-a',
  user: 'mori@example.com',
  site,
  exp: Date.parse('2026-11-24T12:00:00Z') / 1000,
};
const before = new Date('2026-11-24T11:59:59Z');
const token = signOverride(override, privateKey, publicKey);

test('says what was signed, until it ends', () => {
  expect(readOverride(token, keys, site, before)).toEqual(override);
  expect(readOverride(token, keys, site, new Date('2026-11-24T12:00:00Z'))).toBeUndefined();
});

test('is for one site', () => {
  expect(readOverride(token, keys, 'https://elsewhere.example', before)).toBeUndefined();
});

test('counts neither changed, nor with another algorithm or type, nor by another key', () => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const changed = part({ ...override, user: 'other@example.com' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  for (const forged of [
    `${header}.${changed}.${signature}`,
    `${part({ alg: 'none', typ: 'orime-override+jws' })}.${payload}.`,
    `${part({ alg: 'ES256', kid: 'x' })}.${payload}.${signature}`,
    `${token}.more`,
    signOverride(override, stranger.privateKey, stranger.publicKey),
    '',
    '..',
  ])
    expect(readOverride(forged, keys, site, before)).toBeUndefined();
});
