import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../../../house/db/db.ts';
import type { Measurement } from './measurements.ts';

/** How many visitors of one network count in an hour: more than an office or a household sends, fewer than decide alone. */
export const NETWORK_SHARE = 20;

/**
 * Of what a network reports, so many of each kind and version an hour; of one report, one of each kind. A browser tells each figure of a
 * version once, and this keeps one sender from speaking for many. Whether a mount failed makes no difference to whether it counts.
 */
export async function fewOfEach(db: Db, network: string, measurements: readonly Measurement[]): Promise<readonly Measurement[]> {
  const byKey = new Map<string, Measurement>();
  for (const measurement of measurements) {
    const { remote, version, measure } = measurement;
    const kind = measure === 'mount_failed' ? 'mount' : measure;
    const key = createHash('sha256').update(`telemetry\n${network}\n${remote}@${version}\n${kind}`).digest('base64url');
    // A report that contradicts itself is one of a failure.
    if (!byKey.has(key) || measure === 'mount_failed') byKey.set(key, measurement);
  }
  if (byKey.size === 0) return [];
  // Sorted, so that reports never wait for each other in a circle.
  const { rows } = await sql<{ key: string }>`
    INSERT INTO rate_limits AS limits (key, window_started_at, hits, expires_at)
    SELECT key, now(), 1, now() + interval '1 hour' FROM unnest(${[...byKey.keys()].toSorted()}::text[]) AS key
    ON CONFLICT (key) DO UPDATE SET
      window_started_at = CASE WHEN limits.expires_at <= now() THEN now() ELSE limits.window_started_at END,
      hits = CASE WHEN limits.expires_at <= now() THEN 1 ELSE limits.hits + 1 END,
      expires_at = CASE WHEN limits.expires_at <= now() THEN excluded.expires_at ELSE limits.expires_at END
    WHERE limits.expires_at <= now() OR limits.hits < ${NETWORK_SHARE}
    RETURNING key`.execute(db);
  return rows.flatMap(({ key }) => byKey.get(key) ?? []);
}
