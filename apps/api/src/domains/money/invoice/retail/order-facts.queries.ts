import type { PostalAddress } from '@orime/commerce';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';

/** One seller's order as it was frozen at placement, with what was given back of it. */
export interface OrderFacts {
  readonly id: string;
  readonly status: string;
  readonly payment_status: string;
  readonly seller_profile_id: string;
  readonly seller_name: string;
  readonly seller_name_jp: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly locale: 'en' | 'jp';
  readonly currency: string;
  readonly address: PostalAddress & { readonly name: string };
  readonly shipping_minor: number;
  readonly shipping_tax_minor: number;
  readonly tax_included: boolean;
  readonly registration_number: unknown;
  readonly lines: readonly OrderFactsLine[];
  /** In the order in which they were made. */
  readonly refunds: readonly OrderFactsRefund[];
}

interface OrderFactsLine {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string;
  readonly size: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  readonly rateBp: number;
}

export interface OrderFactsRefund {
  readonly id: string;
  readonly amountMinor: number;
  readonly shippingMinor: number;
  readonly noteId: string | null;
  /** Of the return that it is for. */
  readonly returnNumber: string | null;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly totalMinor: number }[];
}

/** Keeps the order from being called off until the transaction ends, so that none is invoiced while it is. */
export async function findOrderFacts(trx: Trx, orderId: string): Promise<OrderFacts | undefined> {
  const { rows: locked } = await sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR SHARE`.execute(trx);
  if (locked.length === 0) return undefined;
  const { rows } = await sql<OrderFacts>`
    SELECT o.id, o.status, o.payment_status, o.seller_profile_id, o.seller_name, o.seller_name_jp, g.user_id, g.email::text AS email, g.locale, o.currency, o.address,
      o.shipping_minor, o.shipping_tax_minor, o.tax_included, (SELECT value FROM settings WHERE key = 'registration_number') AS registration_number,
      (SELECT json_agg(json_build_object('id', l.id, 'name', l.name, 'nameJp', l.name_jp, 'size', l.size, 'quantity', l.quantity, 'unitPriceMinor', l.unit_price_minor,
         'discountMinor', l.discount_minor, 'taxMinor', l.tax_minor, 'rateBp', l.tax_rate_bp) ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id) AS lines,
      coalesce((SELECT json_agg(json_build_object('id', r.id, 'amountMinor', r.amount_minor, 'shippingMinor', r.shipping_minor, 'noteId', r.credit_note_id,
         'returnNumber', (SELECT b.number FROM returns b WHERE 'return:' || b.id = r.idempotency_key AND b.order_id = o.id),
         'lines', coalesce((SELECT json_agg(json_build_object('lineId', b.order_line_id, 'quantity', b.quantity, 'totalMinor', b.amount_minor)) FROM refund_lines b WHERE b.refund_id = r.id), '[]')
       ) ORDER BY r.created_at, r.id) FROM refunds r WHERE r.order_id = o.id AND (r.status <> 'not_needed' OR r.credit_note_id IS NOT NULL)), '[]') AS refunds
    FROM orders o JOIN order_groups g ON g.id = o.group_id WHERE o.id = ${orderId}`.execute(trx);
  return rows[0];
}

/** Every change of a purchase's orders and their papers begins here, so that two of them never interleave. */
export async function lockPurchase(trx: Trx, orderId: string): Promise<void> {
  await sql`SELECT 1 FROM order_groups WHERE id = (SELECT group_id FROM orders WHERE id = ${orderId}) FOR UPDATE`.execute(trx);
}

/** Which order a refund is of. */
export async function getRefundedOrder(trx: Trx, refundId: string): Promise<string> {
  const { order_id } = await trx.selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirstOrThrow();
  return order_id;
}

/** What an order's invoice says less what its credit notes take back. */
export async function getStandingMinor(trx: Trx, orderId: string, invoiceId: string): Promise<number> {
  const { rows } = await sql<{
    minor: number;
  }>`SELECT sum(total_minor)::bigint AS minor FROM invoices WHERE order_id = ${orderId} AND (id = ${invoiceId} OR credit_of = ${invoiceId})`.execute(
    trx,
  );
  return rows[0]?.minor ?? 0;
}
