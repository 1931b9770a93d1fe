import { lineRefundMinor } from '@orime/commerce';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { issueCreditNote } from '../../money/invoice/index.ts';
import { postRefund } from '../../money/ledger/index.ts';

export interface RefundWish {
  readonly orderId: string;
  /** Units to give back; none gives back no goods. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Gives the shipping back too, once. */
  readonly shipping: boolean;
  /** Kept back of the goods, for the parcel of a return. */
  readonly feeMinor?: number;
  readonly reason: string;
  readonly actorId: string | null;
  /** What was left when the sender looked: another amount by now is a `conflict`, so that two tabs do not give back the same. */
  readonly seenLeftMinor?: number | undefined;
  /** Unique: the same key is the same refund. */
  readonly key: string;
}

interface Refundable {
  readonly payment_id: string;
  readonly captured: boolean;
  readonly shipping_minor: number;
  readonly shipping_tax_minor: number;
  readonly tax_included: boolean;
  readonly total_minor: number;
  readonly refunded_minor: number;
  readonly refunded_shipping_minor: number;
}

interface RefundableLine {
  readonly id: string;
  readonly quantity: number;
  readonly total_minor: number;
  readonly refunded_quantity: number;
}

/**
 * Asks for money back on an order, in the caller's transaction, which holds the group's lock. Amounts come from what was
 * frozen at placement, and a credit note says so. The money itself moves afterwards (`settlePayment`). Gives the refund's id.
 */
export async function refundOrder(trx: Trx, wish: RefundWish): Promise<string> {
  const known = await trx.selectFrom('refunds').select('id').where('idempotency_key', '=', wish.key).executeTakeFirst();
  if (known !== undefined) return known.id;
  const order = await findRefundable(trx, wish.orderId);
  if (order === undefined || !order.captured) throw new RequestError('invalid_transition', { details: { to: 'refunded' } });
  const leftMinor = order.total_minor - order.refunded_minor;
  if (wish.seenLeftMinor !== undefined && wish.seenLeftMinor !== leftMinor) throw new RequestError('conflict', { details: { leftMinor } });
  const lines = priceLines(await listRefundableLines(trx, wish.orderId), wish.lines);
  const shippingMinor = wish.shipping ? shippingOf(order) : 0;
  const feeMinor = wish.feeMinor ?? 0;
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, shippingMinor) - feeMinor;
  if (amountMinor <= 0) throw new RequestError('business_rule', { fields: { lines: 'leave nothing to give back' } });
  // What was frozen sums to the total, so this holds unless money went back by other ways.
  if (amountMinor > leftMinor) throw new RequestError('business_rule', { details: { leftMinor } });

  const id = newId('rfd');
  await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id: order.payment_id,
      order_id: wish.orderId,
      amount_minor: amountMinor,
      shipping_minor: shippingMinor,
      fee_minor: feeMinor,
      reason: wish.reason,
      idempotency_key: wish.key,
      created_by: wish.actorId,
    })
    .execute();
  if (lines.length > 0)
    await trx
      .insertInto('refund_lines')
      .values(lines.map((line) => ({ refund_id: id, order_line_id: line.lineId, quantity: line.quantity, amount_minor: line.amountMinor })))
      .execute();
  await postRefund(trx, { refundId: id, orderId: wish.orderId, amountMinor });
  await trx
    .insertInto('order_events')
    .values({
      order_id: wish.orderId,
      kind: 'refund_requested',
      actor_id: wish.actorId,
      data: JSON.stringify({ amountMinor, reason: wish.reason }),
    })
    .execute();
  await issueCreditNote(trx, id, { mayInvoice: true });
  return id;
}

export interface LeftToRefund {
  readonly lines: readonly { readonly lineId: string; readonly refundedQuantity: number }[];
  readonly shippingMinor: number;
  readonly leftMinor: number;
}

/** What can still be given back of an order; undefined for one that does not exist. Nothing before its payment is captured. */
export async function readLeftToRefund(db: Db, orderId: string): Promise<LeftToRefund | undefined> {
  const order = await findRefundable(db, orderId);
  if (order === undefined) return undefined;
  const lines = (await listRefundableLines(db, orderId)).map((line) => ({ lineId: line.id, refundedQuantity: line.refunded_quantity }));
  if (!order.captured) return { lines, shippingMinor: 0, leftMinor: 0 };
  return { lines, shippingMinor: shippingOf(order), leftMinor: order.total_minor - order.refunded_minor };
}

async function findRefundable(trx: Db | Trx, orderId: string): Promise<Refundable | undefined> {
  const { rows } = await sql<Refundable>`
    SELECT p.id AS payment_id, p.status IN ('captured', 'partially_refunded') AS captured, o.shipping_minor, o.shipping_tax_minor, o.tax_included, o.total_minor,
      (coalesce(sum(r.amount_minor), 0) + (
        SELECT coalesce(sum(v.amount_minor), 0) FROM payment_reversal_parts v JOIN payment_reversals b ON b.id = v.reversal_id WHERE v.order_id = o.id AND b.status <> 'won'
      ))::bigint AS refunded_minor, coalesce(sum(r.shipping_minor), 0)::bigint AS refunded_shipping_minor
    FROM orders o JOIN payments p ON p.group_id = o.group_id LEFT JOIN refunds r ON r.order_id = o.id AND r.status <> 'not_needed'
    WHERE o.id = ${orderId} GROUP BY p.id, o.id`.execute(trx);
  return rows[0];
}

async function listRefundableLines(trx: Db | Trx, orderId: string): Promise<readonly RefundableLine[]> {
  const { rows } = await sql<RefundableLine>`
    SELECT l.id, l.quantity, l.total_minor, coalesce(sum(b.quantity) FILTER (WHERE r.status <> 'not_needed'), 0)::int AS refunded_quantity
    FROM order_lines l LEFT JOIN refund_lines b ON b.order_line_id = l.id LEFT JOIN refunds r ON r.id = b.refund_id
    WHERE l.order_id = ${orderId} GROUP BY l.id`.execute(trx);
  return rows;
}

function priceLines(sold: readonly RefundableLine[], wanted: RefundWish['lines']) {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of wanted) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return [...units].map(([lineId, quantity]) => {
    const line = sold.find((each) => each.id === lineId);
    if (line === undefined) throw new RequestError('validation', { fields: { lines: 'names a line that is not in this order' } });
    const left = line.quantity - line.refunded_quantity;
    if (quantity > left)
      throw new RequestError('business_rule', {
        fields: { lines: `has more than the ${left} not yet refunded of a line` },
        details: { lineId, left },
      });
    return {
      lineId,
      quantity,
      amountMinor: lineRefundMinor({ totalMinor: line.total_minor, quantity: line.quantity }, line.refunded_quantity, quantity),
    };
  });
}

/** Shipping as it was paid, with its tax where that came on top. Nothing when it went back before. */
function shippingOf({ shipping_minor, shipping_tax_minor, tax_included, refunded_shipping_minor }: Refundable): number {
  return refunded_shipping_minor > 0 ? 0 : shipping_minor + (tax_included ? 0 : shipping_tax_minor);
}
