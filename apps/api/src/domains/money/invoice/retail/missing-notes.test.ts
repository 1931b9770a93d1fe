import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { buy, key, okBody } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

async function refundOne(): Promise<string> {
  const design = await createDesign(db);
  const {
    orders: [order],
  } = await buy(api, [{ id: design.id, size: 'S', quantity: 2 }]);
  await api.app.jobs.runNow('settle-payments');
  okBody(
    await admin.post(
      `/api/order/refund/id/${order?.id ?? ''}`,
      { reason: 'Torn', lines: [{ lineId: order?.lines[0]?.id, quantity: 1 }] },
      key(),
    ),
  );
  return order?.id ?? '';
}

test('a refund that cannot have a credit note keeps no other from its own', async () => {
  const orderIds = [await refundOne(), await refundOne()];
  // What a release without credit notes would have left; and of the first an amount that its lines do not come to.
  await sql`UPDATE refunds SET credit_note_id = NULL`.execute(db);
  await sql`ALTER TABLE invoices DISABLE TRIGGER invoices__immutable`.execute(db);
  await sql`DELETE FROM invoices WHERE kind = 'credit_note'`.execute(db);
  await sql`ALTER TABLE invoices ENABLE TRIGGER invoices__immutable`.execute(db);
  await sql`UPDATE refunds SET amount_minor = amount_minor - 1 WHERE order_id = ${orderIds[0]}`.execute(db);
  await api.app.jobs.runNow('credit-notes');
  expect(await db.selectFrom('invoices').select(['order_id', 'total_minor']).where('kind', '=', 'credit_note').execute()).toEqual([
    { order_id: orderIds[1], total_minor: -12_000 },
  ]);
});
