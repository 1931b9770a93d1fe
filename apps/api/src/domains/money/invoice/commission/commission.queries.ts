import type { Language } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';

/** What the marketplace kept of one seller in one currency; what it gave back is negative. Minor units. */
export interface CommissionSums {
  readonly sellerId: string;
  readonly currency: string;
  readonly retailMinor: number;
  readonly retailOrders: number;
  readonly retailBackMinor: number;
  readonly retailBackOrders: number;
  readonly wholesaleMinor: number;
  readonly wholesaleOrders: number;
  readonly wholesaleBackMinor: number;
  readonly wholesaleBackOrders: number;
}

/** The marketplace's own entries of a time, by seller and currency. They were posted from the lines that were frozen with each sale. */
export async function listCommissionSums(
  db: Db | Trx,
  { from, to, sellerId }: { readonly from: Date; readonly to: Date; readonly sellerId?: string | undefined },
): Promise<readonly CommissionSums[]> {
  const { rows } = await sql<CommissionSums>`
    SELECT "sellerId", currency,
      coalesce(sum(amount_minor) FILTER (WHERE is_retail AND NOT is_back), 0)::bigint AS "retailMinor", count(DISTINCT order_id) FILTER (WHERE is_retail AND NOT is_back)::int AS "retailOrders",
      coalesce(sum(amount_minor) FILTER (WHERE is_retail AND is_back), 0)::bigint AS "retailBackMinor", count(DISTINCT order_id) FILTER (WHERE is_retail AND is_back)::int AS "retailBackOrders",
      coalesce(sum(amount_minor) FILTER (WHERE NOT is_retail AND NOT is_back), 0)::bigint AS "wholesaleMinor", count(DISTINCT order_id) FILTER (WHERE NOT is_retail AND NOT is_back)::int AS "wholesaleOrders",
      coalesce(sum(amount_minor) FILTER (WHERE NOT is_retail AND is_back), 0)::bigint AS "wholesaleBackMinor", count(DISTINCT order_id) FILTER (WHERE NOT is_retail AND is_back)::int AS "wholesaleBackOrders"
    FROM (
      SELECT coalesce(o.seller_profile_id, w.seller_profile_id) AS "sellerId", e.currency, e.amount_minor, coalesce(o.id, w.id) AS order_id, o.id IS NOT NULL AS is_retail, e.kind = 'refund' AS is_back
      FROM ledger_entries e LEFT JOIN orders o ON o.id = e.order_id LEFT JOIN wholesale_orders w ON w.id = e.wholesale_order_id
      WHERE e.account = 'platform' AND e.created_at >= ${from} AND e.created_at < ${to} AND coalesce(o.id, w.id) IS NOT NULL
    ) entry
    WHERE ${sellerId ?? null}::text IS NULL OR "sellerId" = ${sellerId ?? null}
    GROUP BY 1, 2 HAVING sum(amount_minor) <> 0 ORDER BY 1, 2`.execute(db);
  return rows;
}

export interface SellerFacts {
  readonly user_id: string;
  readonly email: string;
  readonly locale: Language;
  readonly name: string;
  readonly name_jp: string;
  readonly city: string;
  readonly country: string;
  readonly registration_number: unknown;
}

/** Who is invoiced, with the marketplace's own registration number. */
export async function getSellerFacts(trx: Trx, profileId: string): Promise<SellerFacts> {
  const {
    rows: [row],
  } = await sql<SellerFacts>`
    SELECT p.user_id, u.email::text AS email, u.locale, p.name, p.name_jp, p.city, p.country, (SELECT value FROM settings WHERE key = 'registration_number') AS registration_number
    FROM profiles p JOIN users u ON u.id = p.user_id WHERE p.id = ${profileId}`.execute(trx);
  if (row === undefined) throw new Error(`no profile ${profileId}`);
  return row;
}

export interface LastCommissionInvoice {
  readonly id: string;
  readonly isVoid: boolean;
}

/** The invoice of a seller's month that no other has taken the place of. */
export async function findCommissionInvoice(
  trx: Trx,
  { sellerId, currency, month }: { readonly sellerId: string; readonly currency: string; readonly month: string },
): Promise<LastCommissionInvoice | undefined> {
  const { rows } = await sql<LastCommissionInvoice>`
    SELECT i.id, i.status = 'void' AS "isVoid" FROM invoices i
    WHERE i.debtor_profile_id = ${sellerId} AND i.period = ${`${month}-01`}::date AND i.currency = ${currency} AND i.kind = 'commission' AND NOT EXISTS (SELECT FROM invoices r WHERE r.replaces = i.id)
    ORDER BY i.id DESC LIMIT 1`.execute(trx);
  return rows[0];
}
