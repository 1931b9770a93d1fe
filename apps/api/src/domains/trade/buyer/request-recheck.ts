import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';
import type { BuyerRow } from './buyer.queries.ts';

/**
 * What becomes of a company's verification when it changes what that rests on: a verified or suspended one is looked at
 * again, one that was asked for something has answered and waits anew. In the transaction of the change, under its lock.
 */
export async function noteEvidence(
  trx: Trx,
  { id, verification }: Pick<BuyerRow, 'id' | 'verification'>,
  changed: readonly string[],
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (verification === 'needs_info')
    await trx.updateTable('buyers').set({ verification: 'pending', submitted_at: new Date() }).where('id', '=', id).execute();
  if (changed.length === 0 || (verification !== 'verified' && verification !== 'suspended')) return;
  // What was there before the first change is what staff compares with.
  await sql`
    INSERT INTO buyer_rechecks AS r (id, buyer_id, changed, before) VALUES (${newId('brc')}, ${id}, ${changed}::text[], ${JSON.stringify(before)}::jsonb)
    ON CONFLICT (buyer_id) WHERE status = 'open' DO UPDATE SET
      changed = ARRAY(SELECT DISTINCT field FROM unnest(r.changed || excluded.changed) AS field ORDER BY field),
      before = excluded.before || r.before, updated_at = now()`.execute(trx);
}
