import type { StockAnswer, StockInput } from '@orime/contracts/api/catalogue/own-design';
import { sql, type RawBuilder } from 'kysely';
import type { UserActor } from '../../../../house/access/actor.ts';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';

/** Counts stock up, down or anew, with a movement for the difference: what can be bought is always the sum of the movements. */
export async function changeStock(db: Db, user: Caller, designId: string, input: StockInput): Promise<StockAnswer> {
  if ((input.delta === undefined) === (input.set === undefined))
    throw new RequestError('validation', { fields: { delta: 'is given, or else set' } });
  return db.transaction().execute(async (trx) => {
    const variant = await findVariant(trx, user, designId, input.sku);
    if (variant === undefined) throw new RequestError('not_found');
    if (variant.mode === 'made_to_order') throw new RequestError('business_rule', { fields: { sku: 'is made to order and has no stock' } });
    const difference = await addStock(trx, variant.id, input, {
      kind: 'adjustment',
      ref: 'stock count',
      actorId: user.userId,
      note: input.reason.trim(),
    });
    if (user.role === 'admin')
      await audit(trx, {
        actor: user,
        ip: user.ip,
        action: 'design.stock',
        entity: 'design',
        entityId: designId,
        diff: { sku: input.sku, difference, reason: input.reason },
      });
    return readStock(trx, variant.id);
  });
}

/** Stock of the design's sizes with their latest movements. Of others' designs there is none; admins see all. */
export async function readStockOf(db: Db, user: UserActor, designId: string): Promise<StockAnswer[]> {
  const ownerId = user.role === 'admin' ? null : user.userId;
  const { rows: designs } = await sql`
    SELECT FROM designs d JOIN profiles p ON p.id = d.profile_id
    WHERE d.id = ${designId} AND d.deleted_at IS NULL AND (${ownerId}::text IS NULL OR p.user_id = ${ownerId})`.execute(db);
  if (designs.length === 0) throw new RequestError('not_found');
  return selectStock(db, sql`v.design_id = ${designId} AND v.mode = 'stock' AND v.deleted_at IS NULL`);
}

export interface StockCause {
  readonly kind: 'adjustment' | 'production' | 'receipt';
  readonly ref: string;
  readonly actorId: string | null;
  readonly note?: string;
}

/** Changes what is on hand of a variant and records it; safe by itself, since it locks the row. Returns the difference. */
export async function addStock(
  trx: Trx,
  variantId: string,
  change: Pick<StockInput, 'delta' | 'set'>,
  { kind, ref, actorId, note = '' }: StockCause,
): Promise<number> {
  await sql`INSERT INTO stock_levels (variant_id) VALUES (${variantId}) ON CONFLICT DO NOTHING`.execute(trx);
  const { on_hand: before } = await trx
    .selectFrom('stock_levels')
    .select('on_hand')
    .where('variant_id', '=', variantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const difference = change.delta ?? (change.set ?? before) - before;
  if (difference === 0) return 0;
  if (before + difference < 0) throw new RequestError('insufficient_stock', { details: { onHand: before } });
  await trx
    .updateTable('stock_levels')
    .set({ on_hand: before + difference, updated_at: new Date() })
    .where('variant_id', '=', variantId)
    .execute();
  await trx
    .insertInto('stock_movements')
    .values({ variant_id: variantId, kind, quantity: difference, ref, actor_id: actorId, note })
    .execute();
  return difference;
}

async function findVariant(trx: Trx, user: Caller, designId: string, sku: string): Promise<{ id: string; mode: string } | undefined> {
  const ownerId = user.role === 'admin' ? null : user.userId;
  const { rows } = await sql<{ id: string; mode: string }>`
    SELECT v.id, v.mode FROM variants v JOIN designs d ON d.id = v.design_id JOIN profiles p ON p.id = d.profile_id
    WHERE d.id = ${designId} AND d.deleted_at IS NULL AND v.sku = ${sku} AND v.deleted_at IS NULL AND (${ownerId}::text IS NULL OR p.user_id = ${ownerId})`.execute(
    trx,
  );
  return rows[0];
}

async function readStock(db: Db, variantId: string): Promise<StockAnswer> {
  const [stock] = await selectStock(db, sql`v.id = ${variantId}`);
  if (stock === undefined) throw new RequestError('not_found');
  return stock;
}

async function selectStock(db: Db, where: RawBuilder<unknown>): Promise<StockAnswer[]> {
  const { rows } = await sql<StockAnswer>`
    SELECT v.sku, v.size, l.on_hand AS "onHand", l.allocated, coalesce((
      SELECT json_agg(json_build_object('kind', m.kind, 'quantity', m.quantity, 'note', m.note, 'at', m.created_at) ORDER BY m.created_at DESC, m.id DESC)
      FROM (SELECT id, kind, quantity, note, created_at FROM stock_movements WHERE variant_id = v.id ORDER BY created_at DESC, id DESC LIMIT 20) m
    ), '[]') AS movements
    FROM variants v JOIN stock_levels l ON l.variant_id = v.id WHERE ${where} ORDER BY v.position`.execute(db);
  return rows.map((row) => ({
    ...row,
    movements: row.movements.map(({ at, ...movement }) => ({ ...movement, at: new Date(at).toISOString() })),
  }));
}
