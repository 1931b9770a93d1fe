import type { FulfilmentStatus, OrderStatus, PaymentStatus, ReturnStatus } from '@orime/commerce';
import type { Currency, ImageRef } from '@orime/contracts';
import type { OrderWishes } from '@orime/contracts/api/selling/checkout';
import type { Address } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { Page } from '../../../house/http/paging.ts';
import { readReturnWindowDays } from '../../site/settings/index.ts';

export interface GroupRow {
  readonly id: string;
  readonly number: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly currency: Currency;
  readonly locale: 'en' | 'jp';
  readonly address: Address;
  readonly wishes: OrderWishes;
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly tax_included: boolean;
  readonly total_minor: number;
  readonly placed_at: Date;
}

export interface OrderRow {
  readonly id: string;
  readonly group_id: string;
  readonly seller_profile_id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly fulfilment_status: FulfilmentStatus;
  readonly fulfilled: boolean;
  readonly currency: Currency;
  readonly seller_name: string;
  readonly seller_name_jp: string;
  readonly seller_handle: string;
  readonly shipping_method: 'standard' | 'express';
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly tax_included: boolean;
  readonly total_minor: number;
  readonly version: number;
  readonly placed_at: Date;
  readonly refunded_minor: number;
  readonly refunds: readonly {
    readonly id: string;
    readonly amountMinor: number;
    readonly status: 'pending' | 'done';
    readonly at: string;
    /** Its credit note. */
    readonly note: { readonly id: string; readonly number: string } | null;
  }[];
  readonly returns: readonly { readonly id: string; readonly number: string; readonly status: ReturnStatus }[];
  readonly codes: readonly string[];
  /** The last promise of another dispatch date. */
  readonly ship_by_change: { readonly shipBy: string; readonly text: string; readonly at: string } | null;
  /** Of seller and staff, oldest first. */
  readonly notes: readonly { readonly text: string; readonly at: string; readonly isSellers: boolean }[];
}

export interface LineRow {
  readonly id: string;
  readonly order_id: string;
  readonly design_id: string;
  readonly variant_id: string;
  readonly piece_id: string | null;
  readonly serial: string | null;
  readonly name: string;
  readonly name_jp: string;
  readonly slug: string;
  /** Of the private reserve, which the catalogue does not show. */
  readonly is_reserve: boolean;
  readonly size: string;
  readonly colour_en: string;
  readonly colour_jp: string;
  readonly image: ImageRef | null;
  readonly mode: 'stock' | 'made_to_order' | 'piece';
  readonly lead_days: number | null;
  readonly quantity: number;
  readonly fulfilled_quantity: number;
  /** Units in returns that were not declined, rejected or cancelled. */
  readonly returning: number;
  readonly unit_price_minor: number;
  readonly discount_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
}

export interface FulfilmentRow {
  readonly id: string;
  readonly order_id: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly shipped_at: Date;
  readonly delivered_at: Date | null;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

export interface EventRow {
  readonly order_id: string;
  readonly kind: string;
  readonly created_at: Date;
}

/** Orders of several purchases with everything that hangs on them, read in a fixed number of queries. */
export interface OrderRows {
  readonly groups: readonly GroupRow[];
  readonly orders: readonly OrderRow[];
  readonly lines: readonly LineRow[];
  readonly fulfilments: readonly FulfilmentRow[];
  readonly events: readonly EventRow[];
  /** How long after delivery garments are taken back. */
  readonly returnWindowDays: number;
}

export async function findGroupOfCheckout(db: Db, checkoutId: string): Promise<string | undefined> {
  const row = await db.selectFrom('order_groups').select('id').where('checkout_id', '=', checkoutId).executeTakeFirst();
  return row?.id;
}

export async function listOrderRows(db: Db, orderIds: readonly string[]): Promise<OrderRows> {
  if (orderIds.length === 0) return { groups: [], orders: [], lines: [], fulfilments: [], events: [], returnWindowDays: 0 };
  const ids = sql`${orderIds}::text[]`;
  const orders = await sql<OrderRow>`
    SELECT o.id, o.group_id, o.seller_profile_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.fulfilled, o.currency, o.seller_name,
      o.seller_name_jp, o.seller_handle, o.shipping_method, o.subtotal_minor, o.discount_minor, o.shipping_minor, o.tax_minor, o.tax_included,
      o.total_minor, o.version, o.placed_at,
      coalesce((SELECT sum(amount_minor) FROM refunds r WHERE r.order_id = o.id AND r.status = 'done'), 0)::bigint AS refunded_minor,
      coalesce((SELECT json_agg(json_build_object('id', r.id, 'amountMinor', r.amount_minor, 'status', r.status, 'at', r.created_at,
          'note', (SELECT json_build_object('id', i.id, 'number', i.number) FROM invoices i WHERE i.id = r.credit_note_id)) ORDER BY r.created_at, r.id)
        FROM refunds r WHERE r.order_id = o.id AND r.status <> 'not_needed'), '[]') AS refunds,
      coalesce((SELECT json_agg(json_build_object('id', r.id, 'number', r.number, 'status', r.status) ORDER BY r.created_at, r.id) FROM returns r WHERE r.order_id = o.id), '[]') AS returns,
      ARRAY(SELECT code::text FROM order_codes c WHERE c.order_id = o.id ORDER BY code) AS codes,
      (SELECT json_build_object('shipBy', e.data->>'shipBy', 'text', e.data->>'text', 'at', e.created_at) FROM order_events e
        WHERE e.order_id = o.id AND e.kind = 'ship_by_changed' ORDER BY e.id DESC LIMIT 1) AS ship_by_change,
      coalesce((SELECT json_agg(json_build_object('text', e.data->>'text', 'at', e.created_at, 'isSellers', e.actor_id IS NOT DISTINCT FROM p.user_id) ORDER BY e.id)
        FROM order_events e JOIN profiles p ON p.id = o.seller_profile_id WHERE e.order_id = o.id AND e.kind = 'note'), '[]') AS notes
    FROM orders o WHERE o.id = ANY (${ids}) ORDER BY o.number`.execute(db);
  const groups = await sql<GroupRow>`
    SELECT id, number, user_id, email::text AS email, currency, locale, address, wishes, subtotal_minor, discount_minor, shipping_minor, tax_minor, tax_included, total_minor, placed_at
    FROM order_groups WHERE id = ANY (${orders.rows.map((order) => order.group_id)}::text[])`.execute(db);
  const lines = await sql<LineRow>`
    SELECT id, order_id, design_id, variant_id, piece_id, name, name_jp, slug, size, colour_en, colour_jp, image, mode, lead_days, quantity, fulfilled_quantity,
      unit_price_minor, discount_minor, tax_minor, total_minor,
      (SELECT q.serial FROM pieces q WHERE q.id = order_lines.piece_id) AS serial,
      coalesce((SELECT d.private_reserve FROM designs d WHERE d.id = order_lines.design_id), false) AS is_reserve,
      coalesce((SELECT sum(b.quantity) FROM return_lines b JOIN returns r ON r.id = b.return_id WHERE b.order_line_id = order_lines.id AND r.status NOT IN ('declined', 'rejected', 'cancelled')), 0)::int AS returning
    FROM order_lines WHERE order_id = ANY (${ids}) ORDER BY order_id, position`.execute(db);
  const fulfilments = await sql<FulfilmentRow>`
    SELECT f.id, f.order_id, f.carrier, f.tracking, f.shipped_at, f.delivered_at,
      (SELECT json_agg(json_build_object('lineId', l.order_line_id, 'quantity', l.quantity) ORDER BY l.order_line_id) FROM fulfilment_lines l WHERE l.fulfilment_id = f.id) AS lines
    FROM fulfilments f WHERE f.order_id = ANY (${ids}) ORDER BY f.shipped_at, f.id`.execute(db);
  const events = await sql<EventRow>`SELECT order_id, kind, created_at FROM order_events WHERE order_id = ANY (${ids}) ORDER BY id`.execute(
    db,
  );
  const returnWindowDays = await readReturnWindowDays(db);
  return {
    groups: groups.rows,
    orders: orders.rows,
    lines: lines.rows,
    fulfilments: fulfilments.rows,
    events: events.rows,
    returnWindowDays,
  };
}

/** The credit note of a refund of the order. */
export async function findNoteOf(db: Db, orderId: string, refundId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refunds')
    .select('credit_note_id')
    .where('id', '=', refundId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.credit_note_id ?? undefined;
}

/** Order ids of a buyer's purchases, newest first, whole purchases only. */
export async function listOwnOrderIds(db: Db, userId: string, { limit, offset }: Page): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM (
      SELECT id, placed_at FROM order_groups WHERE user_id = ${userId} ORDER BY placed_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}
    ) g JOIN orders o ON o.group_id = g.id ORDER BY g.placed_at DESC, g.id DESC, o.number`.execute(db);
  const { total } = await db
    .selectFrom('order_groups')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ids: rows.map((row) => row.id), total };
}

/** Order ids that a designer has to do with, newest first. Unpaid ones are nobody's work yet. */
export interface SellerOrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly show?: keyof typeof sellerGroups | undefined;
  /** Part of what sellers see of an order. Not of the address for mails, which they see when it has been shipped. */
  readonly q?: string | undefined;
}

/** States of the orders of each group. */
const sellerGroups = {
  send: ['placed', 'processing', 'partially_shipped'],
  sent: ['shipped', 'delivered', 'closed'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** Orders of a seller: what has to leave first, of that the oldest; then the newest. */
export async function listSellerOrderIds(
  db: Db,
  userId: string,
  { limit, offset }: Page,
  { status, show, q = '' }: SellerOrderFilter = {},
): Promise<{ ids: string[]; total: number }> {
  const wanted = show === undefined ? null : sellerGroups[show];
  // Asked of each order with bool_or: for EXISTS beside OR, Postgres reads all lines of all sellers into a hash.
  const words = q.trim() === '' ? null : `%${escapeLike(q.trim().replace(/^#/, ''))}%`;
  const { rows } = await sql<{ id: string; total: number }>`
    SELECT o.id, count(*) OVER () AS total FROM orders o JOIN profiles p ON p.id = o.seller_profile_id
    WHERE p.user_id = ${userId} AND o.status NOT IN ('pending_payment', 'expired') AND (${status ?? null}::text IS NULL OR o.status = ${status ?? null})
      AND (${wanted}::text[] IS NULL OR o.status = ANY (${wanted}::text[]))
      AND (${words}::text IS NULL OR o.number ILIKE ${words} OR o.address->>'name' ILIKE ${words}
        OR (SELECT bool_or(l.name ILIKE ${words} OR l.name_jp ILIKE ${words}) FROM order_lines l WHERE l.order_id = o.id)
        OR (SELECT bool_or(f.tracking ILIKE ${words}) FROM fulfilments f WHERE f.order_id = o.id))
    ORDER BY o.status = ANY (${sellerGroups.send}::text[]) DESC, CASE WHEN o.status = ANY (${sellerGroups.send}::text[]) THEN o.placed_at END, o.placed_at DESC, o.id DESC
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 };
}

/** How many orders a seller has in each group. */
export async function countSellerOrders(db: Db, userId: string): Promise<Record<'all' | keyof typeof sellerGroups, number>> {
  const { rows } = await sql<{ all: number; send: number; sent: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE o.status = ANY (${sellerGroups.send}::text[]))::int AS send,
      count(*) FILTER (WHERE o.status = ANY (${sellerGroups.sent}::text[]))::int AS sent
    FROM orders o JOIN profiles p ON p.id = o.seller_profile_id
    WHERE p.user_id = ${userId} AND o.status NOT IN ('pending_payment', 'expired')`.execute(db);
  return rows[0] ?? { all: 0, send: 0, sent: 0 };
}
