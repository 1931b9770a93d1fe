import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { multipartForm } from '../../../../test/multipart.ts';

const { app, as, inject, db } = await buildTestApp();
const designer = await as('designer');
// Soft forms as in a photograph, rather than one colour: what there is to compress decides which format is smaller.
const forms = await sharp({
  create: { width: 70, height: 90, channels: 3, background: '#b5452c', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
})
  .png()
  .toBuffer();
const photo = await sharp(forms)
  .resize(360, 460)
  .withExif({ IFD0: { Copyright: 'secret studio' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' } })
  .jpeg({ quality: 92 })
  .toBuffer();

async function send(query = ''): Promise<string> {
  const { payload, headers } = multipartForm({ name: 'photo.jpg', type: 'image/jpeg', bytes: photo });
  return (await designer.post(`/api/upload${query}`, payload, headers)).json().id;
}
const look = (id: string, width: number, accept = 'image/avif,image/webp,*/*') =>
  inject({ method: 'GET', url: `/media/${id}/${width}.webp`, headers: { accept } });
const waiting = (id: string) => db.selectFrom('image_encodings').select('tries').where('file_id', '=', id).executeTakeFirst();
const variants = async (id: string) =>
  (await db.selectFrom('files').select('variants').where('id', '=', id).executeTakeFirstOrThrow()).variants;
const makeDue = (id: string) => db.updateTable('image_encodings').set({ due_at: new Date() }).where('file_id', '=', id).execute();

describe('AVIF', () => {
  test('is made by the job, and answered to who takes it', async () => {
    const id = await send();
    expect((await look(id, 160)).headers['content-type']).toBe('image/webp');
    await app.jobs.runNow('avif');
    expect(await waiting(id)).toBeUndefined();
    const { avif } = (await variants(id)) as { avif: number[] };
    expect(avif).toContain(480);
    // Wider than the picture there is one rendition, not two.
    expect(avif).not.toContain(768);
    const [modern, plain] = [await look(id, 480), await look(id, 480, 'image/webp,image/png')];
    expect(modern.headers).toMatchObject({
      'content-type': 'image/avif',
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
    expect(modern.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    const read = await sharp(modern.rawPayload).metadata();
    expect(read).toMatchObject({ format: 'heif', compression: 'av1', width: 360 });
    expect([read.exif, read.xmp]).toEqual([undefined, undefined]);
  });

  test('is made once by two processes that run at the same time, and again without harm', async () => {
    const ids = [await send(), await send(), await send()];
    await Promise.all([app.jobs.runNow('avif'), app.jobs.runNow('avif')]);
    const made = await Promise.all(ids.map(variants));
    expect(made.map((one) => Object.keys(one as object))).toEqual([['avif'], ['avif'], ['avif']]);
    const [id = ''] = ids;
    const before = (await look(id, 250)).rawPayload;
    await db.insertInto('image_encodings').values({ file_id: id }).execute();
    await app.jobs.runNow('avif');
    expect(await variants(id)).toEqual(made[0]);
    expect((await look(id, 250)).rawPayload.equals(before)).toBe(true);
  });

  test('is tried again after a failure, later each time, and given up in the end', async () => {
    const id = await send();
    const { storage_key: key } = await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow();
    const master = await app.storage.get(key);
    if (master === undefined) throw new Error('The master is gone');
    await app.storage.put(key, Buffer.from('not an image'), 'image/webp');
    await app.jobs.runNow('avif');
    await app.jobs.runNow('avif');
    expect(await waiting(id)).toEqual({ tries: 1 });
    for (let count = 0; count < 6; count += 1) {
      await makeDue(id);
      await app.jobs.runNow('avif');
    }
    expect(await waiting(id)).toEqual({ tries: 5 });
    await app.storage.put(key, master, 'image/webp');
    await db.updateTable('image_encodings').set({ tries: 4 }).where('file_id', '=', id).execute();
    await makeDue(id);
    await app.jobs.runNow('avif');
    expect((await look(id, 480)).headers['content-type']).toBe('image/avif');
  });

  test('is not made of papers', async () => {
    const id = await send('?purpose=document');
    expect(await waiting(id)).toBeUndefined();
    expect((await look(id, 480)).statusCode).toBe(404);
  });
});
