import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const settleMs = 120_000;

/** The payment provider's totals after the API's job has settled every session, or after the time limit. */
export async function settledCharges(pool: Pool, sessions: readonly string[]): Promise<{ kept: number; givenBack: number }> {
  const count = async (statuses: readonly string[]) => {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM test_charges c JOIN payment_sessions s ON s.provider_ref = c.id WHERE s.id = ANY ($1::text[]) AND c.status = ANY ($2::text[])',
      [sessions, statuses],
    );
    return rows[0]?.count ?? Number.NaN;
  };
  const deadline = Date.now() + settleMs;
  while ((await count(['authorised'])) > 0 && Date.now() < deadline) await sleep(250);
  return { kept: await count(['authorised', 'captured']), givenBack: await count(['voided', 'refunded']) };
}
