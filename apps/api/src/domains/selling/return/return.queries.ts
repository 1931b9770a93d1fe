import type { ReturnStatus } from '@orime/commerce';
import type { Currency, ImageRef, Language } from '@orime/contracts';
import type { Return } from '@orime/contracts/api/selling/return';
import type { Address } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import { isStaff, type Actor } from '../../../house/access/actor.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { hashKey } from '../checkout/index.ts';

/** As what somebody sees a return. */
export type ReturnRole = 'buyer' | 'seller' | 'manager' | 'admin';

export interface ReturnRow {
  readonly id: string;
  readonly number: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly group_id: string;
  readonly seller_profile_id: string;
  readonly seller_handle: string;
  readonly seller_name: string;
  readonly seller_name_jp: string;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly status: ReturnStatus;
  readonly note: string;
  /** Files of the customer's pictures, in their order. */
  readonly photos: readonly string[];
  readonly answer: string;
  readonly carrier: string;
  readonly tracking: string;
  /** Of the seller. */
  readonly return_address: Address | null;
  readonly refund_id: string | null;
  readonly refund_minor: number | null;
  /** Kept back by the refund; null before that. */
  readonly fee_minor: number | null;
  /** Number of the refund's credit note. */
  readonly credit_note: string | null;
  readonly currency: Currency;
  readonly created_at: Date;
  readonly version: number;
  /** Oldest first. */
  readonly events: readonly { readonly status: ReturnStatus; readonly at: string }[];
  readonly lines: readonly {
    readonly lineId: string;
    readonly name: string;
    readonly nameJp: string;
    readonly slug: string;
    readonly size: string;
    readonly image: ImageRef | null;
    readonly quantity: number;
    readonly reason: Return['lines'][number]['reason'];
    readonly note: string;
    readonly condition: Return['lines'][number]['condition'];
    readonly restocked: boolean;
    /** The whole line as sold, and how many units of it other refunds gave back. */
    readonly soldQuantity: number;
    readonly soldMinor: number;
    readonly refundedBefore: number;
  }[];
}

export const COLUMNS = sql`
  r.id, r.number, r.order_id, o.number AS order_number, o.group_id, o.seller_profile_id, o.seller_handle, o.seller_name, o.seller_name_jp,
  g.address->>'name' AS buyer_name, g.email::text AS buyer_email, r.status, r.note, r.answer, r.carrier, r.tracking, p.return_address, r.refund_id,
  f.amount_minor AS refund_minor, f.fee_minor, (SELECT i.number FROM invoices i WHERE i.id = f.credit_note_id) AS credit_note, o.currency, r.created_at, r.version,
  ARRAY(SELECT h.file_id FROM return_photos h WHERE h.return_id = r.id ORDER BY h.position) AS photos,
  coalesce((SELECT json_agg(json_build_object('status', substr(e.kind, 8), 'at', e.created_at) ORDER BY e.id)
    FROM order_events e WHERE e.order_id = r.order_id AND e.kind LIKE 'return\\_%' AND e.data->>'returnId' = r.id), '[]') AS events,
  (SELECT json_agg(json_build_object('lineId', l.id, 'name', l.name, 'nameJp', l.name_jp, 'slug', l.slug, 'size', l.size, 'image', l.image, 'quantity', b.quantity,
     'reason', b.reason, 'note', b.note, 'condition', b.condition, 'restocked', b.restocked_at IS NOT NULL, 'soldQuantity', l.quantity, 'soldMinor', l.total_minor,
     'refundedBefore', coalesce((SELECT sum(x.quantity) FROM refund_lines x JOIN refunds y ON y.id = x.refund_id
       WHERE x.order_line_id = l.id AND y.status <> 'not_needed' AND y.id IS DISTINCT FROM r.refund_id), 0)) ORDER BY l.position)
   FROM return_lines b JOIN order_lines l ON l.id = b.order_line_id WHERE b.return_id = r.id) AS lines`;
export const TABLES = sql`returns r JOIN orders o ON o.id = r.order_id JOIN order_groups g ON g.id = o.group_id JOIN profiles p ON p.id = o.seller_profile_id LEFT JOIN refunds f ON f.id = r.refund_id`;

/** A return within reach and as what; ownership is part of the query, so others' returns do not exist. */
export async function findReturn(
  db: Db | Trx,
  id: string,
  actor: Actor,
  key?: string,
): Promise<{ readonly row: ReturnRow; readonly role: ReturnRole } | undefined> {
  const keyHash = key === undefined || key === '' ? null : hashKey(key);
  const { rows } = await sql<ReturnRow & { is_buyer: boolean; is_seller: boolean }>`
    SELECT ${COLUMNS}, coalesce(g.user_id = ${actor.userId}, false) OR coalesce(g.public_key_hash = ${keyHash}, false) AS is_buyer, coalesce(p.user_id = ${actor.userId}, false) AS is_seller
    FROM ${TABLES} WHERE r.id = ${id}
      AND (g.user_id = ${actor.userId} OR g.public_key_hash = ${keyHash} OR p.user_id = ${actor.userId} OR ${isStaff(actor)})`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return { row, role: roleOf(actor, row) };
}

function roleOf(actor: Actor, { is_buyer, is_seller }: { readonly is_buyer: boolean; readonly is_seller: boolean }): ReturnRole {
  if (actor.role === 'admin') return 'admin';
  if (is_seller) return 'seller';
  return is_buyer ? 'buyer' : 'manager';
}

export interface ReturnParties {
  readonly row: ReturnRow;
  readonly buyer: { readonly email: string; readonly locale: Language };
  /** Without an address when the account is closed. */
  readonly seller: { readonly email: string | null; readonly locale: Language; readonly name: string; readonly nameJp: string };
}

/** A return that is there, with those who are to be told of it. */
export async function getReturn(trx: Trx, id: string): Promise<ReturnParties> {
  const { rows } = await sql<ReturnRow & ReturnParties>`
    SELECT ${COLUMNS}, json_build_object('email', g.email, 'locale', g.locale) AS buyer,
      (SELECT json_build_object('email', u.email, 'locale', coalesce(u.locale, 'en'), 'name', o.seller_name, 'nameJp', o.seller_name_jp)
       FROM (SELECT) one LEFT JOIN users u ON u.id = p.user_id AND u.status = 'active') AS seller
    FROM ${TABLES} WHERE r.id = ${id}`.execute(trx);
  const [found] = rows;
  if (found === undefined) throw new Error(`no return ${id}`);
  const { buyer, seller, ...row } = found;
  return { row, buyer, seller };
}

export interface ReturnableLine {
  readonly id: string;
  readonly mode: 'stock' | 'made_to_order' | 'piece';
  readonly variant_id: string;
  readonly piece_id: string | null;
  readonly quantity: number;
  /** Units in returns that were not declined, rejected or cancelled. */
  readonly returning: number;
}

export interface ReturnableOrder {
  readonly status: string;
  readonly delivered_at: Date | null;
  readonly lines: readonly ReturnableLine[];
}

export async function findReturnable(trx: Trx, orderId: string): Promise<ReturnableOrder | undefined> {
  const { rows } = await sql<ReturnableOrder & { delivered_at: string | Date | null }>`
    SELECT o.status, (SELECT max(delivered_at) FROM fulfilments WHERE order_id = o.id) AS delivered_at,
      (SELECT json_agg(json_build_object('id', l.id, 'mode', l.mode, 'variant_id', l.variant_id, 'piece_id', l.piece_id, 'quantity', l.quantity, 'returning', coalesce((
         SELECT sum(b.quantity) FROM return_lines b JOIN returns r ON r.id = b.return_id WHERE b.order_line_id = l.id AND r.status NOT IN ('declined', 'rejected', 'cancelled')
       ), 0)) ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id) AS lines
    FROM orders o WHERE o.id = ${orderId}`.execute(trx);
  return rows[0];
}
