import { afterAll, describe, expect, test } from '@jest/globals';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { buildTestApp } from '../build-test-app.ts';
import { addressOf, clientPool, fill, fits, inputRoutes, partOf, refusedFields, textInputs, type TextInput } from './request-inputs.ts';

const api = await buildTestApp();
const routes = inputRoutes(api.app);
const inputs = routes.flatMap(textInputs);
const nameOf = ({ route, part, path }: TextInput) => `${route.method} ${route.url} ${part} ${path}`;

/** Formats whose texts are somebody's address: checked for the host as well. */
const formats = ['web-address', 'optional-web-address', 'site-link', 'text-link'];
const isAddress = ({ schema }: TextInput) => formats.includes(schema.format ?? '');
const soundsLikeAddress = ({ name, schema }: TextInput) =>
  /(?:ur[il]|href|website|homepage|link|webhook|callback|redirect|returnto|feed|endpoint|domain|host)$/i.test(name) ||
  /https?/.test(schema.pattern ?? '');

/** Sound like an address, and are none: the trap for machines of four forms. Whatever is in it is thrown away with the rest. */
const traps = [
  'POST /api/contact body website',
  'POST /api/newsletter body website',
  'POST /api/private-reserve/access body website',
  'POST /api/stock-alert body website',
];

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://a.example',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'ftp://files.example/',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'blob:https://a.example/1',
  'vbscript:x',
  'https://user:password@atelier.example/',
  'https://@atelier.example/',
  'https://atelier.example@evil.example/',
  'https://atelier.example\\@evil.example/',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:///evil.example',
  '//evil.example',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://127.0.0.1:4001/',
  'https://0/',
  'https://0.0.0.0/',
  'https://①②⑦.⓪.⓪.①/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xA9FEA9FE/',
  'https://0251.0376.0251.0376/',
  'https://8.8.8.8/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:169.254.169.254]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://localhost.localdomain/',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://db.internal./',
  'https://router.lan/',
  'https://nas.home.arpa/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://intranet/',
  'https://hidden.onion/',
  'https://lоcalhost.example/',
  'https://аррӏе.example/',
  'https://xn--80ak6aa92e.example/',
  'https://αtelier.example/',
  'https://atelier.ехample/',
  'https://good.exampleノlogin.evil.example/',
  'https://atelıer.example/',
  'https://atelier.example\u202E/gpj.exe',
  'https://atelier\u200B.example/',
  'https://atelier.example/\n',
  'https://atelier.example/a b',
  'https://atelier.example\t/',
  'https://',
  'https://.',
  'https://../',
  'https://.example',
  'https://a..example/',
  'https://%6c%6fcalhost/',
  'https://localhost%00.atelier.example/',
  'https://atelier.example:99999/',
];
const harmless = [
  'https://atelier.example',
  'https://Atelier.Example:8443/path?q=1#top',
  'https://www.example.co.jp/',
  'https://日本語.jp/絹',
  'https://xn--wgv71a119e.jp/',
  'https://münchen.example/',
  'https://한국.example/',
  'https://atelier.example./about',
];

const clientFor = clientPool(api);

const refusedParts = async (input: TextInput, text: string) => refusedFields(await clientFor(input.route.roles), input, text);

describe('addresses that people enter', () => {
  test('are known to be addresses, every one of them', () => {
    const unknown = inputs.filter((input) => soundsLikeAddress(input) && !isAddress(input)).map(nameOf);
    expect(unknown.sort()).toEqual(traps);
    expect(inputs.filter(isAddress).length).toBeGreaterThanOrEqual(11);
  });

  test.each(inputs.filter(isAddress).map((input) => [nameOf(input), input] as const))('%s takes public pages alone', async (_, input) => {
    const wrong: string[] = [];
    for (const text of hostile) if (!(await refusedParts(input, text)).includes(input.path)) wrong.push(text);
    expect(wrong).toEqual([]);
    // The films of articles keep to Latin hosts.
    for (const text of harmless.filter((one) => fits(input.schema, one)))
      expect([text, await refusedParts(input, text)]).toEqual([text, expect.not.arrayContaining([input.path])]);
  });

  test('of the banner are pages of this site, too, and of no other without TLS', async () => {
    const input = inputs.find(({ schema }) => schema.format === 'site-link');
    if (input === undefined) throw new Error('There is no link of the banner');
    for (const text of ['/', '/sale', '/catalog?sale=1#new', '/designs/絹'])
      expect(await refusedParts(input, text)).not.toContain(input.path);
    for (const text of ['//evil.example', '/\\evil.example', '/\t/evil.example', '/a\\b', 'http://atelier.example', 'sale', '../x', ''])
      expect([text, await refusedParts(input, text)]).toEqual([text, expect.arrayContaining([input.path])]);
  });
});

describe('the server', () => {
  const hits: string[] = [];
  const listener = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    response.end();
  });
  const outside: string[] = [];
  const database = new URL(api.config.databaseUrl ?? '');
  /** Every connection this process opens, whichever library asks for it, and every name it looks up. */
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket }; // documented shape of the channel
    socket.on('lookup', (_error, _address, _family, host) => outside.push(String(host)));
    socket.on('connectionAttempt', (ip, port) => outside.push(`${ip}:${port}`));
  };
  subscribe('net.client.socket', watch);
  afterAll(() => {
    unsubscribe('net.client.socket', watch);
    listener.closeAllConnections();
    listener.close();
  });
  const jobs = ['mail', 'housekeeping', 'unclaimed-uploads', 'message-digest', 'follow-digest'];

  test('calls no address that anybody enters anywhere', async () => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const at = listener.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    const statuses: Record<number, number> = {};
    for (const route of routes.filter(({ url }) => !url.startsWith('/api/users/logout'))) {
      for (const address of [`http://127.0.0.1:${port}/a`, `https://rebound.example:${port}/b`]) {
        const text = (schema: TextInput['schema'], path: string) =>
          [
            address,
            schema.format === 'date' ? '2030-01-01' : '2030-01-01T00:00:00.000Z',
            'JP',
            'someone@example.com',
            'silk-coat',
            `/${path}`,
          ].find((one) => fits(schema, one) || schema.format?.startsWith('date')) ?? address;
        const client = await clientFor(route.roles);
        const query = new URLSearchParams(
          textInputs(route)
            .filter((input) => input.part === 'querystring')
            .map(({ path }): [string, string] => [path, address]),
        );
        const answer = await client.inject({
          method: route.method,
          url: `${addressOf(route, address)}?${query.toString()}`,
          headers: {
            'content-type': 'application/json',
            referer: address,
            origin: address,
            host: `127.0.0.1:${port}`,
            'x-forwarded-host': `127.0.0.1:${port}`,
            forwarded: `host=127.0.0.1:${port}`,
            'idempotency-key': `ssrf-${Math.random()}`,
          },
          ...(route.method === 'GET' ? {} : { payload: JSON.stringify(fill(partOf(route, 'body'), text)) }),
        });
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      }
    }
    for (const job of jobs) await api.app.jobs.runNow(job);
    expect(hits).toEqual([]);
    expect(outside.filter((one) => one !== database.hostname && !one.endsWith(`:${database.port}`))).toEqual([]);
    // The run means something only if much of it got through.
    expect(statuses[200] ?? 0).toBeGreaterThan(60);
    expect(statuses[500] ?? 0).toBe(0);
  }, 60_000);

  test('is seen when it does call', async () => {
    const at = listener.address();
    await fetch(`http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/seen`);
    expect(hits).toEqual(['GET /seen']);
    expect(outside.some((one) => one.startsWith('127.0.0.1:') && !one.endsWith(`:${database.port}`))).toBe(true);
  });
});
