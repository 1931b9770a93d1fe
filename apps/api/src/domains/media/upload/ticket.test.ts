import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { multipartForm } from '../../../../test/multipart.ts';
import { removeUnclaimed } from './index.ts';

const { app, post, get, db, config } = await buildTestApp();
const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#b5452c' } })
  .withExif({ IFD0: { Copyright: 'secret studio' } })
  .jpeg()
  .toBuffer();

const openTicket = async (form = 'application') => (await post('/api/upload/ticket', { form })).json().ticket as string;
function send(ticket: string, bytes: Buffer = photo, query = '') {
  const { payload, headers } = multipartForm({ name: '../photo.png', type: 'image/png', bytes });
  return post(`/api/upload?ticket=${ticket}${query}`, payload, headers);
}

describe('an upload ticket', () => {
  test('lets a visitor send private files of one form', async () => {
    const answer = await send(await openTicket(), photo, '&purpose=image');
    expect(answer.statusCode).toBe(200);
    const { id, url, claim } = answer.json();
    expect(claim).toMatch(/^[\w-]{43}$/);
    const row = await db
      .selectFrom('files')
      .select(['visibility', 'upload_form', 'owner_user_id', 'claimed_at', 'storage_key'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ visibility: 'private', upload_form: 'application', owner_user_id: null, claimed_at: null });
    expect((await get(`/media/${id}/480.webp`)).statusCode).toBe(404);
    const read = await get(url);
    expect((await sharp(read.rawPayload).metadata()).exif).toBeUndefined();
  });

  test('is of one of the forms we have', async () => {
    expect((await post('/api/upload/ticket', { form: 'anything' })).statusCode).toBe(400);
    expect((await send('x'.repeat(43))).statusCode).toBe(401);
  });

  test('runs out after an hour', async () => {
    const ticket = await openTicket();
    await db
      .updateTable('upload_tickets')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    const answer = await send(ticket);
    expect(answer.statusCode).toBe(410);
    expect(answer.json().error.code).toBe('token_used');
  });

  test('is used up by files and by bytes, also when they come at once', async () => {
    const ticket = await openTicket('report');
    await db.updateTable('upload_tickets').set({ files_left: 2 }).where('form', '=', 'report').execute();
    const answers = await Promise.all([send(ticket), send(ticket), send(ticket), send(ticket)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 422, 422]);
    const small = await openTicket('report');
    await db
      .updateTable('upload_tickets')
      .set({ bytes_left: photo.length - 1 })
      .where('form', '=', 'report')
      .execute();
    expect((await send(small)).statusCode).toBe(422);
  });

  test('takes a large PDF, and nothing that only pretends', async () => {
    const ticket = await openTicket();
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n'),
      Buffer.alloc(10 * 1024 * 1024, '%\n'),
      Buffer.from('trailer << /Root 1 0 R >>\n%%EOF'),
    ]);
    expect((await send(ticket, pdf)).json()).toMatchObject({ mime: 'application/pdf', bytes: pdf.length });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const bomb = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(ticket, svg)).statusCode).toBe(415);
    expect((await send(ticket, Buffer.from('MZ executable'))).statusCode).toBe(415);
    expect((await send(ticket, bomb)).statusCode).toBe(413);
    expect((await send(ticket, photo.subarray(0, 300))).statusCode).toBe(400);
  });
});

test('files of forms that were never sent are removed after two days', async () => {
  const old = (await send(await openTicket())).json();
  const fresh = (await send(await openTicket())).json();
  const { storage_key: key } = await db
    .updateTable('files')
    .set({ created_at: new Date(Date.now() - 49 * 3_600_000) })
    .where('id', '=', old.id)
    .returning('storage_key')
    .executeTakeFirstOrThrow();
  expect(existsSync(join(config.dataDir, 'files', key))).toBe(true);
  await removeUnclaimed(app);
  expect(existsSync(join(config.dataDir, 'files', key))).toBe(false);
  expect(await db.selectFrom('files').select('id').where('id', 'in', [old.id, fresh.id]).execute()).toEqual([{ id: fresh.id }]);
});

describe('files that a crash leaves behind', () => {
  const kept = (key: string) => existsSync(join(config.dataDir, 'files', key));
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test('a file whose row never came is removed after an hour, one that may still be on its way is not', async () => {
    for (const [key, at] of [
      ['documents/left.pdf', hoursAgo(2)],
      ['documents/coming.pdf', hoursAgo(0.5)],
    ] as const) {
      await db.insertInto('stored_objects').values({ storage_key: key, created_at: at }).execute();
      await app.storage.put(key, Buffer.from('%PDF-1.4'), 'application/pdf');
    }
    // Its process died before the first byte was stored.
    await db
      .insertInto('stored_objects')
      .values({ storage_key: 'documents/never-stored.pdf', created_at: hoursAgo(2) })
      .execute();
    await removeUnclaimed(app);
    expect([kept('documents/left.pdf'), kept('documents/coming.pdf')]).toEqual([false, true]);
    expect(await db.selectFrom('stored_objects').select('storage_key').execute()).toEqual([{ storage_key: 'documents/coming.pdf' }]);
  });

  test('an upload that has its row leaves no note, and is safe from the removal', async () => {
    const { id } = (await send(await openTicket())).json();
    const { storage_key: key } = await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow();
    await removeUnclaimed(app, Date.now() + 3 * 3_600_000);
    expect(kept(key)).toBe(true);
    expect(await db.selectFrom('stored_objects').select('storage_key').where('storage_key', '=', key).execute()).toEqual([]);
  });

  test('a removal that stops between row and file is finished by the next', async () => {
    const { id } = (await send(await openTicket())).json();
    const { storage_key: key } = await db
      .updateTable('files')
      .set({ created_at: hoursAgo(49) })
      .where('id', '=', id)
      .returning('storage_key')
      .executeTakeFirstOrThrow();
    const stopping = { ...app.storage, remove: () => Promise.reject(new Error('the disk is away')) };
    await expect(removeUnclaimed({ db, storage: stopping })).rejects.toThrow('the disk is away');
    expect([kept(key), await db.selectFrom('files').select('id').where('id', '=', id).execute()]).toEqual([true, []]);
    await removeUnclaimed(app, Date.now() + 2 * 3_600_000);
    expect(kept(key)).toBe(false);
  });
});
