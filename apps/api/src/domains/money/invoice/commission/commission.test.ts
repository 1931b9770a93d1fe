import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { Notification } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { createBuyer, createLine, move, order, wishOf } from '../../../../../test/wholesale-factories.ts';
import { boundsOf, lastMonths } from './commission-month.ts';
import { openShops, type Shop } from './commission.fixture.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);
const [before = '', last = ''] = lastMonths(2);

const { openShop, sell, refund } = openShops(api);

const run = () => api.app.jobs.runNow('commission-invoices');
const ask = (month: string, shop?: Shop) =>
  admin.post('/api/invoice/commission', { month, ...(shop === undefined ? {} : { sellerProfileId: shop.profileId }) }, key());
const mine = async ({ seller }: Shop) => okBody<{ items: Invoice[] }>(await seller.get('/api/invoice/mine?limit=100')).items;
const credit = async (id: string) => okBody<Invoice>(await admin.post(`/api/invoice/void/id/${id}`, { reason: 'Wrong name' }));

describe('the invoice of a month', () => {
  test('has what the marketplace kept, is paid, and is seen by the seller who owes it and by nobody else’s shop', async () => {
    const shop = await openShop();
    await sell(shop, last, 'JPY');
    const refunded = await sell(shop, last, 'JPY');
    await refund(refunded, 22_000, last);
    await sell(shop, last, 'USD');
    for (let time = 0; time < 2; time += 1) await run();
    const invoices = await mine(shop);
    expect(invoices).toHaveLength(2);
    const yen = invoices.find(({ currency }) => currency === 'JPY');
    expect(yen).toMatchObject({
      kind: 'commission',
      status: 'paid',
      month: last,
      total: { priceMinor: 3_000 },
      tax: { priceMinor: 272 },
      taxIncluded: true,
      due: { priceMinor: 0 },
      buyer: { email: shop.seller.user.email },
    });
    expect(yen?.lines.map(({ totalMinor }) => totalMinor)).toEqual([6_000, -3_000]);
    expect(yen?.taxes).toEqual([{ rateBp: 1_000, baseMinor: 3_000, taxMinor: 272 }]);
    expect(invoices.find(({ currency }) => currency === 'USD')).toMatchObject({ total: { priceMinor: 3_000 } });
    const url = `/api/invoice/id/${yen?.id ?? ''}`;
    for (const language of ['en', 'jp'])
      expect((await shop.seller.get(`${url}/pdf?lang=${language}`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await openShop();
    for (const path of [url, `${url}/pdf`]) expect(refusal(await other.seller.get(path))).toBe('404 not_found');
    expect(okBody<{ items: Invoice[] }>(await shop.seller.get('/api/invoice/seller')).items).toEqual([]);
    expect(okBody<{ items: Invoice[] }>(await admin.get('/api/invoice/?kind=commission&limit=100')).items.map(({ id }) => id)).toContain(
      yen?.id,
    );
  });

  test('counts wholesale as it is paid, and what was given back', async () => {
    const line = await createLine(api);
    const one = await order(await createBuyer(api, { terms: 'prepay' }), wishOf(line));
    const { invoices } = okBody<{ invoices: readonly { id: string }[] }>(await move(admin, one, 'approved'));
    okBody(await admin.post(`/api/invoice/payment/id/${invoices[0]?.id ?? ''}`, { amountMinor: 40_000, method: 'bank_transfer' }, key()));
    await sql`UPDATE ledger_entries SET created_at = ${new Date(`${before}-03T00:00:00Z`)} WHERE wholesale_order_id = ${one.id}`.execute(
      db,
    );
    okBody(await move(admin, one, 'cancelled'));
    await sql`UPDATE ledger_entries SET created_at = ${new Date(`${last}-03T00:00:00Z`)} WHERE wholesale_order_id = ${one.id} AND kind = 'refund'`.execute(
      db,
    );
    await run();
    const shop = { seller: line.seller, profileId: line.profileId };
    expect((await mine(shop)).map(({ month, total, status, due }) => [month, total.priceMinor, status, due.priceMinor]).sort()).toEqual([
      [before, 3_200, 'paid', 0],
      [last, -3_200, 'paid', 0],
    ]);
  });

  test('has no tax where the country of the seller asks for none, and what is set where it does', async () => {
    const [french, german] = [await openShop('FR'), await openShop('DE')];
    okBody(
      await admin.post('/api/settings', {
        commissionTaxRates: [
          { country: 'JP', rateBp: 1_000 },
          { country: 'DE', rateBp: 1_900 },
        ],
      }),
    );
    for (const shop of [french, german]) await sell(shop, last);
    await run();
    expect((await mine(french))[0]).toMatchObject({ taxes: [], tax: { priceMinor: 0 }, total: { priceMinor: 3_000 } });
    // 19 % in 30.00 are 4.79.
    expect((await mine(german))[0]).toMatchObject({
      taxes: [{ rateBp: 1_900, baseMinor: 3_000, taxMinor: 479 }],
      total: { priceMinor: 3_000 },
    });
  });

  test('is issued once, however many ask at once', async () => {
    const shop = await openShop();
    await sell(shop, last);
    const answers = await Promise.all([...Array.from({ length: 15 }, () => ask(last, shop)), ...Array.from({ length: 5 }, run)]);
    const asked = answers.flatMap((answer) => (answer === undefined ? [] : [okBody<{ issued: number }>(answer).issued]));
    expect(asked.reduce((sum, issued) => sum + issued, 0)).toBeLessThanOrEqual(1);
    expect(await mine(shop)).toHaveLength(1);
  });

  test('is told to its seller once, in their language, with nothing to pay', async () => {
    const [shop, back] = [await openShop(), await openShop()];
    await sell(shop, last, 'JPY');
    await refund(await sell(back, before, 'USD'), 20_000, last);
    await db.updateTable('users').set({ locale: 'jp' }).where('id', '=', back.seller.user.id).execute();
    await Promise.all([run(), ask(last, shop), ask(last, back)]);
    await run();
    const [invoice] = await mine(shop);
    const mails = (await readMails(api, shop.seller.user.email)).filter(({ subject }) => subject.includes('commission invoice'));
    expect(mails).toHaveLength(1);
    for (const text of [invoice?.number ?? '–', '¥3,000', 'nothing to pay']) expect(mails[0]?.source).toContain(text);
    const inJapanese = (await readMails(api, back.seller.user.email))
      .filter(({ subject }) => subject.includes('販売手数料'))
      .map(({ source }) => source);
    expect(inJapanese.filter((source) => source.includes('上回りました'))).toHaveLength(1);
    const told = okBody<{ items: Notification[] }>(await shop.seller.get('/api/notification')).items.filter(
      ({ kind }) => kind === 'commission_invoiced',
    );
    expect(told.map(({ data }) => data)).toEqual([
      { invoiceId: invoice?.id, number: invoice?.number, month: last, amountMinor: 3_000, currency: 'JPY' },
    ]);
  });

  test('can be taken back and issued again by staff, not by the job', async () => {
    const shop = await openShop();
    await sell(shop, last);
    await run();
    const [first] = await mine(shop);
    const note = await credit(first?.id ?? '');
    expect(note).toMatchObject({ kind: 'credit_note', total: { priceMinor: -3_000 }, relatedNumber: first?.number });
    await run();
    expect((await mine(shop)).filter(({ kind, status }) => kind === 'commission' && status !== 'void')).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(last, shop)));
    const issued = answers.flatMap((answer) => okBody<{ invoices: Invoice[] }>(answer).invoices);
    expect(issued).toMatchObject([{ replaces: first?.id, relatedNumber: first?.number, month: last, total: { priceMinor: 3_000 } }]);
    const audited = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', issued[0]?.id ?? '')
      .execute();
    expect(audited).toEqual([{ action: 'invoice.commission', actor_id: admin.user.id }]);
  });

  test('is named by the statement beside each commission it is for', async () => {
    const shop = await openShop();
    await sell(shop, last);
    const { from, to } = boundsOf(last);
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const statement = async () =>
      (await shop.seller.get(`/api/payout/statement.csv?from=${day(from)}&to=${day(new Date(to.getTime() - 1))}`)).body
        .trim()
        .split('\r\n')
        .map((row) => row.split(','));
    expect((await statement()).find(([, , kind]) => kind === 'commission')?.[3]).toMatch(/^ord_/);
    await run();
    const [invoice] = await mine(shop);
    expect((await statement()).find(([, , kind]) => kind === 'commission')?.[3]).toBe(invoice?.number);
    expect((await statement()).find(([, , kind]) => kind === 'sale')?.[3]).toMatch(/^ord_/);
  });

  test('waits for the end of the month, and for a seller and a month that exist', async () => {
    const shop = await openShop();
    const now = new Date().toISOString().slice(0, 7);
    await sell(shop, now);
    await run();
    expect(await mine(shop)).toEqual([]);
    expect(refusal(await ask(now))).toBe('422 business_rule');
    expect(refusal(await ask(last, { ...shop, profileId: 'prf_unknown' }))).toBe('404 not_found');
    for (const month of ['2026-13', '2026-1', 'May']) expect(refusal(await ask(month))).toBe('400 validation');
  });
});
