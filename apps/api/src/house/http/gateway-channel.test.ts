import { expect, test } from '@jest/globals';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hearGateway, isForwarded, isGatewayRead } from './gateway-channel.ts';

const secret = 'a secret that only gateway and api have, ü included';
const otherSecrets: string[] = [];
const hear = hearGateway(secret, () => void otherSecrets.push('other'));

function requestWith(headers: Record<string, string>): IncomingMessage {
  const raw = new IncomingMessage(new Socket());
  Object.assign(raw.headers, headers);
  hear(raw);
  return raw;
}

test('the secret proves the gateway, and goes no further than here', () => {
  const read = requestWith({ 'x-orime-gateway': secret, accept: '*/*' });
  expect([isGatewayRead(read), isForwarded(read), read.headers]).toEqual([true, true, { accept: '*/*' }]);
  const forwarded = requestWith({ 'x-orime-gateway': secret, 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
  expect([isGatewayRead(forwarded), isForwarded(forwarded), forwarded.headers]).toEqual([
    false,
    true,
    { 'x-forwarded-for': '203.0.113.9' },
  ]);
  expect(otherSecrets).toEqual([]);
});

test('who sends no secret is a visitor without claims', () => {
  const visitor = requestWith({ accept: '*/*', 'x-forwarded-host': 'shop.example' });
  expect([isGatewayRead(visitor), isForwarded(visitor), visitor.headers]).toEqual([false, false, { accept: '*/*' }]);
});

const wrong = ['', secret.slice(0, -1), `${secret}x`, `${secret}\0`, secret.replace('ü', 'u'), secret.padEnd(256, 'x'), secret.repeat(200)];

test.each(wrong.map((text) => [text.length, text] as const))('another text of %i characters proves nothing', (_length, text) => {
  const before = otherSecrets.length;
  const raw = requestWith({ 'x-orime-gateway': text, 'x-forwarded-for': '203.0.113.9' });
  expect([isGatewayRead(raw), raw.headers, otherSecrets.length - before]).toEqual([false, {}, 1]);
});

test('a secret of any length is compared whole', () => {
  const long = 'long '.repeat(100);
  const hearLong = hearGateway(long, () => {});
  const isHeard = (text: string): boolean => {
    const raw = new IncomingMessage(new Socket());
    raw.headers['x-orime-gateway'] = text;
    hearLong(raw);
    return isGatewayRead(raw);
  };
  expect([long, `${long}x`, `${long}ü`, `${long}${'x'.repeat(9)}`, `${long.slice(0, -1)}x`].map(isHeard)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
