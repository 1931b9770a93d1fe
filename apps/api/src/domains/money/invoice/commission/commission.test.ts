import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/invoice';
import type { Notification } from '@orime/contracts/api/notification';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { createBuyer, createLine, move, order, wishOf } from '../../../../../test/wholesale-factories.ts';
import { newId } from '../../../../house/ids.ts';
import { postRefund } from '../../ledger/index.ts';
import { boundsOf, isOver, lastMonths } from './commission-month.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);
const [before = '', last = ''] = lastMonths(2);

interface Shop {
  readonly seller: SignedInClient;
  readonly profileId: string;
}

async function openShop(country = 'JP'): Promise<Shop> {
  const seller = await api.as('designer');
  return { seller, profileId: (await createProfile(db, { userId: seller.user.id, country })).id };
}

/** One garment of 200 dollars or 22,000 yen sold in a month of the past; the marketplace keeps 15 % of it without tax. */
async function sell(
  { profileId }: Shop,
  month: string,
  currency: 'USD' | 'JPY' = 'USD',
  priceMinor = { USD: 20_000, JPY: 22_000 },
): Promise<string> {
  const design = await createDesign(db, { profileId, sizes: [{ size: 'S', onHand: 9 }], retail: priceMinor });
  const orderId = (await buy(api, [{ id: design.id, size: 'S', quantity: 1 }], { currency })).orders[0]?.id ?? '';
  await happened(orderId, month);
  return orderId;
}

async function refund(orderId: string, amountMinor: number, month: string): Promise<void> {
  const refundId = newId('rfd');
  await db.transaction().execute((trx) => postRefund(trx, { refundId, orderId, amountMinor }));
  await happened(refundId, month);
}

const happened = (ref: string, month: string) =>
  sql`UPDATE ledger_entries SET created_at = ${new Date(`${month}-15T12:00:00Z`)} WHERE ref = ${ref}`.execute(db);
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

describe('months', () => {
  test('are over an hour after they end, across years', () => {
    expect([isOver('2026-10', new Date('2026-11-01T00:59:59Z')), isOver('2026-10', new Date('2026-11-01T01:00:00Z'))]).toEqual([
      false,
      true,
    ]);
    expect(lastMonths(3, new Date('2026-02-28T10:00:00Z'))).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(lastMonths(2, new Date('2026-03-01T00:30:00Z'))).toEqual(['2025-12', '2026-01']);
    expect(boundsOf('2025-12').to.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });
});

test('the invoices of every month come to what the ledger says that the marketplace kept, after any history', async () => {
  const act = fc.tuple(
    fc.constantFrom('sell', 'sell', 'refund', 'run', 'void', 'ask'),
    fc.constantFrom(before, last),
    fc.integer({ min: 1, max: 9_999 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 7 }), async (history) => {
      const shop = await openShop();
      const sales: string[] = [];
      for (const [what, month, part] of history) {
        // What was invoiced is over: sales and refunds happen before the first run only.
        const isClosed = (await mine(shop)).length > 0;
        if (what === 'sell' && !isClosed) sales.push(await sell(shop, month, 'USD', { USD: 5_000 + part, JPY: 1 }));
        const orderId = sales[part % Math.max(1, sales.length)];
        if (what === 'refund' && !isClosed && orderId !== undefined) {
          const {
            rows: [row],
          } = await sql<{
            left: number;
          }>`SELECT -sum(amount_minor)::bigint AS left FROM ledger_entries WHERE order_id = ${orderId} AND account = 'buyers'`.execute(db);
          const amountMinor = Math.ceil(((row?.left ?? 0) * part) / 9_999);
          if (amountMinor > 0) await refund(orderId, amountMinor, month);
        }
        if (what === 'run') await run();
        const standing = (await mine(shop)).find((each) => each.kind === 'commission' && each.status !== 'void');
        if (what === 'void' && standing !== undefined) await credit(standing.id);
        if (what === 'ask') okBody(await ask(month, shop));
      }
      for (const month of [before, last]) {
        okBody(await ask(month, shop));
        const { from, to } = boundsOf(month);
        const {
          rows: [kept],
        } = await sql<{ sum: number }>`
          SELECT coalesce(sum(e.amount_minor), 0)::bigint AS sum FROM ledger_entries e JOIN orders o ON o.id = e.order_id
          WHERE e.account = 'platform' AND o.seller_profile_id = ${shop.profileId} AND e.created_at >= ${from} AND e.created_at < ${to}`.execute(
          db,
        );
        // Credit notes take back what they credit, so all papers of a month together say the same as those that stand.
        const papers = (await mine(shop)).filter((each) => each.month === month);
        expect(papers.reduce((sum, { total }) => sum + total.priceMinor, 0)).toBe(kept?.sum);
        expect(
          papers
            .filter(({ kind, status }) => kind === 'commission' && status !== 'void')
            .reduce((sum, { total }) => sum + total.priceMinor, 0),
        ).toBe(kept?.sum);
      }
    }),
    { numRuns: 12 },
  );
});
