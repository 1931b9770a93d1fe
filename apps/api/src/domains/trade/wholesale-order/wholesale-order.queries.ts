import type { WholesaleOrderStatus, WholesaleTerms } from '@orime/commerce';
import type { Currency, ImageRef } from '@orime/contracts';
import type { Address } from '@orime/contracts/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { StoredSizes, StoredTerms } from '../../../house/db/column-types.ts';
import { companyOf } from '../../../house/db/company-of.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly buyer_id: string;
  readonly buyer_name: string;
  readonly buyer_country: string;
  readonly manager_name: string | null;
  readonly manager_email: string | null;
  readonly has_manager: boolean;
  readonly seller_profile_id: string;
  readonly seller_name: string;
  readonly seller_name_jp: string;
  readonly seller_handle: string;
  readonly status: WholesaleOrderStatus;
  readonly fulfilled: boolean;
  readonly po_number: string;
  readonly window_id: string | null;
  readonly window_name_en: string;
  readonly window_name_jp: string;
  readonly is_prebook: boolean;
  /** `YYYY-MM-DD`, as the next one. */
  readonly start_ship: string;
  readonly cancel_after: string;
  readonly terms: WholesaleTerms;
  readonly currency: Currency;
  readonly subtotal_minor: number;
  readonly shipping_minor: number;
  readonly tax_rate_bp: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly advance_minor: number;
  readonly ship_to: Address | null;
  readonly bill_to: Address | null;
  readonly note: string;
  readonly terms_version: number;
  readonly buyer_accepted_version: number;
  readonly agreed: StoredTerms | null;
  readonly seller_approved_at: Date | null;
  readonly manager_approved_at: Date | null;
  readonly version: number;
  readonly placed_at: Date | null;
  readonly created_at: Date;
}

export interface LineRow {
  readonly id: string;
  readonly order_id: string;
  readonly design_id: string;
  readonly prepack_id: string | null;
  readonly name: string;
  readonly name_jp: string;
  readonly slug: string;
  readonly colour_en: string;
  readonly colour_jp: string;
  readonly image: ImageRef | null;
  readonly unit_price_minor: number;
  readonly size_quantities: StoredSizes;
  readonly shipped_quantities: StoredSizes;
  readonly units: number;
  readonly line_total_minor: number;
}

interface ParcelRow {
  readonly id: string;
  readonly order_id: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly shipped_at: Date;
  readonly delivered_at: Date | null;
  readonly lines: readonly { readonly lineId: string; readonly sizeQuantities: StoredSizes }[];
}

interface EventRow {
  readonly order_id: string;
  readonly kind: string;
  readonly note: string;
  readonly created_at: Date;
}

interface InvoiceFacts {
  readonly order_id: string;
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly total_minor: number;
  readonly paid_minor: number;
  readonly due_at: Date;
}

/** Orders with everything that hangs on them, read in a fixed number of queries. */
export interface OrderRows {
  readonly orders: readonly OrderRow[];
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly events: readonly EventRow[];
  readonly invoices: readonly InvoiceFacts[];
}

/** Rows in the order of the ids. */
export async function listOrderRows(db: Db, ids: readonly string[]): Promise<OrderRows> {
  if (ids.length === 0) return { orders: [], lines: [], parcels: [], events: [], invoices: [] };
  const wanted = sql`${ids}::text[]`;
  const orders = await readOrders(db, ids);
  const lines = await readLines(db, ids);
  const parcels = await sql<ParcelRow>`
    SELECT id, order_id, carrier, tracking, shipped_at, delivered_at, lines FROM wholesale_fulfilments WHERE order_id = ANY (${wanted}) ORDER BY shipped_at, id`.execute(
    db,
  );
  const events =
    await sql<EventRow>`SELECT order_id, kind, note, created_at FROM wholesale_order_events WHERE order_id = ANY (${wanted}) ORDER BY id`.execute(
      db,
    );
  const invoices = await sql<InvoiceFacts>`
    SELECT wholesale_order_id AS order_id, id, number, status, total_minor, paid_minor, due_at FROM invoices WHERE wholesale_order_id = ANY (${wanted}) AND kind = 'wholesale' ORDER BY issued_at, id`.execute(
    db,
  );
  return { orders, lines, parcels: parcels.rows, events: events.rows, invoices: invoices.rows };
}

/** In the order of the ids. */
async function readOrders(db: Db, ids: readonly string[]): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    SELECT o.id, o.number, o.buyer_id, o.buyer_name, b.country AS buyer_country, m.name AS manager_name, m.email::text AS manager_email, b.account_manager_id IS NOT NULL AS has_manager, o.seller_profile_id,
      o.seller_name, o.seller_name_jp, o.seller_handle, o.status, o.fulfilled, o.po_number, o.window_id, o.window_name_en, o.window_name_jp, o.is_prebook, o.start_ship::text AS start_ship,
      o.cancel_after::text AS cancel_after, o.terms, o.currency, o.subtotal_minor, o.shipping_minor, o.tax_rate_bp, o.tax_minor, o.total_minor, o.advance_minor, o.ship_to, o.bill_to, o.note,
      o.terms_version, o.buyer_accepted_version, o.agreed, o.seller_approved_at, o.manager_approved_at, o.version, o.placed_at, o.created_at
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place) JOIN wholesale_orders o ON o.id = wanted.id JOIN buyers b ON b.id = o.buyer_id LEFT JOIN users m ON m.id = b.account_manager_id
    ORDER BY wanted.place`.execute(db);
  return rows;
}

async function readLines(db: Db, orderIds: readonly string[]): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    SELECT id, order_id, design_id, prepack_id, name, name_jp, slug, colour_en, colour_jp, image, unit_price_minor, ${inSizeOrder('size_quantities')} AS size_quantities,
      ${inSizeOrder('shipped_quantities')} AS shipped_quantities, units, line_total_minor
    FROM wholesale_order_lines WHERE order_id = ANY (${orderIds}::text[]) ORDER BY order_id, position`.execute(db);
  return rows;
}

/** A matrix with its sizes as the design lists them; jsonb itself sorts its keys by length. */
function inSizeOrder(column: 'size_quantities' | 'shipped_quantities'): RawBuilder<StoredSizes> {
  return sql`coalesce((
    SELECT json_object_agg(e.key, e.value::int ORDER BY (SELECT min(v.position) FROM variants v WHERE v.design_id = wholesale_order_lines.design_id AND v.size = e.key), e.key)
    FROM jsonb_each_text(${sql.ref(column)}) e
  ), '{}')`;
}

/** Locks the order until the transaction ends. Throws when there is none: access was asked for before. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  await sql`SELECT FROM wholesale_orders WHERE id = ${id} FOR UPDATE`.execute(trx);
  const [order] = await readOrders(trx, [id]);
  if (order === undefined) throw new Error(`no wholesale order ${id}`);
  return order;
}

export function listLines(db: Db, orderId: string): Promise<readonly LineRow[]> {
  return readLines(db, [orderId]);
}

export interface IdPage {
  readonly ids: readonly string[];
  readonly total: number;
}

export interface ListFilter {
  readonly status?: WholesaleOrderStatus | undefined;
  readonly buyerId?: string | undefined;
  readonly sellerId?: string | undefined;
}

export function listOwnIds(db: Db, userId: string, filter: ListFilter, page: Page): Promise<IdPage> {
  return listIds(db, sql`o.buyer_id = ${companyOf(userId)}`, filter, page);
}

export function listSellerIds(db: Db, userId: string, filter: ListFilter, page: Page): Promise<IdPage> {
  return listIds(
    db,
    sql`o.seller_profile_id = (SELECT id FROM profiles WHERE user_id = ${userId}) AND o.placed_at IS NOT NULL`,
    filter,
    page,
  );
}

/** Those of a manager's own buyers; without a manager all there are. */
export function listStaffIds(db: Db, managerId: string | null, filter: ListFilter, page: Page): Promise<IdPage> {
  return listIds(
    db,
    managerId === null ? sql`true` : sql`o.buyer_id IN (SELECT id FROM buyers WHERE account_manager_id = ${managerId})`,
    filter,
    page,
  );
}

async function listIds(
  db: Db,
  condition: RawBuilder<unknown>,
  { status, buyerId, sellerId }: ListFilter,
  { limit, offset }: Page,
): Promise<IdPage> {
  const where = sql.join(
    [
      condition,
      ...(status === undefined ? [] : [sql`o.status = ${status}`]),
      ...(buyerId === undefined ? [] : [sql`o.buyer_id = ${buyerId}`]),
      ...(sellerId === undefined ? [] : [sql`o.seller_profile_id = ${sellerId}`]),
    ],
    sql` AND `,
  );
  const { rows } = await sql<{
    id: string;
  }>`SELECT o.id FROM wholesale_orders o WHERE ${where} ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM wholesale_orders o WHERE ${where}`.execute(db);
  return { ids: rows.map((row) => row.id), total: counts[0]?.total ?? 0 };
}
