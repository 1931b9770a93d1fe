import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { selfSigned } from '@orime/testing/https';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer, globalAgent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveAlone } from './serve-alone.ts';

let site: Server;
let alone: Server;
let address: string;

function addressOf(server: Server): string {
  const bound = server.address();
  return `http://localhost:${String(typeof bound === 'object' && bound !== null ? bound.port : 0)}`;
}

beforeAll(async () => {
  site = createServer((incoming, outgoing) => outgoing.writeHead(201, { 'x-path': incoming.url }).end('from the site'));
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'orime-alone-'));
  await writeFile(join(folder, 'main.abc.js'), 'console.log(1)');
  alone = await serveAlone({ folder, title: 'magazine', entries: () => ['main.abc.js'], against: new URL(addressOf(site)) }, 0);
  address = addressOf(alone);
});

afterAll(() => {
  alone.close();
  site.close();
});

describe('a remote alone', () => {
  test('has one document for every page, which starts the newest build', async () => {
    for (const path of ['/', '/article/id/silk']) {
      const answer = await fetch(address + path);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('<script defer src="/main.abc.js"></script>');
    }
  });

  test('serves its files from its folder alone', async () => {
    expect(await (await fetch(`${address}/main.abc.js`)).text()).toBe('console.log(1)');
    expect(await (await fetch(`${address}/..%2f..%2fetc/hosts.js`)).text()).toContain('<!doctype html>');
  });

  test('uses the API of the other site', async () => {
    const answer = await fetch(`${address}/api/design/?limit=2`);
    expect([answer.status, answer.headers.get('x-path'), await answer.text()]).toEqual([201, '/api/design/?limit=2', 'from the site']);
  });

  test('uses the API of a deployed site, by https, as its own pages do', async () => {
    const { key, cert } = selfSigned();
    const deployed = createSecureServer({ key, cert }, (incoming, outgoing) => {
      const { host, origin, referer } = incoming.headers;
      outgoing
        .writeHead(200, { 'set-cookie': 'session=1; Path=/; Secure; Domain=orime.example' })
        .end(JSON.stringify({ host, origin, referer }));
    });
    await new Promise<void>((resolve) => deployed.listen(0, 'localhost', resolve));
    const against = new URL(addressOf(deployed).replace('http:', 'https:'));
    const server = await serveAlone({ folder: tmpdir(), title: 'magazine', entries: () => [], against }, 0);
    const ask = () => fetch(`${addressOf(server)}/api/design/`, { headers: { origin: address, referer: `${address}/article` } });
    // A certificate that nobody trusts is told, too.
    expect((await ask()).status).toBe(502);
    globalAgent.options.ca = cert;
    const answer = await ask();
    expect(await answer.json()).toEqual({ host: against.host, origin: against.origin, referer: against.href });
    expect(answer.headers.getSetCookie()).toEqual(['session=1; Path=/']);
    server.close();
    deployed.close();
  });

  test('is given the log of a session as it is, whatever stands in it', async () => {
    const replay = '{"schema":1,"entries":["</script>"]}';
    const server = await serveAlone(
      { folder: tmpdir(), title: 'magazine', entries: () => [], replay, against: new URL('http://localhost:1') },
      0,
    );
    const json = /id="orime-replay">(.*?)<\/script>/s.exec(await (await fetch(addressOf(server))).text())?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(JSON.parse(replay));
    server.close();
  });

  test('says so when that site does not answer', async () => {
    const lost = await serveAlone({ folder: tmpdir(), title: 'magazine', entries: () => [], against: new URL('http://localhost:1') }, 0);
    const answer = await fetch(`${addressOf(lost)}/api/design/`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('does not answer');
    lost.close();
  });
});
