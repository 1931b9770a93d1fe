import { expect, test } from '@jest/globals';
import type { Return } from '@orime/contracts/api/selling/return';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { claimedFile } from '../../../../test/claimed-file.ts';
import { multipartForm } from '../../../../test/multipart.ts';
import { removeUnclaimed } from '../../media/upload/index.ts';
import { eraseMember } from '../../office/privacy-request/erase-person.ts';
import { deliver } from './return.fixture.ts';

const guest = await buildTestApp();
const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#b5452c' } })
  .png()
  .toBuffer();
const photo = () => claimedFile(guest, 'return', { type: 'image/png', bytes: picture });

test('photos of a return are seen by its customer, its seller and staff for a minute, and go with the person', async () => {
  const { seller, buyer, orderId, lineIds } = await deliver(guest);
  const photos = [await photo(), await photo()];
  const wish = { orderId, lines: [{ lineId: lineIds[0], quantity: 1, reason: 'damaged' }], photos };
  const asked = okBody<Return>(await buyer.post('/api/return', wish, key()));
  expect(asked.photos?.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));

  const path = `/api/return/id/${asked.id}`;
  for (const reader of [buyer, seller, await guest.as('admin'), await guest.as('account-manager')]) {
    const url = okBody<Return>(await reader.get(path)).photos?.[0]?.url ?? '';
    const file = await guest.get(url);
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(refusal(await guest.get(url.replace(/signature=./, 'signature=!')))).toBe('404 not_found');
  }
  expect(refusal(await (await guest.as('designer')).get(path))).toBe('404 not_found');
  const { items } = okBody<{ items: Return[] }>(await seller.get('/api/return/seller'));
  expect(items[0]?.photos).toHaveLength(2);

  // A photo is of one return; refused, nothing is written.
  const again = { ...wish, lines: [{ lineId: lineIds[1], quantity: 1, reason: 'damaged' }] };
  expect(refusal(await buyer.post('/api/return', again, key()))).toBe('400 validation');
  expect(okBody<{ total: number }>(await buyer.get('/api/return/mine')).total).toBe(1);

  await guest.db.updateTable('orders').set({ status: 'closed' }).where('id', '=', orderId).execute();
  await guest.db.transaction().execute((trx) => eraseMember(trx, buyer.user.email));
  await removeUnclaimed(guest.app);
  expect(okBody<Return>(await seller.get(path)).photos).toEqual([]);
});

test('a return takes pictures and no papers', async () => {
  const { ticket } = okBody<{ ticket: string }>(await guest.post('/api/upload/ticket', { form: 'return' }));
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
  const { payload, headers } = multipartForm({ name: 'paper.pdf', type: 'application/pdf', bytes: pdf });
  expect(refusal(await guest.post(`/api/upload?ticket=${ticket}`, payload, headers))).toBe('415 unsupported_type');
});
