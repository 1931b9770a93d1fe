import { expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { recordQueries } from '../../../../../test/query-plans.ts';
import { createBuyer, createLine, move, order, wishOf } from '../../../../../test/wholesale-factories.ts';
import { listLines, lockOrder } from '../wholesale-order.queries.ts';

const api = await buildTestApp();
const admin = await api.as('admin');

/** An approved order of eight units of one style. */
async function approved() {
  const line = await createLine(api);
  const one = await order(await createBuyer(api), wishOf(line, { S: 4, M: 4 }));
  okBody(await move(admin, one, 'approved'));
  const send = (quantity: number, headers: Record<string, string> = {}) =>
    line.seller.post(`/api/wholesale-order/fulfill/id/${one.id}`, { lines: [{ lineId: one.lines[0]?.id, quantity }] }, headers);
  return { id: one.id, send, read: async () => okBody<WholesaleOrder>(await admin.get(`/api/wholesale-order/id/${one.id}`)) };
}

test('a parcel that is sent again under its key is the parcel that is there', async () => {
  const { send, read } = await approved();
  const headers = key();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(3, headers)));
  expect(answers.filter((answer) => answer.statusCode !== 200).every((answer) => refusal(answer) === '409 in_progress')).toBe(true);
  okBody(await send(3, headers));
  const { fulfilments, status, fulfilled } = await read();
  expect([fulfilments.length, status, fulfilled]).toEqual([1, 'partially_shipped', false]);
});

test('twenty parcels at once ship what was ordered and no more, and one invoice comes with them', async () => {
  const { send, read } = await approved();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(1)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const { fulfilments, lines, status, fulfilled, invoices } = await read();
  expect([fulfilments.length, lines[0]?.shippedQuantities, status, fulfilled, invoices.length]).toEqual([
    8,
    { S: 4, M: 4 },
    'shipped',
    true,
    1,
  ]);
});

test('under its lock an order is read without what hangs on it, and its lines alone when they are asked for', async () => {
  const { id } = await approved();
  const { queries, stop } = recordQueries();
  const lines = await api.db
    .transaction()
    .execute(async (trx) => {
      await lockOrder(trx, id);
      return listLines(trx, id);
    })
    .finally(stop);
  expect(lines).toHaveLength(1);
  const tables = [...queries.values()].flatMap(({ text }) => /\bFROM (wholesale_\w+|invoices)/.exec(text)?.[1] ?? []);
  expect(tables).toEqual(['wholesale_orders', 'wholesale_order_lines']);
});
