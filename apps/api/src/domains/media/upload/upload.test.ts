import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { multipartForm } from '../../../../test/multipart.ts';

const { as, post, get, db, config, app } = await buildTestApp();
const designer = await as('designer');

const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b5452c' } })
  .withExif({ IFD0: { Copyright: 'secret studio', Software: 'camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' } })
  .jpeg()
  .toBuffer();

function send(client: { post: typeof post }, bytes: Buffer, { url = '/api/upload', type = 'image/jpeg', name = 'photo.jpg' } = {}) {
  const { payload, headers } = multipartForm({ name, type, bytes });
  return client.post(url, payload, headers);
}

describe('POST /api/upload', () => {
  test('re-encodes an image, strips what was hidden in it and describes it', async () => {
    const answer = await send(designer, photo);
    expect(answer.statusCode).toBe(200);
    const file = answer.json();
    expect(file).toMatchObject({ url: `/media/${file.id}/768.webp`, w: 900, h: 1200, mime: 'image/webp' });
    expect(file.color).toMatch(/^#b[0-9a-f]4[0-9a-f]2[0-9a-f]$/);
    expect(Buffer.from(file.blur, 'base64').length).toBeGreaterThan(4);
    const row = await db
      .selectFrom('files')
      .select(['owner_user_id', 'visibility', 'storage_key', 'original_name'])
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ owner_user_id: designer.user.id, visibility: 'public', original_name: 'photo.jpg' });
    expect(row.storage_key).not.toContain('photo');
    const stored = await sharp(join(config.dataDir, 'files', row.storage_key)).metadata();
    expect(stored.format).toBe('webp');
    expect(stored.exif).toBeUndefined();
  });

  test('gives a repeat under one key the same file, and another file none of it', async () => {
    const keyed = (bytes: Buffer) => {
      const { payload, headers } = multipartForm({ name: 'photo.jpg', type: 'image/jpeg', bytes });
      return designer.post('/api/upload', payload, { ...headers, 'idempotency-key': 'upload-of-a-photo' });
    };
    const first = await keyed(photo);
    expect((await keyed(photo)).json()).toEqual(first.json());
    expect((await keyed(Buffer.concat([photo, Buffer.alloc(9)]))).json()).toMatchObject({ error: { code: 'key_reused' } });
  });

  test('goes by content, not by name or declared type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF');
    for (const bytes of [svg, html, pdf, Buffer.from('GIF89a-not-really')]) {
      const answer = await send(designer, bytes);
      expect(answer.statusCode).toBe(415);
      expect(answer.json().error).toMatchObject({ code: 'unsupported_type', fields: { file: expect.any(String) } });
    }
  });

  test('advises on HEIC, and refuses broken, empty and missing files', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12), Buffer.from('mif1heic')]);
    expect((await send(designer, heic)).json().error.fields.file).toMatch(/HEIC/);
    expect((await send(designer, photo.subarray(0, 400))).statusCode).toBe(400);
    expect((await send(designer, Buffer.alloc(0))).statusCode).toBe(400);
    const { payload, headers } = multipartForm();
    expect((await designer.post('/api/upload', payload, headers)).statusCode).toBe(400);
    expect((await designer.post('/api/upload', '--cut', { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(400);
    expect((await designer.post('/api/upload', { file: 'text' })).statusCode).toBe(415);
  });

  test('refuses what is too large in bytes or pixels', async () => {
    const heavy = await send(designer, Buffer.concat([photo, Buffer.alloc(26 * 1024 * 1024)]));
    expect(heavy.statusCode).toBe(413);
    expect(heavy.json().error.code).toBe('too_large');
    const wide = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(designer, wide, { type: 'image/png', name: 'x.png' })).statusCode).toBe(413);
  });

  test('lets nobody in who is neither signed in nor has a ticket', async () => {
    expect((await send({ post }, photo)).statusCode).toBe(401);
  });

  test('keeps documents private behind an address that runs out', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
    const sent = await send(designer, pdf, { url: '/api/upload?purpose=document', type: 'application/pdf', name: 'licence.pdf' });
    expect(sent.statusCode).toBe(200);
    const { url, id } = sent.json();
    const read = await get(url);
    expect(read.statusCode).toBe(200);
    expect(read.rawPayload.equals(pdf)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(read.headers['content-disposition']).toMatch(/^attachment/);
    const shown = await get(`${url}&inline=1`);
    expect(shown.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect((await get(`/media/${id}/480.webp`)).statusCode).toBe(404);
    const later = new URL(url, 'http://x');
    later.searchParams.set('expires', String(Number(later.searchParams.get('expires')) + 1));
    expect((await get(`${later.pathname}${later.search}`)).statusCode).toBe(404);
    expect((await get(`/api/file/${id}`)).statusCode).toBe(400);
  });
});

describe('GET /media/:id/:width.webp', () => {
  test('scales down, never up, and is kept by browsers and on disk', async () => {
    const { id } = (await send(designer, photo)).json();
    for (const [width, expected] of [
      [160, 160],
      [480, 480],
      [1600, 900],
    ] as const) {
      const answer = await get(`/media/${id}/${width}.webp`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(expected);
    }
    expect(existsSync(join(config.dataDir, 'cache/media', id, '480.webp'))).toBe(true);
    const row = await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow();
    await app.storage.remove(row.storage_key);
    expect((await get(`/media/${id}/480.webp`)).statusCode).toBe(200);
  });

  test('knows six widths and its own ids only', async () => {
    const { id } = (await send(designer, photo)).json();
    expect((await get(`/media/${id}/500.webp`)).statusCode).toBe(404);
    expect((await get(`/media/${id}/480.png`)).statusCode).toBe(404);
    expect((await get('/media/fil_unknown/480.webp')).statusCode).toBe(404);
    expect((await get('/media/..%2F..%2Fsecrets/480.webp')).statusCode).toBe(404);
  });
});
