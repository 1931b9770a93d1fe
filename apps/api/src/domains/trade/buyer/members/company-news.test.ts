import { describe, expect, test } from '@jest/globals';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { key, okBody } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { createBuyer, createLine, joinCompany, move, order, wishOf } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();

async function company() {
  const owner = await createBuyer(api);
  const [purchaser, viewer] = [await joinCompany(api, owner.buyerId, 'purchaser'), await joinCompany(api, owner.buyerId, 'viewer')];
  return { owner, purchaser, viewer, line: await createLine(api) };
}

const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

describe('news of an order', () => {
  test('is mailed to the company’s lead and to whoever ordered, and shown to all who order', async () => {
    const { owner, purchaser, viewer, line } = await company();
    const other = await joinCompany(api, owner.buyerId, 'purchaser');
    const placed = await order(purchaser, wishOf(line));
    const mails = await readMails(api);
    const mailed = ({ user }: SignedInClient) => mails.filter(({ to, source }) => to === user.email && source.includes(placed.id)).length;
    const shown = async (client: SignedInClient) =>
      okBody<{ items: { data: { orderId?: string } }[] }>(await client.get('/api/notification')).items.filter(
        ({ data }) => data.orderId === placed.id,
      ).length;
    expect([owner, purchaser, other, viewer].map(mailed)).toEqual([1, 1, 0, 0]);
    expect(await Promise.all([owner, purchaser, other, viewer].map(shown))).toEqual([1, 0, 1, 0]);
  });
});

test('an invoice is written about to whoever leads the company now', async () => {
  const { owner, purchaser, line } = await company();
  const placed = await order(owner, wishOf(line, { S: 2, M: 2 }, { terms: 'prepay' }));
  const admin = await freshAdmin(api);
  okBody(await move(admin, placed, 'approved'));
  const { id, number } = await api.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('wholesale_order_id', '=', placed.id)
    .executeTakeFirstOrThrow();
  okBody(await owner.post(`/api/buyer/member/transfer/id/${purchaser.user.id}`));
  okBody(await owner.post('/api/buyer/leave'));
  okBody(await admin.post(`/api/invoice/payment/id/${id}`, { amountMinor: 100, method: 'bank_transfer' }, key()));
  const subjectsTo = async ({ user }: SignedInClient) =>
    (await readMails(api, user.email)).filter(({ subject }) => subject.includes(number)).length;
  expect([await subjectsTo(owner), await subjectsTo(purchaser)]).toEqual([1, 1]);
  expect([await status(owner.get(`/api/invoice/id/${id}`)), await status(purchaser.get(`/api/invoice/id/${id}`))]).toEqual([404, 200]);
});
