import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { createBuyer, createLine, move, order, wishOf } from '../../../../test/wholesale-factories.ts';
import { listBalances, sellerAccount, settleWholesale } from './index.ts';
import { openDeals } from './wholesale-ledger.fixture.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

const { deal, approve, ship, invoiceOf, pay, standing } = openDeals(api, admin);

describe('a wholesale order in the ledger', () => {
  test('is owed by the company when it is invoiced, and by nobody before', async () => {
    const net = await deal();
    await approve(net);
    expect(await standing(net)).toEqual({});
    await ship(net);
    expect(await standing(net)).toEqual({ receivable: -40_000, deferred: 40_000 });
  });

  test('becomes the seller’s and the marketplace’s as it is paid, in parts to the last unit', async () => {
    const one = await deal({ terms: 'prepay' });
    await approve(one);
    const invoiceId = await invoiceOf(one);
    okBody(await pay(invoiceId, 13_333));
    // 8 % of 400.00 are 32.00; of them belongs to the part what the part is of the whole.
    expect(await standing(one)).toEqual({ receivable: -26_667, deferred: 26_667, buyers: -13_333, platform: 1_067, seller: 12_266 });
    okBody(await pay(invoiceId, 26_667));
    expect(await standing(one)).toEqual({ buyers: -40_000, platform: 3_200, seller: 36_800 });
  });

  test('keeps the commission that held when it was approved', async () => {
    const one = await deal({ terms: 'prepay' });
    await approve(one);
    okBody(await admin.post('/api/settings', { wholesaleCommissionBp: 2_000 }));
    okBody(await pay(await invoiceOf(one), 40_000));
    expect(await standing(one)).toMatchObject({ platform: 3_200 });
    const later = await deal({ terms: 'prepay' });
    await approve(later);
    okBody(await pay(await invoiceOf(later), 40_000));
    expect(await standing(later)).toMatchObject({ platform: 8_000 });
    okBody(await admin.post('/api/settings', { wholesaleCommissionBp: 800 }));
  });

  test('takes commission on goods alone, not on freight and tax', async () => {
    const line = await createLine(api);
    const one = { line, one: await order(await createBuyer(api, { terms: 'prepay' }), { ...wishOf(line), currency: 'JPY' }) };
    okBody(await admin.post(`/api/wholesale-order/update/id/${one.one.id}`, { shippingMinor: 3_000 }));
    await db
      .updateTable('wholesale_orders')
      .set((eb) => ({ buyer_accepted_version: eb.ref('terms_version'), status: 'in_review' }))
      .where('id', '=', one.one.id)
      .execute();
    const { total } = await approve(one);
    expect(total.priceMinor).toBe(69_300);
    okBody(await pay(await invoiceOf(one), 69_300));
    expect(await standing(one)).toEqual({ buyers: -69_300, platform: 4_800, seller: 64_500 });
  });

  test('leaves what was paid as owed back when it is cancelled or its invoice is credited', async () => {
    const [cancelled, credited] = [await deal({ terms: 'deposit30' }), await deal({ terms: 'deposit30' })];
    for (const one of [cancelled, credited]) {
      await approve(one);
      okBody(await pay(await invoiceOf(one), 12_000));
    }
    okBody(await move(admin, cancelled.one, 'cancelled'));
    const invoiceId = await invoiceOf(credited);
    okBody(await admin.post(`/api/invoice/void/id/${invoiceId}`, { reason: 'Wrong company' }));
    const owedBack = { buyers: -12_000, refunds: 12_000 };
    expect([await standing(cancelled), await standing(credited)]).toEqual([owedBack, owedBack]);
    expect(refusal(await pay(invoiceId, 1_000))).toBe('409 invalid_transition');
  });

  test('posts a payment once, however often it is asked for', async () => {
    const one = await deal({ terms: 'prepay' });
    await approve(one);
    const invoiceId = await invoiceOf(one);
    const headers = key();
    const send = () => admin.post(`/api/invoice/payment/id/${invoiceId}`, { amountMinor: 10_000, method: 'bank_transfer' }, headers);
    await Promise.all(Array.from({ length: 20 }, send));
    await db.transaction().execute((trx) => settleWholesale(trx, one.one.id, 'ipy_again'));
    expect(await standing(one)).toMatchObject({ buyers: -10_000, platform: 800, seller: 9_200 });
  });

  test('thirty payments at once and a cancellation never give more than came in', async () => {
    const one = await deal({ terms: 'prepay' });
    await approve(one);
    const invoiceId = await invoiceOf(one);
    const answers = await Promise.all([...Array.from({ length: 30 }, () => pay(invoiceId, 2_000)), move(admin, one.one, 'cancelled')]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(
      answers
        .filter((answer) => answer.statusCode !== 200)
        .every((answer) => ['409 invalid_transition', '422 business_rule'].includes(refusal(answer))),
    ).toBe(true);
    const paidMinor = 2_000 * answers.slice(0, 30).filter(({ statusCode }) => statusCode === 200).length;
    expect(await standing(one)).toEqual(paidMinor === 0 ? {} : { buyers: -paidMinor, refunds: paidMinor });
  });
});

describe('payouts and statements', () => {
  test('wait for delivery and for the money, and count it once', async () => {
    const one = await deal();
    const account = sellerAccount(one.line.profileId);
    const balance = async () => (await listBalances(db, [account]))[0];
    await approve(one);
    await ship(one);
    okBody(await move(one.line.seller, one.one, 'delivered'));
    expect(await balance()).toBeUndefined();
    const invoiceId = await invoiceOf(one);
    okBody(await pay(invoiceId, 30_000));
    expect(await balance()).toMatchObject({ totalMinor: 27_600, availableMinor: 0 });
    await sql`UPDATE ledger_entries SET available_at = available_at - interval '14 days' WHERE wholesale_order_id = ${one.one.id}`.execute(
      db,
    );
    await sql`UPDATE wholesale_fulfilments SET delivered_at = delivered_at - interval '14 days' WHERE order_id = ${one.one.id}`.execute(db);
    okBody(await pay(invoiceId, 10_000));
    const run = async () =>
      okBody<{ payouts: { profile: { id: string }; amount: { priceMinor: number } }[] }>(
        await admin.post('/api/payout/run', {}, key()),
      ).payouts.filter(({ profile }) => profile.id === one.line.profileId);
    expect((await run()).map(({ amount }) => amount.priceMinor)).toEqual([36_800]);
    expect(await run()).toEqual([]);
    const statement = (await one.line.seller.get('/api/payout/statement.csv')).body.trim().split('\r\n').slice(1);
    expect(
      statement.map((row) =>
        row
          .split(',')
          .slice(2)
          .filter((_, index) => index !== 1)
          .join(','),
      ),
    ).toEqual([
      `sale,${one.one.number},300,USD,300`,
      `commission,${one.one.number},-24,USD,276`,
      `sale,${one.one.number},100,USD,376`,
      `commission,${one.one.number},-8,USD,368`,
      'payout,,-368,USD,0',
    ]);
  });

  test('an invoice that is credited after its payout leaves a debt, and makes nothing else available', async () => {
    const line = await createLine(api);
    const [paid, open] = [await deal({ line, terms: 'prepay' }), await deal({ line, terms: 'prepay' })];
    for (const one of [paid, open]) {
      await approve(one);
      okBody(await pay(await invoiceOf(one), 40_000));
    }
    await ship(paid);
    okBody(await move(admin, paid.one, 'delivered'));
    await sql`UPDATE ledger_entries SET available_at = now() WHERE wholesale_order_id = ${paid.one.id}`.execute(db);
    okBody(await admin.post(`/api/invoice/void/id/${await invoiceOf(paid)}`, { reason: 'Never arrived' }));
    expect((await listBalances(db, [sellerAccount(line.profileId)]))[0]).toMatchObject({ totalMinor: 36_800, availableMinor: 0 });
  });
});

describe('credit of the buyer', () => {
  test('is free again when the invoice was credited', async () => {
    const line = await createLine(api);
    const buyer = await createBuyer(api);
    const one = { line, one: await order(buyer, wishOf(line)) };
    await approve(one);
    await ship(one);
    const used = async () =>
      okBody<{ credit: { used: { priceMinor: number } } }>(await buyer.post('/api/wholesale-order/quote', wishOf(line))).credit.used
        .priceMinor;
    expect(await used()).toBe(40_000);
    okBody(await admin.post(`/api/invoice/void/id/${await invoiceOf(one)}`, { reason: 'Torn in transit' }));
    expect(await used()).toBe(0);
  });
});
