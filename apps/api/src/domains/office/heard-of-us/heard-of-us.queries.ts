import type { HeardAnswer } from '@orime/contracts/api/office/heard-of-us';
import { sql } from 'kysely';
import { cappedCount } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

type Source = HeardAnswer['source'];

/** Newest first. */
export async function listAnswers(
  db: Db,
  source: Source | undefined,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<HeardAnswer[]> {
  const rows = await db
    .selectFrom('heard_of_us')
    .select(['id', 'source', 'detail', 'order_ref', 'locale', 'created_at'])
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'other'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ order_ref, created_at, ...row }) => ({ ...row, order: order_ref, createdAt: created_at.toISOString() }));
}

export function countAnswers(db: Db, source: Source | undefined): Promise<number> {
  return cappedCount(db, source === undefined ? sql`FROM heard_of_us` : sql`FROM heard_of_us WHERE source = ${source}`);
}

/** How often each source was named in the last 90 days, the most frequent first. */
export async function countSources(db: Db): Promise<{ source: Source; answers: number }[]> {
  const { rows } = await sql<{ source: Source; answers: number }>`
    SELECT source, count(*)::int AS answers FROM heard_of_us WHERE created_at > now() - interval '90 days' GROUP BY source ORDER BY answers DESC, source`.execute(
    db,
  );
  return rows;
}
