import { afterAll, describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setPageHeaders } from '../../src/house/http/paging.ts';
import { sendDocument } from '../../src/house/http/send-document.ts';
import { buildTestApp } from '../build-test-app.ts';
import { multipartForm } from '../multipart.ts';

const lines: string[] = [];
const api = await buildTestApp({ logLevel: 'debug' }, undefined, { write: (line) => lines.push(line) });
await api.app.listen({ host: '127.0.0.1', port: 0 });
const address = api.app.server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

/** What the server answers to these bytes on a connection of their own. */
function sendRaw(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    // A server that has refused may close while the rest is still on its way.
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
  });
}

/** Names of the headers that any file of the api reads. */
function headersRead(): readonly string[] {
  const folder = new URL('../../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const names = files.flatMap((name) =>
    [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(
        /request\.headers\.(\w+)|headers\[['"]([\w-]+)['"]\]|\{ (\w+) \} = request\.headers/g,
      ),
    ].map((found) => found[1] ?? found[2] ?? found[3] ?? ''),
  );
  return [...new Set(names)].sort();
}

const nasty: readonly (readonly [string, Buffer])[] = [
  ['a line break and a header', Buffer.from('x\r\nset-cookie: injected=1')],
  ['a bare line feed and a header', Buffer.from('x\nset-cookie: injected=1')],
  ['a bare carriage return', Buffer.from('x\rset-cookie: injected=1')],
  ['a folded line', Buffer.from('x\r\n set-cookie: injected=1')],
  ['a whole second answer', Buffer.from('x\r\n\r\nHTTP/1.1 200 OK\r\nset-cookie: injected=1\r\n\r\n')],
  ['NUL', Buffer.from('x\0y')],
  ['escape sequences of a terminal', Buffer.from('\x1b[2J\x1b]0;title\x07x')],
  ['bytes that are no UTF-8', Buffer.from([0x78, 0xff, 0xfe, 0xc0, 0xaf, 0x80])],
  ['an encoded line break', Buffer.from('x%0d%0aset-cookie:%20injected=1')],
  ['what would end a JSON text', Buffer.from('","level":60,"msg":"forged"}\\')],
  ['twelve thousand characters', Buffer.alloc(12_000, 'a')],
  ['a hundred thousand characters', Buffer.alloc(100_000, 'a')],
];

describe('headers that come in', () => {
  const names = [
    ...new Set([
      ...headersRead(),
      'accept',
      'accept-language',
      'content-type',
      'cookie',
      'forwarded',
      'host',
      'if-none-match',
      'origin',
      'range',
      'referer',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
    ]),
  ];

  test('are known: these are read', () => {
    expect(names).toEqual(
      expect.arrayContaining(['authorization', 'idempotency-key', 'if-match', 'stripe-signature', 'traceparent', 'user-agent']),
    );
  });

  test.each(nasty)('%s breaks no answer and no log line', async (_, value) => {
    lines.splice(0);
    const faults: [string, string][] = [];
    for (const name of names) {
      for (const [head, body] of [
        ['GET /api/design/?limit=1&page=2', ''],
        ['POST /api/users/login', JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' })],
      ] as const) {
        // The header under test stands first: of two the first one counts.
        const fixed = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
        const answer = await sendRaw(
          Buffer.concat([
            Buffer.from(`${head} HTTP/1.1\r\n${name}: `),
            value,
            Buffer.from(`\r\nHost: localhost\r\nConnection: close\r\n${fixed}\r\n${body}`),
          ]),
        );
        const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
        const answered = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
        if (
          status < 200 ||
          status >= 500 ||
          answered.includes('injected') ||
          /[^\P{Cc}\r\n\t]/u.test(answer.slice(0, answer.indexOf('\r\n\r\n'))) ||
          (answer.match(/HTTP\/1\.1 /g) ?? []).length > 2
        )
          faults.push([name, answer.slice(0, 200)]);
      }
    }
    expect(faults).toEqual([]);
    // One object a line, none of them written by the sender.
    for (const line of lines)
      expect([line.indexOf('\n'), typeof JSON.parse(line).reqId, /[^\P{Cc}\n]/u.test(line), JSON.parse(line).msg === 'forged']).toEqual([
        line.length - 1,
        expect.any(String),
        false,
        false,
      ]);
  });

  test('an address with escapes in it is one log line, as it was sent', async () => {
    lines.splice(0);
    await sendRaw(Buffer.from('GET /api/profile/search/%0d%0a%1b[31m%22%7d?x=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'));
    expect(
      lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'request')
        .map(({ url }) => url),
    ).toEqual(['/api/profile/search/%0d%0a%1b[31m%22%7d']);
  });
});

describe('headers that go out', () => {
  const headers = new Map<string, string>();
  const reply = {
    header: (name: string, value: string) => (headers.set(name, value), reply),
    headers: (all: Record<string, string>) => (Object.entries(all).forEach(([name, value]) => headers.set(name, value)), reply),
    send: () => reply,
  };

  test('name a file by plain letters alone', () => {
    sendDocument(reply, { kind: 'pdf', name: 'a"\r\nset-cookie: x=1; ../../絹', bytes: '' });
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="[\w.-]+\.pdf"$/);
  });

  test('link to pages of the list and nowhere else', () => {
    setPageHeaders(reply, '/api/x/a>; rel="next", <//evil.example?q=1>; rel="x"', { page: 2, limit: 1, offset: 1 }, 9);
    expect(headers.get('link')).toMatch(/^<\/api\/x\/[^<>"]*>; rel="prev", <\/api\/x\/[^<>"]*>; rel="next"$/);
  });

  test('of a file say nothing of the name it was sent under', async () => {
    const designer = await api.as('designer');
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
    for (const name of [
      '../../evil.html',
      'evil.html%22; filename=%22x',
      'evil\u202Efdp.exe',
      '.htaccess',
      'CON',
      `evil${'x'.repeat(3000)}.pdf`,
    ]) {
      const { payload, headers: sent } = multipartForm({ name, type: 'text/html', bytes: pdf });
      const { id, url } = (await designer.post('/api/upload?purpose=document', payload, sent)).json();
      expect((await api.get(url)).headers).toMatchObject({
        'content-disposition': `attachment; filename="${id}.pdf"`,
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

const { server } = api.app;
// The app is given back by then.
afterAll(() => server.closeAllConnections());
