import type { LocalText } from '@orime/contracts';
import { returnAddresses, type OrderRow, type ReturnRow } from '@orime/demo-data';
import { sql } from 'kysely';
import { postRefund } from '../../../domains/money/ledger/index.ts';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import type { SeedContext } from '../../seed-step.ts';
import { paymentId } from './payment-rows.ts';
import { loadReturnPhotos } from './return-photos.ts';

const REASONS: Readonly<Record<string, string>> = { size: 'too_small', colour: 'not_as_described', changed_mind: 'changed_mind' };

/** Returns in every state that the demo data plans, and the refunds of returned and cancelled orders. What exists is left alone. */
export async function loadReturns({
  trx,
  market,
  storage,
  files,
}: Pick<SeedContext, 'trx' | 'market' | 'storage' | 'files'>): Promise<void> {
  for (const order of market.orders.filter((each) => each.status === 'cancelled' && each.paymentStatus === 'refunded')) {
    await insertRefund(trx, order, {
      id: derivedId('rfd', order.id),
      amountMinor: order.totalMinor,
      key: `cancelled:${order.id}`,
      reason: 'cancelled',
      at: order.updatedAt,
    });
  }
  for (const [handle, address] of Object.entries(returnAddresses))
    await trx
      .updateTable('profiles')
      .set({ return_address: JSON.stringify(address) })
      .where('handle', '=', handle)
      .where('return_address', 'is', null)
      .execute();
  const locales = new Map(market.orderGroups.map(({ id, locale }) => [id, locale]));
  const returns = market.orders.flatMap((order) => order.returns.map((entry) => ({ order, entry })));
  for (const { order, entry } of returns.toSorted((a, b) => a.entry.at.localeCompare(b.entry.at)))
    await loadReturn(trx, order, entry, locales.get(order.groupId) ?? 'en');
  for (const each of returns) await loadReturnPhotos(trx, storage, files, each);
}

/** What sellers wrote, in the language of the purchase. */
const ANSWERS: Readonly<Partial<Record<ReturnRow['status'], LocalText>>> = {
  approved: {
    en: 'Gladly. Please fold it once and use the bag that it came in.',
    jp: '承りました。お届けの袋に、一度だけ折ってお入れください。',
  },
  declined: {
    en: 'The hem was taken up after it arrived, so we cannot sell it again.',
    jp: 'お届け後に裾上げをされたとのことで、再び販売できないため、お受けできませんでした。',
  },
  rejected: {
    en: 'It was washed: the indigo has moved. We send it back to you at our cost.',
    jp: '洗濯により色が変わっておりました。当店の費用でお返しいたします。',
  },
};

const LOOKED_AT: readonly ReturnRow['status'][] = ['inspected', 'refunded', 'rejected'];
const SENT: readonly ReturnRow['status'][] = ['in_transit', 'received', ...LOOKED_AT];

async function loadReturn(trx: Trx, order: OrderRow, entry: ReturnRow, locale: 'en' | 'jp'): Promise<void> {
  if ((await trx.selectFrom('returns').select('id').where('id', '=', entry.id).executeTakeFirst()) !== undefined) return;
  const refundId = entry.status === 'refunded' ? await giveBack(trx, order, entry) : null;
  if (LOOKED_AT.includes(entry.status)) await markReturned(trx, order, entry);
  await sql`
    INSERT INTO returns (id, number, order_id, status, requested_by, answer, carrier, tracking, refund_id, created_at, updated_at)
    SELECT ${entry.id}, 'RT' || take_number('returns'), ${order.id}, ${entry.status}, g.user_id, ${ANSWERS[entry.status]?.[locale] ?? ''},
      ${SENT.includes(entry.status) ? 'DHL' : ''}, ${SENT.includes(entry.status) ? `JD0${order.number}` : ''}, ${refundId}, ${entry.at}, ${entry.steps.at(-1)?.at ?? entry.at}
    FROM order_groups g WHERE g.id = ${order.groupId}`.execute(trx);
  for (const line of entry.lines) {
    await sql`
      INSERT INTO return_lines (return_id, order_line_id, quantity, reason, condition)
      VALUES (${entry.id}, ${line.orderLineId}, ${line.qty}, ${REASONS[line.reason] ?? 'other'}, ${conditionOf(entry.status)})`.execute(
      trx,
    );
  }
}

function conditionOf(status: ReturnRow['status']): 'as_new' | 'worn' | null {
  if (status === 'rejected') return 'worn';
  return LOOKED_AT.includes(status) ? 'as_new' : null;
}

async function markReturned(trx: Trx, order: OrderRow, entry: ReturnRow): Promise<void> {
  const isWhole = order.lines.every((line) => entry.lines.some(({ orderLineId, qty }) => orderLineId === line.id && qty === line.qty));
  await trx
    .updateTable('orders')
    .set({ fulfilment_status: isWhole ? 'returned' : 'partially_returned' })
    .where('id', '=', order.id)
    .execute();
}

async function giveBack(trx: Trx, order: OrderRow, entry: ReturnRow): Promise<string> {
  const lines = entry.lines.flatMap(({ orderLineId, qty }) => {
    const line = order.lines.find((each) => each.id === orderLineId);
    return line === undefined ? [] : [{ id: orderLineId, qty, amountMinor: line.unitPriceMinor * qty - line.discountMinor }];
  });
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const id = derivedId('rfd', entry.id);
  await insertRefund(trx, order, { id, amountMinor, key: `return:${entry.id}`, reason: 'return', at: entry.steps.at(-1)?.at ?? entry.at });
  for (const line of lines)
    await trx
      .insertInto('refund_lines')
      .values({ refund_id: id, order_line_id: line.id, quantity: line.qty, amount_minor: line.amountMinor })
      .execute();
  await postRefund(trx, { refundId: id, orderId: order.id, amountMinor });
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
