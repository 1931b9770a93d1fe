import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Unless an admin has set another time, at most an hour. */
const usualMinutes = 10;

const minutes = sql`least(60, greatest(1, coalesce((SELECT (value #>> '{}')::numeric::int FROM settings WHERE key = 'hold_minutes' AND jsonb_typeof(value) = 'number'), ${usualMinutes}::int)))`;

/** How long goods are held, as an interval inside a statement. */
export const holdTime = sql`make_interval(mins => ${minutes})`;

export async function readHoldMinutes(db: Db): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`SELECT ${minutes} AS minutes`.execute(db);
  return rows[0]?.minutes ?? usualMinutes;
}
