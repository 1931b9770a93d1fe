import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { payFor, quoteOf } from '../../../../test/checkout-factories.ts';
import { findSession, type PaymentProvider } from '../payment/index.ts';
import { completeCheckout } from './complete-checkout.ts';

const guest = await buildTestApp();
const { db } = guest;

async function paid(lineCount = 1) {
  const designs = await Promise.all(Array.from({ length: lineCount }, () => createDesign(db, { sizes: [{ size: 'S', onHand: 9 }] })));
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
