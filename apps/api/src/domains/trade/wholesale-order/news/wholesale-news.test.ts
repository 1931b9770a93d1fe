import { describe, expect, test } from '@jest/globals';
import type { Notification } from '@orime/contracts/api/notify/notification';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { readMails } from '../../../../../test/mails.ts';
import { createBuyer, createLine, move, order, wishOf, type BuyerOptions } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await api.as('admin');

async function deal(options: BuyerOptions & { readonly line?: Parameters<typeof createLine>[1] } = {}) {
  const manager = await api.as('account-manager');
  const line = await createLine(api, options.line);
  const buyer = await createBuyer(api, { managerId: manager.user.id, ...options });
  return { manager, line, seller: line.seller, buyer, one: await order(buyer, wishOf(line)) };
}

/** Subjects in the order in which they came, with X for every number. */
const subjects = async ({ user }: SignedInClient) =>
  (await readMails(api, user.email)).map(({ subject }) => subject.replaceAll(/WO\d+|INV\d+-\d+/g, 'X'));
const bell = async (client: SignedInClient) =>
  okBody<{ items: Notification[] }>(await client.get('/api/notification'))
    .items.flatMap((item) => (item.kind === 'wholesale_order' ? [[item.data.side, item.data.step, item.data.amountMinor]] : []))
    .toReversed();
const speak = (client: SignedInClient, locale: 'en' | 'jp') =>
  db.updateTable('users').set({ locale }).where('id', '=', client.user.id).execute();
const invoiceOf = async ({ id }: WholesaleOrder) =>
  okBody<WholesaleOrder>(await admin.get(`/api/wholesale-order/id/${id}`)).invoices[0]?.id ?? '';
const pay = (invoiceId: string, amountMinor: number) =>
  admin.post(`/api/invoice/payment/id/${invoiceId}`, { amountMinor, method: 'bank_transfer' }, key());

describe('who is told of a wholesale order', () => {
  test('of every step once, by mail and beside the bell, and nobody of what they did themselves', async () => {
    const { one, buyer, seller, manager } = await deal({ terms: 'deposit30' });
    okBody(await manager.post(`/api/wholesale-order/update/id/${one.id}`, { shippingMinor: 5_000 }));
    okBody(await buyer.post(`/api/wholesale-order/accept/id/${one.id}`, { termsVersion: 2 }));
    okBody(await move(seller, one, 'changes_requested', { note: 'May we ship in two parcels?' }));
    okBody(await move(manager, one, 'in_review'));
    okBody(await move(seller, one, 'approved'));
    okBody(await move(manager, one, 'approved'));
    okBody(await pay(await invoiceOf(one), 13_500));
    const [line] = one.lines;
    okBody(
      await seller.post(`/api/wholesale-order/fulfill/id/${one.id}`, {
        lines: [{ lineId: line?.id, quantity: 1 }],
        carrier: 'Yamato',
        tracking: '0000-1111',
      }),
    );
    okBody(await seller.post(`/api/wholesale-order/fulfill/id/${one.id}`, {}));

    expect(await subjects(buyer)).toEqual([
      'We have your wholesale order X',
      'Please confirm wholesale order X',
      'A question about wholesale order X',
      'Wholesale order X is approved',
      'Invoice X',
      'Payment received for invoice X',
      'A part of wholesale order X is on its way',
      'Wholesale order X is on its way',
    ]);
    const from = `Wholesale order X from ${one.buyer.name}`;
    expect(await subjects(seller)).toEqual([from, 'Wholesale order X is in review again', 'Wholesale order X is in review again']);
    expect(await subjects(manager)).toEqual([from, 'Wholesale order X is in review again']);
    expect(await bell(buyer)).toEqual([
      ['buyer', 'to_confirm', 45_000],
      ['buyer', 'changes_requested', 45_000],
      ['buyer', 'approved', 45_000],
      ['buyer', 'invoiced', 45_000],
      ['buyer', 'paid', 13_500],
      ['buyer', 'partially_shipped', 45_000],
      ['buyer', 'shipped', 45_000],
    ]);
    const invoiceId = await invoiceOf(one);
    const named = okBody<{ items: Notification[] }>(await buyer.get('/api/notification')).items.flatMap(({ data }) =>
      'invoiceId' in data ? [data.invoiceId] : [],
    );
    expect(named).toEqual([invoiceId, invoiceId]);
    expect(await bell(seller)).toEqual([
      ['seller', 'submitted', 40_000],
      ['seller', 'answered', 45_000],
      ['seller', 'answered', 45_000],
      ['seller', 'paid', 13_500],
    ]);
    const mails = await readMails(api, buyer.user.email);
    expect(mails[2]?.source).toContain('May we ship in two parcels?');
    expect(mails[3]?.source).toContain('$135.00');
    expect(mails[6]?.source).toContain('0000-1111');
    expect(mails[0]?.source).toContain(`/wholesale-order-info/${one.id}`);
    for (const mail of [mails[4], mails[5]]) expect(mail?.source).toContain(`/buyer/dashboard?invoice=${invoiceId}`);
  });

  test('in their own language', async () => {
    const { one, buyer, seller } = await deal({ terms: 'prepay' });
    await readMails(api);
    await Promise.all([speak(buyer, 'jp'), speak(seller, 'jp')]);
    okBody(await move(admin, one, 'approved'));
    const invoiceId = await invoiceOf(one);
    okBody(await pay(invoiceId, 10_000));
    okBody(await pay(invoiceId, 30_000));
    expect((await subjects(buyer)).slice(1)).toEqual([
      '【Orime】卸注文 X が承認されました',
      '【Orime】請求書 X のお知らせ',
      '【Orime】請求書 X のご入金を確認しました',
      '【Orime】請求書 X のご入金を確認しました',
    ]);
    const mails = await readMails(api, buyer.user.email);
    expect(mails[1]?.source).toContain(`/wholesale-order-info/${one.id}?lang=jp`);
    expect([mails[3]?.source, mails[4]?.source]).toEqual([
      expect.stringContaining('残りのお支払い額は'),
      expect.stringContaining('これでお支払いは完了です。'),
    ]);
  });

  test('that a company is refused, or that it went back on its order', async () => {
    const [refused, withdrawn, late] = [await deal(), await deal(), await deal()];
    okBody(await move(refused.manager, refused.one, 'cancelled', { note: 'The mill has closed' }));
    expect([(await subjects(refused.buyer)).at(-1), (await subjects(refused.seller)).at(-1), await bell(refused.seller)]).toEqual([
      'Wholesale order X cannot be accepted',
      'Wholesale order X was cancelled',
      [
        ['seller', 'submitted', 40_000],
        ['seller', 'cancelled', 40_000],
      ],
    ]);
    okBody(await move(withdrawn.buyer, withdrawn.one, 'cancelled'));
    expect([(await subjects(withdrawn.buyer)).length, (await subjects(withdrawn.seller)).at(-1)]).toEqual([
      1,
      'Wholesale order X was cancelled',
    ]);
    okBody(await move(admin, late.one, 'approved'));
    okBody(await move(late.seller, late.one, 'cancelled'));
    expect((await subjects(late.buyer)).at(-1)).toBe('Wholesale order X was cancelled');
  });

  test('of a draft that staff write when it is placed, and not before', async () => {
    const { manager, buyer, line, seller } = await deal();
    const draft = await order(manager, wishOf(line, undefined, { buyerId: buyer.buyerId }));
    expect([draft.status, (await subjects(buyer)).length]).toEqual(['draft', 1]);
    okBody(await move(manager, draft, 'in_review'));
    expect([(await subjects(buyer)).at(-1), (await subjects(seller)).length]).toEqual(['Please confirm wholesale order X', 1]);
    okBody(await buyer.post(`/api/wholesale-order/accept/id/${draft.id}`, { termsVersion: 1 }));
    expect((await subjects(seller)).length).toBe(2);
    const second = await order(buyer, wishOf(line), { asDraft: true });
    okBody(await move(buyer, second, 'cancelled'));
    expect([(await subjects(seller)).length, (await subjects(buyer)).length]).toEqual([2, 2]);
  });
});

describe('once and only when it happened', () => {
  test('twenty approvals at once are one piece of news', async () => {
    const { one, buyer } = await deal({ terms: 'prepay' });
    await Promise.all(Array.from({ length: 20 }, () => move(admin, one, 'approved')));
    expect((await subjects(buyer)).slice(1)).toEqual(['Wholesale order X is approved', 'Invoice X']);
    expect(await bell(buyer)).toHaveLength(2);
  });

  test('a step that is refused tells nobody', async () => {
    const { one, buyer, line } = await deal({
      line: {
        sizes: [
          { size: 'S', onHand: 4 },
          { size: 'M', onHand: 4 },
        ],
      },
    });
    await db
      .updateTable('stock_levels')
      .set({ on_hand: 0 })
      .where('variant_id', '=', line.design.variants['S'] ?? '')
      .execute();
    expect(refusal(await move(admin, one, 'approved'))).toBe('409 insufficient_stock');
    expect([await subjects(buyer), await bell(buyer)]).toEqual([['We have your wholesale order X'], []]);
  });

  test('an invoice is overdue once, however often the job runs', async () => {
    const { one, buyer } = await deal({ terms: 'prepay' });
    okBody(await move(admin, one, 'approved'));
    const invoiceId = await invoiceOf(one);
    okBody(await pay(invoiceId, 15_000));
    // Invoices are immutable: the day passes for the whole table.
    await db.transaction().execute(async (trx) => {
      await sql`ALTER TABLE invoices DISABLE TRIGGER invoices__immutable`.execute(trx);
      await sql`UPDATE invoices SET due_at = now() - interval '2 days' WHERE id = ${invoiceId}`.execute(trx);
      await sql`ALTER TABLE invoices ENABLE TRIGGER invoices__immutable`.execute(trx);
    });
    await Promise.all([api.app.jobs.runNow('overdue-invoices'), api.app.jobs.runNow('overdue-invoices')]);
    await api.app.jobs.runNow('overdue-invoices');
    expect((await subjects(buyer)).filter((subject) => subject.includes('overdue'))).toEqual(['Invoice X is overdue']);
    expect((await bell(buyer)).filter(([, step]) => step === 'overdue')).toEqual([['buyer', 'overdue', 25_000]]);
  });
});
