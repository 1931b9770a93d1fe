import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buildTestGateway, sampleShell, sampleShop, startTestApi, type TestGateway } from '../../test/build-test-gateway.ts';

const { apiUrl } = await startTestApi();
let site: TestGateway | undefined;
afterEach(() => site?.close());

interface Heard {
  readonly hints: readonly string[];
  readonly status: number | undefined;
  readonly html: string;
}

async function startSite(earlyHints: boolean): Promise<string> {
  site = await buildTestGateway({ apiUrl, earlyHints });
  await site.release(sampleShell, sampleShop);
  return site.gateway.listen({ host: '127.0.0.1', port: 0 });
}

/** Asks over a real socket: what comes before the answer is no part of it. */
async function ask(origin: string, path: string, headers: Readonly<Record<string, string>>): Promise<Heard> {
  const hints: string[] = [];
  const asked = request(new URL(path, origin), { headers });
  asked.on('information', ({ statusCode, rawHeaders }) => {
    if (statusCode === 103) hints.push(...rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'link'));
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return {
    hints: hints.flatMap((text) => text.split(', <').map((link, index) => (index === 0 ? link : `<${link}`))),
    status: answer.statusCode,
    html: Buffer.concat(parts).toString(),
  };
}

const going = { 'sec-fetch-mode': 'navigate' };

test('whoever goes to a page hears of its files before the document, which names the same', async () => {
  const origin = await startSite(true);
  const { hints, status, html } = await ask(origin, '/about', going);
  expect(status).toBe(200);
  const addressOf = (link: string): string => /^<([^>]+)>; rel=preload; as=\w+/.exec(link)?.[1] ?? link;
  const named = [...html.matchAll(/<link rel="preload" as="(?:script|style|font)"[^>]* href="([^"]+)"|<script defer[^>]* src="([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(3);
  expect(hints.map(addressOf).toSorted()).toEqual(named.map(([, preload, entry]) => preload ?? entry).toSorted());
  const [entry] = hints;
  const digest = /<script defer[^>]* integrity="([^"]+)"/.exec(html)?.[1];
  expect(digest).toMatch(/^sha384-/);
  expect(entry).toContain(`integrity="${digest ?? ''}"`);
  expect(hints.find((link) => link.includes('.woff2'))).toMatch(/as=font; .*; crossorigin$/);
});

test('nothing comes before what is no page that somebody goes to, a document that is kept, or a file', async () => {
  const origin = await startSite(true);
  expect(await ask(origin, '/about', {})).toMatchObject({ hints: [], status: 200 });
  expect(await ask(origin, '/favicon.svg', going)).toMatchObject({ hints: [] });
  const brotli = { ...going, 'accept-encoding': 'br' };
  expect((await ask(origin, '/about', brotli)).hints).not.toEqual([]);
  expect((await ask(origin, '/about', brotli)).hints).toEqual([]);
});

test('without the setting nobody hears anything early', async () => {
  const origin = await startSite(false);
  expect(await ask(origin, '/about', going)).toMatchObject({ hints: [], status: 200 });
});
