import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { payFor, quoteOf } from '../../../../test/checkout-factories.ts';
import { recordQueries } from '../../../../test/query-plans.ts';
import { findSession, type PaymentProvider } from '../payment/index.ts';
import { completeCheckout } from './complete-checkout.ts';

const guest = await buildTestApp();
const { db } = guest;

/** Designs of one seller, paid for and not ordered yet. */
async function paid(count = 1) {
  const { id: profileId } = await createProfile(db);
  const designs = await Promise.all(
    Array.from({ length: count }, () => createDesign(db, { profileId, sizes: [{ size: 'S', onHand: 9 }] })),
  );
  const quote = await quoteOf(
    guest,
    designs.map(({ id }) => ({ id, size: 'S', quantity: 1 })),
  );
  const session = await findSession(db, await payFor(guest, quote));
  if (session === undefined) throw new Error('no session');
  return { designs, quote, session };
}

test('a provider that is away does not hide why there is no purchase', async () => {
  const { designs, quote, session } = await paid();
  await db
    .updateTable('stock_levels')
    .set({ on_hand: 0 })
    .where(
      'variant_id',
      'in',
      db
        .selectFrom('variants')
        .select('id')
        .where('design_id', '=', designs[0]?.id ?? ''),
    )
    .execute();
  const failures: string[] = [];
  const { provider } = guest.app.payments;
  const away: PaymentProvider = { ...provider, void: () => Promise.reject(new Error('the provider is away')) };
  const context = { db, provider: away, secret: guest.config.jwtSecret, report: (_error: unknown, id: string) => void failures.push(id) };
  await expect(completeCheckout(context, session, quote.quoteHash)).rejects.toMatchObject({ code: 'insufficient_stock' });
  expect(failures).toEqual([session.id]);
  const kept = () => db.selectFrom('payment_sessions').select(['status', 'failure']).where('id', '=', session.id).executeTakeFirst();
  expect(await kept()).toEqual({ status: 'voided', failure: 'void_pending' });
  await guest.app.jobs.runNow('settle-payments');
  expect(await kept()).toEqual({ status: 'voided', failure: null });
});

test('all lines of an order are written at once', async () => {
  const { quote, session } = await paid(3);
  const context = { db, provider: guest.app.payments.provider, secret: guest.config.jwtSecret, report: () => {} };
  const { queries, stop } = recordQueries();
  const { groupId } = await completeCheckout(context, session, quote.quoteHash).finally(stop);
  for (const table of ['order_lines', 'commission_lines']) {
    const inserts = [...queries.values()].filter(({ text }) => text.includes(`insert into "${table}"`));
    expect([table, inserts.map(({ times }) => times)]).toEqual([table, [1]]);
  }
  const lines = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('commission_lines as c', 'c.order_line_id', 'l.id')
    .select(['l.position', 'l.total_minor', 'c.amount_minor'])
    .where('o.group_id', '=', groupId)
    .orderBy('l.position')
    .execute();
  expect(lines.map(({ position }) => position)).toEqual([0, 1, 2]);
  expect(lines.every(({ total_minor, amount_minor }) => total_minor > 0 && amount_minor > 0)).toBe(true);
});
