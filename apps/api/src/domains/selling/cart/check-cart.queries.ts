import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { LineFacts } from '../checkout/index.ts';

export interface SellerState {
  readonly isOpen: boolean;
  /** Null when the shop is not on holiday now. */
  readonly holidayUntil: Date | null;
}

export async function listSellers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SellerState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'status', 'deleted_at', sql<Date | null>`CASE WHEN holiday_until > now() THEN holiday_until END`.as('holiday_until')])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => [row.id, { isOpen: row.status === 'approved' && row.deleted_at === null, holidayUntil: row.holiday_until }]),
  );
}

/** Units of each variant or piece that running checkouts hold. */
export async function listHeld(db: Db, facts: readonly LineFacts[]): Promise<ReadonlyMap<string, number>> {
  const ids = facts.flatMap((fact) => fact.piece_id ?? fact.variant_id ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; quantity: number }>`
    SELECT coalesce(piece_id, variant_id) AS id, sum(quantity)::int AS quantity FROM stock_reservations
    WHERE expires_at > now() AND coalesce(piece_id, variant_id) = ANY(${ids}::text[]) GROUP BY 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row.quantity]));
}
