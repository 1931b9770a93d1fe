import { afterAll, describe, expect, test } from '@jest/globals';
import { resetRequest } from '@orime/contracts/api/users';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { Value } from 'typebox/value';
import { calendarFile } from '../../src/domains/editorial/event/calendar-file.ts';
import { readCsv, writeCsv } from '../../src/house/documents/csv.ts';
import { writePdf } from '../../src/house/documents/pdf.ts';
import { writeXlsx } from '../../src/house/documents/xlsx.ts';
import { setPageHeaders } from '../../src/house/http/paging.ts';
import { sendDocument } from '../../src/house/http/send-document.ts';
import { composeMessage, folderTransport } from '../../src/house/mail/transport.ts';
import { buildTestApp } from '../build-test-app.ts';
import { createArticle } from '../editorial-factories.ts';
import { multipartForm } from '../multipart.ts';
import { inputRoutes, refusedFields, textInputs } from './request-inputs.ts';

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

describe('mails', () => {
  const { email: Email } = resetRequest.schema.body.properties;
  test.each([
    'a<victim@site.example>',
    'a,victim@site.example',
    'a;victim@site.example',
    '"a"@site.example',
    'a(x)@site.example',
    'a:b@site.example',
    'a\\@site.example',
    'a\u0001@site.example',
    'a@site.example\r\nbcc:b',
    'a\u200B@site.example',
    'a@[127.0.0.1].x',
    'a b@site.example',
  ])('%j is the address of nobody', (text) => {
    expect(Value.Check(Email, text)).toBe(false);
  });

  test.each(['a@site.example', "o'neil+tag@site.example", 'kinu.絹@例え.jp', 'a_b-c=d!@site.co.jp'])('%s is one', (text) => {
    expect(Value.Check(Email, text)).toBe(true);
  });

  test('have one receiver, and no line in the head that a text of theirs has brought', async () => {
    const mail = {
      id: 'mail_1',
      queuedAt: new Date(0),
      queueNumber: 1,
      template: '../../x',
      from: 'Orime <no-reply@site.example>',
      to: 'a<victim@site.example>',
      subject: 'Hello\r\nBcc: victim@site.example\r\n\r\n<script>',
      html: '<p>x</p>',
      text: 'x',
      oneClickUrl: 'https://site.example/x',
    };
    const head = (await composeMessage(mail)).toString().split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^to: .*$/gim)).toHaveLength(1);
    expect(head).not.toMatch(/^to: (?:a )?<?victim@/im);
    await expect(folderTransport(`${api.config.dataDir}/mails`).send({ ...mail, template: 'x' })).resolves.toEqual(expect.any(String));
    expect(readdirSync(`${api.config.dataDir}/mails`)).toEqual([expect.stringMatching(/^[\w@.+-]+\.eml$/)]);
  });

  /** A kind of error, a drawing, and where a paid order goes: none of them greets anybody. */
  const otherNames = ['/api/errors/front-end name', '/api/guest-design name', '/api/checkout/quote address.name'];
  const names = inputRoutes(api.app)
    .filter(({ roles, method }) => method === 'POST' && roles.includes('visitor'))
    .flatMap(textInputs)
    .filter(({ name, part }) => name === 'name' && part === 'body');

  test.each(names.map((input) => [`${input.route.url} ${input.path}`, input] as const).filter(([label]) => !otherNames.includes(label)))(
    'greet nobody by more than a name: %s',
    async (_, input) => {
      for (const name of [
        'Ana\r\nBcc: victim@example.com',
        'Ana\n\nYour prize: evil.example',
        'Win at https://evil.example',
        'A\u2028B',
        '\u001b[2J',
        ' ',
      ])
        expect([name, await refusedFields(api, input, name)]).toEqual([name, expect.arrayContaining([input.path])]);
      for (const name of ['Ana', "Seán O'Neil-Łukasz", '森 彩', 'A: B / C'])
        expect(await refusedFields(api, input, name)).not.toContain(input.path);
    },
  );
});

describe('files that others open', () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://evil.example","x")',
  ];

  test('CSV: no text is a formula, and all come back as they were', () => {
    const csv = writeCsv(
      ['a', '=b'],
      formulas.map((text) => [text, `"${text}"\r\n`]),
    );
    expect(readCsv(csv).rows.map((row) => row['a'])).toEqual(formulas);
    for (const row of csv.slice(1).split('\r\n')) expect(row).not.toMatch(/^"?[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20]/);
  });

  test('XLSX: texts are texts', async () => {
    const sheet = readZipEntry(
      await writeXlsx(
        '=x[1]',
        [{ label: '=1+1' }],
        formulas.map((text) => [text]),
      ),
      /sheet1\.xml$/,
    );
    expect(sheet).toContain('<c ');
    expect(sheet).not.toContain('<f');
  });

  test('calendar: a text adds no line of its own', async () => {
    const hostile = 'x\r\nATTENDEE:mailto:a@b.c\nBEGIN:VALARM\rEND:VEVENT\u2028y\u0085z\u0000\u0007;,\\';
    const text = { en: hostile, jp: hostile };
    const event = {
      id: 'evt_1',
      slug: 'x',
      title: text,
      summary: text,
      venue: text,
      address: text,
      city: 'X',
      country: 'US',
      timeZone: hostile,
      startsAt: '2031-02-12T00:00:00.000Z',
      endsAt: '2031-02-12T03:00:00.000Z',
      closesAt: '2031-02-10T00:00:00.000Z',
      programme: [],
      state: 'open',
    } as unknown as Parameters<typeof calendarFile>[0]; // what the file takes of it
    const file = calendarFile(event, 'https://site.example', 'en').replaceAll('\r\n ', '');
    expect(file.split('\r\n').filter((line) => /^(?:ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
    expect(file.match(/END:VEVENT$/gm)).toHaveLength(1);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  test('PDF: a text is drawn, and adds no object', async () => {
    const hostile = ') Tj ET endstream endobj 9 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj \0\x1b[31m \\(';
    const pdf = await writePdf({ title: hostile, language: 'en' }, (page) => page.text(hostile));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // Outside of literal strings, in which brackets are escaped.
    expect(
      pdf
        .toString('latin1')
        .replaceAll(/\((?:\\[^]|[^\\()])*\)/g, '()')
        .match(/\/(?:JavaScript|JS|Launch|OpenAction)\b/),
    ).toBeNull();
  });

  test('feeds: no text leaves its element, and the file stays one that can be opened', async () => {
    const author = await api.as('designer');
    const title = 'A ]]></title><script>alert(1)</script> & \u0007 "x"';
    await createArticle(api.db, { slug: 'hostile-words', authorId: author.user.id, title: { en: title, jp: title } });
    const feed = (await api.get('/rss.xml')).body;
    expect(feed).toContain('&lt;script&gt;');
    expect(feed).not.toContain('<script>');
    expect(feed).not.toMatch(/[^\P{Cc}\n\t]/u);
  });
});

afterAll(() => api.app.server.closeAllConnections());

/** One file of a zip archive as text. */
function readZipEntry(zip: Buffer, name: RegExp): string {
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')) {
    const [method, size, length, local] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    if (!name.test(zip.toString('utf8', at + 46, at + 46 + length))) continue;
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    return (method === 0 ? bytes : inflateRawSync(bytes)).toString();
  }
  throw new Error('The archive has no such file');
}
