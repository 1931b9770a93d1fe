import type { Analytics } from '@orime/contracts/api/office/analytics';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

interface Range {
  /** Days in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** How many routes and languages. */
  readonly limit: number;
}

/** Whether the newest word of a member on cookies or analytics is no. */
export async function hasRefused(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ value: boolean }>`
    SELECT value FROM consents WHERE subject = ${userId} AND kind IN ('cookies', 'analytics') ORDER BY created_at DESC, id DESC LIMIT 1`.execute(
    db,
  );
  return rows[0]?.value === false;
}

export async function readAnalytics(db: Db, { from, to, limit }: Range): Promise<Analytics> {
  const start = sql`${from}::date::timestamp AT TIME ZONE 'UTC'`;
  const inRange = sql`viewed_at >= ${start} AND viewed_at < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`;
  const { rows: days } = await sql<Analytics['days'][number]>`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(v.views, 0) AS views, coalesce(v.visitors, 0) AS visitors
    FROM generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') AS d (day)
    LEFT JOIN (
      SELECT date_trunc('day', viewed_at AT TIME ZONE 'UTC') AS day, count(*)::int AS views, count(DISTINCT visitor_hash)::int AS visitors
      FROM page_views WHERE ${inRange} GROUP BY 1
    ) v ON v.day = d.day ORDER BY d.day`.execute(db);
  const { rows: routes } = await sql<Analytics['routes'][number]>`
    SELECT regexp_replace(path, '/[a-z]{3}_[0-9A-Za-z]{20,}', '/:id', 'g') AS path, count(*)::int AS views, count(DISTINCT visitor_hash)::int AS visitors
    FROM page_views WHERE ${inRange} GROUP BY 1 ORDER BY views DESC, path LIMIT ${limit}`.execute(db);
  const { rows: languages } = await sql<Analytics['languages'][number]>`
    SELECT coalesce(locale, '') AS language, count(*)::int AS views, count(DISTINCT visitor_hash)::int AS visitors
    FROM page_views WHERE ${inRange} GROUP BY 1 ORDER BY views DESC, language LIMIT ${limit}`.execute(db);
  const total = { views: sum(days.map((day) => day.views)), visitors: sum(days.map((day) => day.visitors)) };
  return { from, to, total, days, routes, languages };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
