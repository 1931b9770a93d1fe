import type { Language, LocalText } from '@orime/contracts';
import type { StockAlert } from '@orime/contracts/api/catalogue/stock-alert';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface WantedVariant {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly mode: 'stock' | 'made_to_order';
  readonly isAvailable: boolean;
}

/** A unit that nobody has bought; holds of open checkouts run out soon and do not count. `v` is the variant. */
const isAvailable = sql<boolean>`(
  EXISTS (SELECT FROM stock_levels l WHERE l.variant_id = v.id AND l.on_hand + l.backorder_limit - l.allocated > 0)
  OR EXISTS (SELECT FROM pieces q WHERE q.variant_id = v.id AND q.status = 'available')
)`;

/** Archived designs are public, but no longer sold. */
const isOnSale = sql<boolean>`is_public(d, p) AND d.archived_at IS NULL`;

export async function findWantedVariant(db: Db, designId: string, size: string): Promise<WantedVariant | undefined> {
  const { rows } = await sql<WantedVariant>`
    SELECT v.id, d.slug, local_text(d.name, d.name_jp) AS name, v.mode, ${isAvailable} AS "isAvailable"
    FROM variants v JOIN designs d ON d.id = v.design_id JOIN profiles p ON p.id = d.profile_id
    WHERE d.id = ${designId} AND v.size = ${size} AND v.deleted_at IS NULL AND ${isOnSale}`.execute(db);
  return rows[0];
}

export interface DueAlert {
  readonly id: string;
  readonly email: string;
  readonly locale: Language;
  readonly slug: string;
  readonly name: LocalText;
  readonly size: string;
}

/** Alerts whose size can be bought, locked; those that another process is sending are left to it. */
export async function lockDueAlerts(trx: Trx, limit: number): Promise<readonly DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    SELECT a.id, a.email, a.locale, d.slug, local_text(d.name, d.name_jp) AS name, v.size
    FROM stock_alerts a JOIN variants v ON v.id = a.variant_id JOIN designs d ON d.id = v.design_id JOIN profiles p ON p.id = d.profile_id
    WHERE a.status = 'active' AND v.deleted_at IS NULL AND ${isOnSale} AND ${isAvailable}
    ORDER BY a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`.execute(trx);
  return rows;
}

export async function listOwnAlerts(db: Db, userId: string, page: Page): Promise<{ items: StockAlert[]; total: number }> {
  const { rows } = await sql<Omit<StockAlert, 'createdAt'> & { createdAt: Date; total: number }>`
    SELECT a.id, d.id AS "designId", d.slug, local_text(d.name, d.name_jp) AS name, v.size, a.status AS state, a.created_at AS "createdAt",
      (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) AS image,
      count(*) OVER ()::int AS total
    FROM stock_alerts a JOIN variants v ON v.id = a.variant_id JOIN designs d ON d.id = v.design_id
    WHERE a.user_id = ${userId} ORDER BY a.created_at DESC, a.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return {
    items: rows.map(({ total: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}
