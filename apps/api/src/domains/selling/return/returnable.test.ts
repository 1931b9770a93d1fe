import { expect, test } from '@jest/globals';
import type { Purchase } from '@orime/contracts/api/selling/order';
import type { Return } from '@orime/contracts/api/selling/return';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { ask, deliver } from './return.fixture.ts';

const guest = await buildTestApp();
const { db } = guest;

const read = async (client: SignedInClient, orderId: string) => {
  const [order] = okBody<Purchase>(await client.get(`/api/order/id/${orderId}`)).orders;
  return { canReturn: order?.viewer.canReturn, returns: order?.returns, lines: (order?.lines ?? []).map(({ returnable }) => returnable) };
};

test('an order says what can still be given back, until when, and why not', async () => {
  const { seller, buyer, orderId, lineIds } = await deliver(guest);
  const { delivered_at: deliveredAt } = await db
    .selectFrom('fulfilments')
    .select('delivered_at')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const until = new Date((deliveredAt?.getTime() ?? 0) + 30 * 86_400_000).toISOString();
  expect(await read(buyer, orderId)).toMatchObject({
    canReturn: true,
    lines: [
      { quantity: 2, until, whyNot: null },
      { quantity: 1, until, whyNot: null },
    ],
  });
  expect((await read(seller, orderId)).canReturn).toBe(false);

  const { id, number } = okBody<Return>(
    await ask(buyer, orderId, [
      { lineId: lineIds[0], quantity: 1 },
      { lineId: lineIds[1], quantity: 1 },
    ]),
  );
  expect(await read(buyer, orderId)).toEqual({
    canReturn: true,
    returns: [{ id, number, status: 'requested' }],
    lines: [
      { quantity: 1, until, whyNot: null },
      { quantity: 0, until, whyNot: 'returning' },
    ],
  });
  okBody(await buyer.post(`/api/return/cancel/id/${id}`));
  expect((await read(buyer, orderId)).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);

  await sql`UPDATE order_lines SET mode = 'made_to_order' WHERE id = ${lineIds[0] ?? ''}`.execute(db);
  expect((await read(buyer, orderId)).lines[0]).toEqual({ quantity: 0, until: null, whyNot: 'made_to_order' });
  await sql`UPDATE fulfilments SET delivered_at = now() - interval '31 days' WHERE order_id = ${orderId}`.execute(db);
  expect((await read(buyer, orderId)).lines[1]).toMatchObject({ quantity: 0, whyNot: 'window_closed' });
  await sql`UPDATE orders SET status = 'shipped' WHERE id = ${orderId}`.execute(db);
  expect(await read(buyer, orderId)).toMatchObject({ canReturn: false, lines: [{}, { until: null, whyNot: 'not_delivered' }] });
});
