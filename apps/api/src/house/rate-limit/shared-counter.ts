import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';

export interface Counter {
  /** What is counted: `login`. */
  readonly name: string;
  /** Who is counted: an address, an account, or both. Kept as a digest only. */
  readonly subject: string;
}

export interface CounterState {
  readonly hits: number;
  /** Seconds until the count starts anew. */
  readonly secondsLeft: number;
}

/** Counts one hit across all processes. A window is fixed and starts with its first hit. */
export async function hitCounter(db: Db, counter: Counter, windowSeconds: number): Promise<CounterState> {
  const { rows } = await sql<CounterState>`
    INSERT INTO rate_limits AS limits (key, window_started_at, hits, expires_at)
    VALUES (${keyOf(counter)}, now(), 1, now() + make_interval(secs => ${windowSeconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN limits.expires_at <= now() THEN 1 ELSE limits.hits + 1 END,
      window_started_at = CASE WHEN limits.expires_at <= now() THEN now() ELSE limits.window_started_at END,
      expires_at = CASE WHEN limits.expires_at <= now() THEN excluded.expires_at ELSE limits.expires_at END
    RETURNING hits, greatest(1, ceil(extract(epoch FROM expires_at - now())))::int AS "secondsLeft"`.execute(db);
  return rows[0] ?? { hits: 1, secondsLeft: windowSeconds };
}

/** The count without adding to it. */
export async function readCounter(db: Db, counter: Counter): Promise<CounterState> {
  const { rows } = await sql<CounterState>`
    SELECT hits, greatest(1, ceil(extract(epoch FROM expires_at - now())))::int AS "secondsLeft"
    FROM rate_limits WHERE key = ${keyOf(counter)} AND expires_at > now()`.execute(db);
  return rows[0] ?? { hits: 0, secondsLeft: 0 };
}

export async function clearCounter(db: Db, counter: Counter): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', keyOf(counter)).execute();
}

function keyOf({ name, subject }: Counter): string {
  return createHash('sha256').update(`${name}\n${subject}`).digest('base64url');
}
