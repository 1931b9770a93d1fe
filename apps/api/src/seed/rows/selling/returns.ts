import type { Marketplace, OrderRow, ReturnRow } from '@orime/demo-data';
import { sql } from 'kysely';
import { postRefund } from '../../../domains/money/ledger/index.ts';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { paymentId } from './payment-rows.ts';

const REASONS: Readonly<Record<string, string>> = { size: 'too_small', colour: 'not_as_described', changed_mind: 'changed_mind' };

/** Returns in every state that the demo data plans, and the refunds of returned and cancelled orders. What exists is left alone. */
export async function loadReturns(trx: Trx, market: Marketplace): Promise<void> {
  for (const order of market.orders.filter((each) => each.status === 'cancelled' && each.paymentStatus === 'refunded')) {
    await insertRefund(trx, order, {
      id: derivedId('rfd', order.id),
      amountMinor: order.totalMinor,
      key: `cancelled:${order.id}`,
      reason: 'cancelled',
      at: order.updatedAt,
    });
  }
  const returns = market.orders.flatMap((order) => order.returns.map((entry) => ({ order, entry })));
  for (const { order, entry } of returns.toSorted((a, b) => a.entry.at.localeCompare(b.entry.at))) await loadReturn(trx, order, entry);
}

async function loadReturn(trx: Trx, order: OrderRow, entry: ReturnRow): Promise<void> {
  if ((await trx.selectFrom('returns').select('id').where('id', '=', entry.id).executeTakeFirst()) !== undefined) return;
  const refundId = entry.status === 'refunded' ? await giveBack(trx, order, entry) : null;
  await sql`
    INSERT INTO returns (id, number, order_id, status, requested_by, refund_id, created_at, updated_at)
    SELECT ${entry.id}, 'RT' || take_number('returns'), ${order.id}, ${entry.status}, g.user_id, ${refundId}, ${entry.at}, ${entry.at} FROM order_groups g WHERE g.id = ${order.groupId}`.execute(
    trx,
  );
  for (const line of entry.lines) {
    await sql`
      INSERT INTO return_lines (return_id, order_line_id, quantity, reason, condition)
      VALUES (${entry.id}, ${line.orderLineId}, ${line.qty}, ${REASONS[line.reason] ?? 'other'}, ${refundId === null ? null : 'as_new'})`.execute(
      trx,
    );
  }
}

async function giveBack(trx: Trx, order: OrderRow, entry: ReturnRow): Promise<string> {
  const lines = entry.lines.flatMap(({ orderLineId, qty }) => {
    const line = order.lines.find((each) => each.id === orderLineId);
    return line === undefined ? [] : [{ id: orderLineId, qty, amountMinor: line.unitPriceMinor * qty - line.discountMinor }];
  });
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const id = derivedId('rfd', entry.id);
  await insertRefund(trx, order, { id, amountMinor, key: `return:${entry.id}`, reason: 'return', at: entry.at });
  for (const line of lines)
    await trx
      .insertInto('refund_lines')
      .values({ refund_id: id, order_line_id: line.id, quantity: line.qty, amount_minor: line.amountMinor })
      .execute();
  await postRefund(trx, { refundId: id, orderId: order.id, amountMinor });
  const isWhole = order.lines.every((line) => lines.some((each) => each.id === line.id && each.qty === line.qty));
  await trx
    .updateTable('orders')
    .set({ fulfilment_status: isWhole ? 'returned' : 'partially_returned' })
    .where('id', '=', order.id)
    .execute();
  return id;
}

async function insertRefund(
  trx: Trx,
  order: OrderRow,
  refund: { readonly id: string; readonly amountMinor: number; readonly key: string; readonly reason: string; readonly at: string },
): Promise<void> {
  await sql`
    INSERT INTO refunds (id, payment_id, order_id, amount_minor, status, reason, idempotency_key, created_at, updated_at)
    VALUES (${refund.id}, ${paymentId(order.groupId)}, ${order.id}, ${refund.amountMinor}, 'done', ${refund.reason}, ${refund.key}, ${refund.at}, ${refund.at})
    ON CONFLICT DO NOTHING`.execute(trx);
}
