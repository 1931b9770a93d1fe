import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';

/**
 * Keeps a piece for an account for so many hours: one holder, whoever is first. Asking again while it is held changes
 * nothing, so that a hold cannot be drawn out. Throws `insufficient_stock` when somebody else has it. Locks by itself.
 */
export async function holdPieceFor(trx: Trx, userId: string, pieceId: string, hours: number): Promise<Date> {
  await sql`SELECT FROM pieces WHERE id = ${pieceId} FOR UPDATE`.execute(trx);
  const { rows } = await sql<{ expires_at: Date }>`
    INSERT INTO stock_reservations AS r (id, piece_id, quantity, owner_kind, owner_id, expires_at)
    SELECT ${newId('rsv')}, p.id, 1, 'member', ${userId}, now() + make_interval(hours => ${hours}) FROM pieces p WHERE p.id = ${pieceId} AND p.status IN ('available', 'reserved')
    ON CONFLICT (piece_id) DO UPDATE SET
      expires_at = CASE WHEN r.expires_at > now() THEN r.expires_at ELSE excluded.expires_at END,
      created_at = CASE WHEN r.expires_at > now() THEN r.created_at ELSE now() END,
      owner_id = excluded.owner_id, owner_kind = excluded.owner_kind
    WHERE r.owner_id = excluded.owner_id OR r.expires_at <= now()
    RETURNING expires_at`.execute(trx);
  const held = rows[0];
  if (held === undefined) throw new RequestError('insufficient_stock', { details: { piece: pieceId } });
  await sql`UPDATE pieces SET status = 'reserved', updated_at = now() WHERE id = ${pieceId} AND status = 'available'`.execute(trx);
  return held.expires_at;
}
