import { expect, test } from '@jest/globals';
import type { Purchase } from '@orime/contracts/api/selling/order';
import type { Return } from '@orime/contracts/api/selling/return';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { ask, deliver, move } from './return.fixture.ts';

const guest = await buildTestApp();
const { db } = guest;
const address = { name: 'Returns, Kasumi', line1: '2-3 Aratamachi', city: 'Kanazawa', postal: '920-0852', country: 'JP' };

test('a return is approved once its seller has said where it goes; its customer sees the address, prints the slip and says how it travels', async () => {
  const { seller, buyer, orderId, lineIds } = await deliver(guest);
  await db.updateTable('profiles').set({ return_address: null }).where('user_id', '=', seller.user.id).execute();
  const { id, number } = okBody<Return>(await ask(buyer, orderId, [{ lineId: lineIds[0], quantity: 1 }]));
  expect(refusal(await move(seller, id, { status: 'approved' }))).toBe('422 return_address_missing');
  expect(refusal(await buyer.get(`/api/return/id/${id}/slip.pdf`))).toBe('409 invalid_transition');
  expect(refusal(await buyer.post(`/api/return/send/id/${id}`, {}))).toBe('409 invalid_transition');
  expect(refusal(await buyer.get('/api/return/address'))).toBe('403 forbidden');

  expect(okBody(await seller.get('/api/return/address'))).toEqual({ address: null });
  okBody(await seller.post('/api/return/address', { address }));
  expect(okBody(await seller.get('/api/return/address'))).toEqual({ address });
  expect(okBody<Return>(await buyer.get(`/api/return/id/${id}`)).address).toBeNull();
  okBody(await move(seller, id, { status: 'approved' }));

  const approved = okBody<Return>(await buyer.get(`/api/return/id/${id}`));
  expect(approved).toMatchObject({ address, viewer: { next: ['cancelled'], canSend: true } });
  const approvedAt = new Date(approved.events.at(-1)?.at ?? 0).getTime();
  expect(new Date(approved.sendBy ?? 0).getTime() - approvedAt).toBe(7 * 86_400_000);
  const slip = await buyer.get(`/api/return/id/${id}/slip.pdf?lang=jp`);
  expect(slip.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="return-${number}.pdf"`,
  });
  expect(slip.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const sent = okBody<Return>(await buyer.post(`/api/return/send/id/${id}`, { carrier: 'Yamato', tracking: '12' }));
  expect(sent).toMatchObject({ status: 'in_transit', carrier: 'Yamato', sendBy: null });
  const corrected = okBody<Return>(await buyer.post(`/api/return/send/id/${id}`, { carrier: 'Yamato', tracking: '123' }));
  expect(corrected.tracking).toBe('123');
  expect(corrected.events.map(({ status }) => status)).toEqual(['requested', 'approved', 'in_transit']);
  okBody(await move(seller, id, { status: 'received' }));
  expect(refusal(await buyer.post(`/api/return/send/id/${id}`, {}))).toBe('409 invalid_transition');
  expect(okBody<Return>(await buyer.get(`/api/return/id/${id}`)).address).toBeNull();
  for (const stranger of [guest, await guest.as('consumer')])
    expect(refusal(await stranger.get(`/api/return/id/${id}/slip.pdf`))).toBe('404 not_found');
});

test('a guest does the same with the key; the purchase says to whom it can belong', async () => {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] });
  const member = await guest.as('consumer');
  const { orders, group, key } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email: member.user.email });
  const orderId = orders[0]?.id ?? '';
  const admin = await guest.as('admin');
  for (const step of ['fulfill', 'deliver']) okBody(await admin.post(`/api/order/${step}/id/${orderId}`, {}));
  const { id } = okBody<Return>(await ask(guest, orderId, [{ lineId: orders[0]?.lines[0]?.id, quantity: 1 }], `?key=${key}`));
  okBody(await move(admin, id, { status: 'approved' }));
  expect(refusal(await guest.post(`/api/return/send/id/${id}`, {}))).toBe('404 not_found');
  expect((await guest.get(`/api/return/id/${id}/slip.pdf?key=${key}`)).statusCode).toBe(200);
  expect(okBody<Return>(await guest.post(`/api/return/send/id/${id}?key=${key}`, {})).status).toBe('in_transit');

  const claimOf = async (client: Pick<SignedInClient, 'get'>) =>
    okBody<Purchase>(await client.get(`/api/order/id/${group.id}?key=${key}`)).group.claim;
  expect(await claimOf(guest)).toBe('sign_in');
  expect(await claimOf(await guest.as('consumer'))).toBe('none');
  expect(await claimOf(member)).toBe('ready');
  await db.updateTable('order_groups').set({ user_id: member.user.id }).where('id', '=', group.id).execute();
  expect(await claimOf(member)).toBe('none');
});
