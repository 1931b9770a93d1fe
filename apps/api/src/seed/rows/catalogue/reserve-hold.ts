import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';

const CUSTOMER = 'consumer@example.com';
const HOURS = 24;

/** The demo customer came into the reserve by the demo's code and keeps one piece for a day, from somewhere in the middle of it. */
export async function loadReserveHold(trx: Trx): Promise<void> {
  await sql`
    INSERT INTO reserve_members (user_id, code_id) SELECT u.id, c.id FROM users u, reserve_codes c
    WHERE u.email = ${CUSTOMER} AND c.id = ${derivedId('rvc', 'demo')} ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    SELECT q.id FROM designs d JOIN pieces q ON q.design_id = d.id
    WHERE d.private_reserve AND d.confirmed = 'confirmed' AND NOT d.hidden AND q.status = 'available'
    ORDER BY d.created_at, d.id, q.serial OFFSET 4 LIMIT 1`.execute(trx);
  const piece = rows[0]?.id;
  if (piece === undefined) return;
  const held = await sql<{ id: string }>`
    INSERT INTO stock_reservations (id, piece_id, quantity, owner_kind, owner_id, expires_at)
    SELECT ${derivedId('rsv', 'demo')}, ${piece}, 1, 'member', u.id, now() + make_interval(hours => ${HOURS}) FROM users u
    WHERE u.email = ${CUSTOMER} AND NOT EXISTS (SELECT FROM stock_reservations WHERE owner_id = u.id AND owner_kind = 'member')
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
  if (held.rows.length > 0) await sql`UPDATE pieces SET status = 'reserved' WHERE id = ${piece}`.execute(trx);
}
