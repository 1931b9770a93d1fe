import { describe, expect, test } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { signedFileUrl } from '../../src/domains/media/file/index.ts';
import { buildTestApp } from '../build-test-app.ts';
import { multipartForm } from '../multipart.ts';

const api = await buildTestApp();
const designer = await api.as('designer');
const flat = { create: { width: 64, height: 48, channels: 3 as const, background: '#b5452c' } };
const [jpeg, png, webp] = [await sharp(flat).jpeg().toBuffer(), await sharp(flat).png().toBuffer(), await sharp(flat).webp().toBuffer()];
const pdf = (inside = '') => Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Catalog ${inside} >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF`);
const script = '<script>alert(document.domain)</script><?php system("id") ?>';

function send(bytes: Buffer, { purpose = 'image', name = 'photo.jpg', type = 'image/jpeg' } = {}) {
  const { payload, headers } = multipartForm({ name, type, bytes });
  return designer.post(`/api/upload?purpose=${purpose}`, payload, headers);
}

/** A PNG whose head says one thing, whatever its body holds. */
function pngOf(width: number, height: number, body: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, bytes: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from(name), bytes]);
  const whole = Buffer.alloc(data.length + 8);
  whole.writeUInt32BE(bytes.length, 0);
  whole.set(data, 4);
  whole.writeUInt32BE(crc(data), data.length + 4);
  return whole;
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('a hostile picture', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a JPEG with a page behind it', () => Buffer.concat([jpeg, Buffer.from(script)])],
    ['a JPEG with an archive behind it', () => Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), Buffer.from(script)])],
    [
      'a JPEG with a script in a comment',
      () => Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script), jpeg.subarray(2)]),
    ],
    [
      'a PNG with a script in a text',
      () => Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${script}`)), png.subarray(33)]),
    ],
    ['a WebP with a page behind it', () => Buffer.concat([webp, Buffer.from(script)])],
    [
      'a JPEG that says where it was taken',
      () =>
        sharp(flat)
          .withExif({ IFD0: { Copyright: script }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' } })
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
          .jpeg()
          .toBuffer(),
    ],
  ])('%s is kept as the picture alone', async (_, make) => {
    const sent = await send(await make());
    expect(sent.statusCode).toBe(200);
    const { storage_key: key } = await api.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', sent.json().id)
      .executeTakeFirstOrThrow();
    const stored = (await api.app.storage.get(key)) ?? Buffer.alloc(0);
    const shown = (await api.get(`/media/${sent.json().id}/480.webp`)).rawPayload;
    for (const bytes of [stored, shown]) {
      expect(bytes.toString('latin1')).not.toMatch(/<script|<\?php|system\(|GPS|xmpmeta/);
      const { exif, xmp, iptc, width } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, width]).toEqual([undefined, undefined, undefined, 64]);
    }
  });

  test.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ['a bomb: 400 million pixels in a few bytes', 413, () => pngOf(20_000, 20_000, deflateSync(Buffer.alloc(1_000_000)))],
    ['a head of two billion pixels a side', 400, () => pngOf(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(10)))],
    ['one line of sixteen million pixels', 413, () => pngOf(2 ** 24, 3, deflateSync(Buffer.alloc(10)))],
    ['no pixels', 400, () => pngOf(0, 0, deflateSync(Buffer.alloc(10)))],
    ['half a file', 400, () => jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ['a head alone', 400, () => png.subarray(0, 40)],
    ['a damaged body', 400, () => pngOf(64, 48, Buffer.from('not compressed'))],
    ['SVG', 415, () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    [
      'SVG behind an XML head',
      415,
      () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
        ),
    ],
    ['GIF', 415, () => sharp(flat).gif().toBuffer()],
    ['TIFF', 415, () => sharp(flat).tiff().toBuffer()],
    ['a page that begins as a JPEG does', 400, () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)])],
    ['a PDF', 415, () => pdf()],
    ['a program', 415, () => Buffer.from('\x7fELF\x02\x01\x01')],
  ])('%s is refused with %d', async (_, status, make) => {
    const before = await api.db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const answer = await send(await make(), { name: 'photo.png', type: 'image/png' });
    expect([answer.statusCode, typeof answer.json().error.fields.file]).toEqual([status, 'string']);
    expect(
      await api.db
        .selectFrom('files')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });

  test('a picture is known by what it holds, whatever it is called', async () => {
    expect((await send(png, { name: 'paper.pdf', type: 'application/pdf' })).json().mime).toBe('image/webp');
  });
});

describe('a hostile paper', () => {
  test.each([
    ['a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script under another spelling', '/OpenAction << /S /J#61vaScript /J#53 (x) >>'],
    ['a program to start', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
    ['files inside it', '/Names << /EmbeddedFiles 2 0 R >>'],
    ['a film that runs', '/Annots [<< /Subtype /RichMedia >>]'],
  ])('with %s is refused', async (_, inside) => {
    const answer = await send(pdf(inside), { purpose: 'document', name: 'paper.pdf', type: 'application/pdf' });
    expect([answer.statusCode, typeof answer.json().error.fields.file]).toEqual([400, 'string']);
  });

  test.each([
    ['cut off', pdf().subarray(0, 40)],
    ['with another file before it', Buffer.concat([Buffer.from(`<html>${script}`), pdf()])],
    ['with a long file behind it', Buffer.concat([pdf(), Buffer.alloc(5000, 'x')])],
  ])('%s is refused', async (_, bytes) => {
    expect([400, 415]).toContain((await send(bytes, { purpose: 'document', name: 'paper.pdf', type: 'application/pdf' })).statusCode);
  });
});

describe('a private file', () => {
  const secret = api.config.jwtSecret;
  const store = async () =>
    (await send(pdf(), { purpose: 'document', name: 'paper.pdf', type: 'application/pdf' })).json<{ id: string; url: string }>();

  test('is read by its link for a minute, and by no other', async () => {
    const [one, two] = [await store(), await store()];
    expect((await api.get(one.url)).statusCode).toBe(200);
    const query = one.url.split('?')[1] ?? '';
    const { expires, signature } = Object.fromEntries(new URLSearchParams(query));
    const flipped = `${signature?.startsWith('A') === true ? 'B' : 'A'}${signature?.slice(1) ?? ''}`;
    const wrong = {
      over: signedFileUrl(secret, one.id, Date.now() - 61_000),
      'good for longer than a minute': signedFileUrl(secret, one.id, Date.now() + 60_000),
      'of another file': `/api/file/${two.id}?${query}`,
      'with another time': `/api/file/${one.id}?expires=${Number(expires) + 1}&signature=${signature}`,
      'with a changed signature': `/api/file/${one.id}?expires=${expires}&signature=${flipped}`,
      'with a cut signature': `/api/file/${one.id}?expires=${expires}&signature=${signature?.slice(0, -1)}`,
      'of another site': signedFileUrl('another secret', one.id),
      'as a picture': `/media/${one.id}/480.webp`,
    };
    for (const [name, url] of Object.entries(wrong))
      expect([name, (await api.get(url)).statusCode, (await designer.get(url)).statusCode]).toEqual([name, 404, 404]);
    for (const url of [`/api/file/${one.id}`, `/api/file/${one.id}?expires=${expires}`, `/api/file/${one.id}?expires=soon&signature=x`])
      expect((await designer.get(url)).statusCode).toBe(400);
  });

  test('gives its link to its owner and the staff alone', async () => {
    const [owner, other, admin] = [await api.as('buyer-unverified'), await api.as('buyer-unverified'), await api.as('admin')];
    const { payload, headers } = multipartForm({ name: 'licence.pdf', type: 'application/pdf', bytes: pdf() });
    const { id } = (await owner.post('/api/buyer/documents?kind=licence', payload, headers)).json();
    const asked = await Promise.all(
      [owner, admin, other, designer, api].map(async (client) => (await client.get(`/api/buyer/documents/${id}`)).statusCode),
    );
    expect(asked).toEqual([200, 200, 404, expect.any(Number), 401]);
    expect([403, 404]).toContain(asked[3]);
  });
});
