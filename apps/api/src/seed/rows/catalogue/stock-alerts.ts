import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { hashLinkKey } from '../../../house/link-key.ts';
import { derivedId } from '../../derived-id.ts';

const CUSTOMER = 'consumer@example.com';
const WAITING = 2;

/** Two alerts of the demo customer that wait for sold-out sizes, and one that was answered. What exists is left alone. */
export async function loadStockAlerts(trx: Trx): Promise<void> {
  const { rows } = await sql<{ id: string; is_sold_out: boolean }>`
    SELECT v.id, l.on_hand - l.allocated <= 0 AS is_sold_out
    FROM variants v JOIN stock_levels l ON l.variant_id = v.id JOIN designs d ON d.id = v.design_id JOIN profiles p ON p.id = d.profile_id
    WHERE v.mode = 'stock' AND v.deleted_at IS NULL AND is_public(d, p) AND d.archived_at IS NULL AND l.backorder_limit = 0
      AND NOT EXISTS (SELECT FROM pieces q WHERE q.variant_id = v.id)
    ORDER BY md5(v.id)`.execute(trx);
  const waiting = rows.filter((row) => row.is_sold_out).slice(0, WAITING);
  const sent = rows.find((row) => !row.is_sold_out);
  for (const { id: variantId, is_sold_out: isSoldOut } of [...waiting, ...(sent === undefined ? [] : [sent])]) {
    const id = derivedId('alr', variantId);
    await sql`
      INSERT INTO stock_alerts (id, variant_id, user_id, email, locale, status, key_hash, created_at, confirmed_at, sent_at)
      SELECT ${id}, ${variantId}, u.id, u.email, u.locale, ${isSoldOut ? 'active' : 'sent'}, ${hashLinkKey(id)}, now() - interval '9 days', now() - interval '9 days',
        CASE WHEN ${isSoldOut} THEN NULL ELSE now() - interval '2 days' END
      FROM users u WHERE u.email = ${CUSTOMER}
      ON CONFLICT DO NOTHING`.execute(trx);
  }
}
