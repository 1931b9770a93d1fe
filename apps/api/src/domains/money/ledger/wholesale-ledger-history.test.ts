import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { move } from '../../../../test/wholesale-factories.ts';
import { listBalances, sellerAccount } from './index.ts';
import { openDeals } from './wholesale-ledger.fixture.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

const { deal, pay, standing } = openDeals(api, admin);

test('the whole ledger balances after any history of wholesale and retail, and owes what the invoices say', async () => {
  const act = fc.tuple(
    fc.constantFrom('approve', 'pay', 'pay', 'ship', 'deliver', 'cancel', 'void', 'reissue', 'give back', 'use', 'payout', 'retail'),
    fc.integer({ min: 1, max: 9_999 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('prepay', 'deposit30', 'net30', 'net60'), fc.array(act, { maxLength: 9 }), async (terms, history) => {
      const one = await deal({ terms });
      const paid: number[] = [];
      for (const [what, part] of [['approve', 1] as const, ...history]) {
        const invoice = await db
          .selectFrom('invoices')
          .select(['id', 'total_minor', 'paid_minor'])
          .where('wholesale_order_id', '=', one.one.id)
          .where('kind', '=', 'wholesale')
          .where('status', '<>', 'void')
          .executeTakeFirst();
        const refund = await db
          .selectFrom('invoice_refunds')
          .select('id')
          .where('wholesale_order_id', '=', one.one.id)
          .where('status', '=', 'open')
          .executeTakeFirst();
        // Steps that do not fit the state are refused: that too is a history.
        if (what === 'approve') await move(admin, one.one, 'approved');
        if (what === 'pay' && invoice !== undefined)
          paid.push(
            (await pay(invoice.id, Math.max(1, Math.ceil(((invoice.total_minor - invoice.paid_minor) * part) / 9_999)))).statusCode,
          );
        if (what === 'ship')
          await admin.post(`/api/wholesale-order/fulfill/id/${one.one.id}`, {
            lines: [{ lineId: one.one.lines[0]?.id, quantity: 1 + (part % 4) }],
          });
        if (what === 'deliver') await move(admin, one.one, 'delivered');
        if (what === 'cancel') await move(admin, one.one, 'cancelled');
        if (what === 'void' && invoice !== undefined) await admin.post(`/api/invoice/void/id/${invoice.id}`, { reason: 'History' });
        if (what === 'reissue') await admin.post('/api/invoice/issue', { orderId: one.one.id });
        if (what === 'give back' && refund !== undefined)
          okBody(await admin.post(`/api/invoice/refund/id/${refund.id}`, { method: 'bank_transfer', reference: 'FX' }, key()));
        if (what === 'use' && refund !== undefined) await admin.post(`/api/invoice/refund/id/${refund.id}`, { method: 'invoice' }, key());
        if (what === 'payout') {
          await sql`UPDATE ledger_entries SET available_at = now() - interval '1 day' WHERE wholesale_order_id = ${one.one.id} AND available_at > now()`.execute(
            db,
          );
          okBody(await admin.post('/api/payout/run', {}, key()));
        }
        if (what === 'retail')
          await buy(api, [
            { id: (await createDesign(db, { profileId: one.line.profileId, retail: { USD: part } })).id, size: 'S', quantity: 1 },
          ]);
      }
      expect(paid.filter((status) => status >= 500)).toEqual([]);
      const invoices = await db
        .selectFrom('invoices')
        .select(['id', 'total_minor', 'paid_minor'])
        .where('wholesale_order_id', '=', one.one.id)
        .where('kind', '=', 'wholesale')
        .where('status', '<>', 'void')
        .execute();
      const sum = (pick: (invoice: (typeof invoices)[number]) => number) => invoices.reduce((total, invoice) => total + pick(invoice), 0);
      const open = await db
        .selectFrom('invoice_refunds')
        .select('amount_minor')
        .where('wholesale_order_id', '=', one.one.id)
        .where('status', '=', 'open')
        .execute();
      const owedBack = open.reduce((total, { amount_minor }) => total + amount_minor, 0);
      const { receivable = 0, deferred = 0, buyers = 0, refunds = 0, platform = 0, seller = 0 } = await standing(one);
      expect({ receivable: 0 - receivable, deferred, buyers: 0 - buyers, refunds, shares: platform + seller }).toEqual({
        receivable: sum((each) => each.total_minor - each.paid_minor),
        deferred: sum((each) => each.total_minor - each.paid_minor),
        buyers: sum((each) => each.paid_minor) + owedBack,
        refunds: owedBack,
        shares: sum((each) => each.paid_minor),
      });
      for (const { availableMinor, totalMinor } of await listBalances(db, [sellerAccount(one.line.profileId)]))
        expect(availableMinor).toBeLessThanOrEqual(totalMinor);
    }),
    { numRuns: 20 },
  );
  const { rows } = await sql`SELECT ref, currency FROM ledger_entries GROUP BY ref, currency HAVING sum(amount_minor) <> 0`.execute(db);
  expect(rows).toEqual([]);
});
