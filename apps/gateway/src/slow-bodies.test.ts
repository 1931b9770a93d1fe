import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buildTestGateway, startTestApi, type TestGateway } from '../test/build-test-gateway.ts';

const { apiUrl } = await startTestApi();
const open: Socket[] = [];
let site: TestGateway;
let origin: URL;

beforeAll(async () => {
  // A sender that stands for a proxy with many clients behind it, so that each of them can be somebody else.
  site = await buildTestGateway({ apiUrl, trustedProxies: ['127.0.0.1'] });
  origin = new URL(await site.gateway.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);

afterAll(async () => {
  for (const socket of open) socket.destroy();
  await site.close();
});

/** Sends the head of a request and one byte of its body. */
async function sendSlowly(path: string, client: string, type = 'application/json'): Promise<Socket> {
  const socket = connect(Number(origin.port), '127.0.0.1').on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${client}\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n{`,
  );
  return socket;
}

function answers(): Promise<number> {
  return fetch(new URL('/api/settings/public', origin), { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status,
    () => 0,
  );
}

const clients = (count: number) => Array.from({ length: count }, (_, index) => `203.0.${String(index % 200)}.${String(index % 7)}`);

describe('bodies that come slowly', () => {
  test.each([
    ['/api/users/login', 'application/json'],
    ['/api/users/login', 'text/plain'],
    ['/api/upload', 'multipart/form-data; boundary=x'],
    ['/media/fil_1/480.webp', 'application/json'],
    ['/rss.xml', 'application/json'],
  ])('to %s (%s) leave the api to everybody else', async (path, type) => {
    for (const client of clients(150)) await sendSlowly(path, client, type);
    expect(await answers()).toBe(200);
    for (const socket of open.splice(0)) socket.destroy();
  });

  test('are refused after some seconds in the form of the api, and the connection ends', async () => {
    const socket = await sendSlowly('/api/users/login', '203.0.113.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"unavailable"');
  });

  test('of one client are counted: what is over the limit is refused at once', async () => {
    const statuses: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      const socket = await sendSlowly(count % 2 === 0 ? '/api/users/login' : '/api/upload', '203.0.113.2');
      socket.once('data', (chunk: Buffer) => statuses.push(chunk.toString().slice(9, 12)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(statuses).toEqual(Array.from({ length: 20 }, () => '429'));
    for (const socket of open.splice(0)) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    // Whoever has gone counts no more.
    const post = await fetch(new URL('/api/users/login', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.2' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
    });
    expect(post.status).toBe(401);
  });
});

describe('bodies as they should be', () => {
  test('reach the api whole, also in pieces and of unknown length', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: '合言葉' });
    const pieces = new ReadableStream({
      async start(controller) {
        for (const byte of new TextEncoder().encode(body)) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    const whole = await fetch(new URL('/api/users/login', origin), { method: 'POST', headers, body });
    const streamed = await fetch(new URL('/api/users/login', origin), {
      method: 'POST',
      headers,
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect([whole.status, streamed.status]).toEqual([401, 401]);
    expect(await streamed.json()).toMatchObject({ error: { code: 'invalid_credentials' } });
  });

  test('that are longer than any form are refused before the api hears of them', async () => {
    const answer = await fetch(new URL('/api/contact', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(2_000_000) }),
    });
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([413, 'too_large']);
  });
});
