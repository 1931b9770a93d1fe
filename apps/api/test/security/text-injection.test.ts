import { describe, expect, test } from '@jest/globals';
import { resetRequest } from '@orime/contracts/api/people/users';
import { readdirSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { Value } from 'typebox/value';
import { calendarFile } from '../../src/domains/editorial/event/calendar-file.ts';
import { readCsv, writeCsv } from '../../src/house/documents/csv.ts';
import { writePdf } from '../../src/house/documents/pdf.ts';
import { writeXlsx } from '../../src/house/documents/xlsx.ts';
import { composeMessage, folderTransport } from '../../src/house/mail/transport.ts';
import { buildTestApp } from '../build-test-app.ts';
import { createArticle } from '../editorial-factories.ts';
import { inputRoutes, refusedFields, textInputs } from './request-inputs.ts';

const api = await buildTestApp();

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
  const otherNames = [
    '/api/errors/front-end name',
    '/api/guest-design name',
    '/api/checkout/quote address.name',
    '/api/checkout/quote wishes.billingAddress.name',
  ];
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
    const file = calendarFile(event, { publicUrl: 'https://site.example', page: '/nyfw-invitation' }, 'en').replaceAll('\r\n ', '');
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
