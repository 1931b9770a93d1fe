import type { OwnDesignsQuery } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { escapeLike } from '../../../../house/db/escape-like.ts';
import type { Page } from '../../../../house/http/paging.ts';

export interface IdPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Designs of a user's profile, newest first, in every state unless one is asked for. */
export async function listOwnedIds(db: Db, userId: string, page: Page, { q = '', state }: OwnDesignsQuery = {}): Promise<IdPage> {
  const words = `%${escapeLike(q.trim())}%`;
  const confirmed = state === 'hidden' ? null : (state ?? null);
  const { rows } = await sql<{ id: string; total: number }>`
    SELECT d.id, count(*) OVER ()::int AS total
    FROM designs d JOIN profiles p ON p.id = d.profile_id
    WHERE p.user_id = ${userId} AND p.deleted_at IS NULL AND d.deleted_at IS NULL AND (d.name ILIKE ${words} OR d.name_jp ILIKE ${words})
      AND (${confirmed}::text IS NULL OR d.confirmed = ${confirmed}) AND (${state === 'hidden'} = false OR d.hidden)
    ORDER BY d.created_at DESC, d.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return toIdPage(rows);
}

export async function listQueuedIds(db: Db, page: Page): Promise<IdPage> {
  const { rows } = await sql<{ id: string; total: number }>`
    SELECT waiting.id, count(*) OVER ()::int AS total FROM (
      SELECT id, coalesce(submitted_at, created_at) AS since FROM designs WHERE confirmed = 'unconfirmed' AND deleted_at IS NULL
      UNION ALL
      SELECT g.design_id, g.created_at FROM design_changes g JOIN designs d ON d.id = g.design_id
      WHERE g.status = 'pending' AND d.confirmed = 'confirmed' AND d.deleted_at IS NULL
    ) waiting
    ORDER BY waiting.since, waiting.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return toIdPage(rows);
}

function toIdPage(rows: readonly { readonly id: string; readonly total: number }[]): IdPage {
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 };
}
