import type { LineSheetBuyer } from '@orime/contracts/api/trade/linesheet';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';
import { buyerName } from './named-sheets.queries.ts';

/** Companies that a designer has to do with: they have placed an order, or somebody of them writes with the designer. */
function knownTo(userId: string) {
  return sql`(
    SELECT o.buyer_id AS id FROM profiles p JOIN wholesale_orders o ON o.seller_profile_id = p.id AND o.placed_at IS NOT NULL WHERE p.user_id = ${userId}
    UNION
    SELECT m.buyer_id FROM channel_members one JOIN channels h ON h.id = one.channel_id AND h.kind = 'direct'
    JOIN channel_members other ON other.channel_id = one.channel_id AND other.user_id <> one.user_id JOIN buyer_members m ON m.user_id = other.user_id WHERE one.user_id = ${userId}
  )`;
}

export async function listKnownBuyers(db: Db, userId: string, page: Page): Promise<{ items: LineSheetBuyer[]; total: number }> {
  const from = sql`${knownTo(userId)} known JOIN buyers b ON b.id = known.id WHERE b.verification = 'verified'`;
  const { rows } =
    await sql<LineSheetBuyer>`SELECT b.id, ${buyerName} AS name, b.country FROM ${from} ORDER BY name, b.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(
      db,
    );
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from}`.execute(db);
  return { items: rows, total: counts[0]?.total ?? 0 };
}

/** How many of the companies the sheet's designer may select; those that are selected already stay selectable. `userId` null: any company. */
export async function countSelectable(db: Db, userId: string | null, sheetId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM buyers b WHERE b.id = ANY (${ids}::text[]) AND (
      ${userId}::text IS NULL OR EXISTS (SELECT FROM linesheet_buyers s WHERE s.linesheet_id = ${sheetId} AND s.buyer_id = b.id) OR b.id IN (SELECT id FROM ${knownTo(userId ?? '')} known)
    )`.execute(db);
  return rows[0]?.count ?? 0;
}
