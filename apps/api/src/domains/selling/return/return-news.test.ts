import { expect, test } from '@jest/globals';
import type { Notification } from '@orime/contracts/api/notify/notification';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { Return } from '@orime/contracts/api/selling/return';
import { buildTestApp, type SignedInClient, type TestClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { linkSecret, readMails } from '../../../../test/mails.ts';

const guest = await buildTestApp();
const { db } = guest;

interface Sale {
  readonly seller: SignedInClient;
  readonly placed: PlacedOrder;
  readonly orderId: string;
  readonly lineId: string;
}

/** A coat at 8,000 yen that has arrived, bought in Japanese. */
async function sell(buyer: TestClient, email: string): Promise<Sale> {
  const seller = await guest.as('designer');
  const profile = await createProfile(db, { userId: seller.user.id, name: 'House Ito', nameJp: '伊藤の家' });
  const design = await createDesign(db, { profileId: profile.id, name: 'Rust coat', nameJp: '錆色のコート', retail: { JPY: 8_000 } });
  const placed = await buy(buyer, [{ id: design.id, size: 'S', quantity: 1 }], { currency: 'JPY', locale: 'jp', email });
  await guest.app.jobs.runNow('settle-payments');
  const orderId = placed.orders[0]?.id ?? '';
  okBody(await seller.post(`/api/order/fulfill/id/${orderId}`, {}));
  okBody(await seller.post(`/api/order/deliver/id/${orderId}`, {}));
  return { seller, placed, orderId, lineId: placed.orders[0]?.lines[0]?.id ?? '' };
}

const ask = async (client: TestClient, { orderId, lineId }: Sale, query = '') =>
  okBody<Return>(
    await client.post(
      `/api/return${query}`,
      { orderId, lines: [{ lineId, quantity: 1, reason: 'too_small' }], note: '肩がきついです' },
      key(),
    ),
  );
const move = (client: SignedInClient, id: string, body: object) => client.post(`/api/return/status/id/${id}`, body);
const toldTo = async (client: SignedInClient) => okBody<{ items: Notification[] }>(await client.get('/api/notification')).items;
const subjectsTo = async (email: string) => (await readMails(guest, email)).map(({ subject }) => subject);

test('a return is told to its seller, and every answer to the customer, once and in their language', async () => {
  const buyer = await guest.as('consumer');
  const sale = await sell(buyer, buyer.user.email);
  const { seller, orderId, lineId } = sale;
  const { id, number } = await ask(buyer, sale);
  expect((await toldTo(seller))[0]).toMatchObject({
    kind: 'return_requested',
    data: { orderId, returnId: id, returnNumber: number, units: 1 },
  });
  const [toSeller] = (await readMails(guest, seller.user.email)).slice(-1);
  expect(toSeller?.subject).toBe(`A customer asks to return order ${sale.placed.orders[0]?.number ?? ''}`);
  for (const text of ['Rust coat · S × 1', 'too small', '肩がきついです', '/dashboard?tab=returns'])
    expect(toSeller?.source).toContain(text);
  expect(toSeller?.source).not.toContain('key=');

  for (const body of [
    { status: 'approved', answer: 'お送りください' },
    { status: 'approved' },
    { status: 'in_transit' },
    { status: 'received' },
  ])
    okBody(await move(seller, id, body));
  okBody(await move(seller, id, { status: 'inspected', lines: [{ lineId, condition: 'as_new', restock: true }] }));
  okBody(await move(await guest.as('admin'), id, { status: 'refunded' }));
  const mails = await readMails(guest, buyer.user.email);
  expect(mails.slice(-3).map(({ subject }) => subject)).toEqual([
    `【Orime】返品 ${number} を承りました`,
    `【Orime】返品 ${number} の商品が到着しました`,
    `【Orime】返品 ${number} の返金のお知らせ`,
  ]);
  const [approved, received, refunded] = mails.slice(-3);
  for (const text of ['伊藤の家', '錆色のコート', 'お送りください']) expect(approved?.source).toContain(text);
  expect(received?.source).not.toContain('お送りください');
  // Less the 1,500 for the parcel.
  expect(refunded?.source).toContain('¥6,500');
  const told = (await toldTo(buyer)).filter((item) => item.kind === 'return_updated');
  expect(told.map(({ data }) => data.status)).toEqual(['refunded', 'received', 'approved']);
  expect(told[0]?.data).toMatchObject({ returnNumber: number, seller: { en: 'House Ito', jp: '伊藤の家' } });
});

test('a guest gets the link with the key; a seller who declines says why', async () => {
  const sale = await sell(guest, 'returning@example.com');
  const { id, number } = await ask(guest, sale, `?key=${sale.placed.key}`);
  okBody(await move(sale.seller, id, { status: 'declined', answer: '着用の跡があります' }));
  const [mail] = (await readMails(guest, 'returning@example.com')).slice(-1);
  expect(mail?.subject).toBe(`【Orime】返品 ${number} についてのお知らせ`);
  expect(mail?.source).toContain('着用の跡があります');
  expect(linkSecret(mail)).toBe(sale.placed.key);
  okBody(await guest.get(`/api/order/id/${sale.placed.group.id}?key=${linkSecret(mail)}`));
});

test('a step that is refused is told to nobody', async () => {
  const sale = await sell(guest, 'untold@example.com');
  const { id } = await ask(guest, sale, `?key=${sale.placed.key}`);
  const before = await subjectsTo('untold@example.com');
  expect(refusal(await move(await guest.as('admin'), id, { status: 'refunded' }))).toBe('409 invalid_transition');
  expect(await subjectsTo('untold@example.com')).toEqual(before);
});

test('a refund of staff is mailed and told, once for its key', async () => {
  const admin = await guest.as('admin');
  const buyer = await guest.as('consumer');
  const { orderId, lineId, placed } = await sell(buyer, buyer.user.email);
  const once = key();
  for (let time = 0; time < 2; time += 1)
    okBody(await admin.post(`/api/order/refund/id/${orderId}`, { reason: 'Torn', lines: [{ lineId, quantity: 1 }] }, once));
  const mails = (await readMails(guest, buyer.user.email)).filter(({ subject }) => subject.includes('返金'));
  expect(mails.map(({ subject }) => subject)).toEqual([`【Orime】ご注文 ${placed.orders[0]?.number ?? ''} の返金のお知らせ`]);
  expect(mails[0]?.source).toContain('¥8,000');
  expect((await toldTo(buyer)).filter(({ kind }) => kind === 'order_refunded')).toMatchObject([
    { data: { orderId, amountMinor: 8_000, currency: 'JPY' } },
  ]);
});
