import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../../../house/db/db.ts';
import type { Measurement } from './measurements.ts';

/**
 * Of what a network reports, one measurement of each kind and version an hour, the first. Whether a release is healthy is
 * decided by how many visitors it fails for, not by how often one of them says so.
 */
export async function onceEach(db: Db, network: string, measurements: readonly Measurement[]): Promise<readonly Measurement[]> {
  const byKey = new Map<string, Measurement>();
  for (const measurement of measurements) {
    const { remote, version, measure } = measurement;
    const key = createHash('sha256').update(`telemetry\n${network}\n${remote}@${version}\n${measure}`).digest('base64url');
    if (!byKey.has(key)) byKey.set(key, measurement);
  }
  if (byKey.size === 0) return [];
  // Sorted, so that reports never wait for each other in a circle.
  const { rows } = await sql<{ key: string }>`
    INSERT INTO rate_limits AS limits (key, window_started_at, hits, expires_at)
    SELECT key, now(), 1, now() + interval '1 hour' FROM unnest(${[...byKey.keys()].toSorted()}::text[]) AS key
    ON CONFLICT (key) DO UPDATE SET window_started_at = now(), hits = 1, expires_at = excluded.expires_at WHERE limits.expires_at <= now()
    RETURNING key`.execute(db);
  return rows.flatMap(({ key }) => byKey.get(key) ?? []);
}
