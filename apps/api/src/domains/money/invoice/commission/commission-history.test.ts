import { expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { key, okBody } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
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
