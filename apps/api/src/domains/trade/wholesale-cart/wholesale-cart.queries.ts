import { sql } from 'kysely';
import { companyOf } from '../../../house/db/company-of.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

export interface StoredLine {
  readonly designId: string;
  readonly sizeQuantities: Readonly<Record<string, number>>;
}

/** The company that an account buys for. Throws `not_found`. */
export async function getBuyerId(db: Db, userId: string): Promise<string> {
  const buyer = await db
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', companyOf(userId))
    .where('verification', '=', 'verified')
    .executeTakeFirst();
  if (buyer === undefined) throw new RequestError('not_found');
  return buyer.id;
}

export async function findVersion(db: Db, buyerId: string): Promise<number> {
  const cart = await db.selectFrom('wholesale_carts').select('version').where('buyer_id', '=', buyerId).executeTakeFirst();
  return cart?.version ?? 0;
}

/** One writer per cart until the transaction ends. Gives the version that is there. */
export async function lockCart(trx: Trx, buyerId: string): Promise<number> {
  await trx
    .insertInto('wholesale_carts')
    .values({ buyer_id: buyerId, version: 0 })
    .onConflict((conflict) => conflict.column('buyer_id').doNothing())
    .execute();
  const { version } = await trx
    .selectFrom('wholesale_carts')
    .select('version')
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

export async function countUp(trx: Trx, buyerId: string): Promise<void> {
  await trx
    .updateTable('wholesale_carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date() }))
    .where('buyer_id', '=', buyerId)
    .execute();
}

export async function listStoredLines(db: Db, buyerId: string): Promise<readonly StoredLine[]> {
  return db
    .selectFrom('wholesale_cart_items')
    .select(['design_id as designId', 'size_quantities as sizeQuantities'])
    .where('buyer_id', '=', buyerId)
    .orderBy('position')
    .orderBy('design_id')
    .execute();
}

/** The sizes of designs that are sold wholesale, or were when the company put them into its cart, by design; for others there is no entry. */
export async function listWholesaleSizes(
  db: Db,
  buyerId: string,
  designIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (designIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; sizes: string[] }>`
    SELECT d.id, coalesce((SELECT array_agg(v.size ORDER BY v.position) FROM variants v WHERE v.design_id = d.id AND v.deleted_at IS NULL), '{}') AS sizes
    FROM designs d
    WHERE d.id = ANY (${designIds}::text[]) AND (d.confirmed = 'confirmed' OR d.confirmed_at IS NOT NULL)
      AND (EXISTS (SELECT FROM wholesale_rules w WHERE w.design_id = d.id) OR EXISTS (SELECT FROM wholesale_cart_items c WHERE c.buyer_id = ${buyerId} AND c.design_id = d.id))`.execute(
    db,
  );
  return new Map(rows.map(({ id, sizes }) => [id, sizes]));
}

export async function writeLines(trx: Trx, buyerId: string, lines: readonly StoredLine[]): Promise<void> {
  await trx.deleteFrom('wholesale_cart_items').where('buyer_id', '=', buyerId).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('wholesale_cart_items')
    .values(
      lines.map(({ designId, sizeQuantities }, position) => ({
        buyer_id: buyerId,
        design_id: designId,
        size_quantities: JSON.stringify(sizeQuantities),
        position,
      })),
    )
    .execute();
}

/** Whether it was there. */
export async function removeLine(trx: Trx, buyerId: string, designId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('wholesale_cart_items')
    .where('buyer_id', '=', buyerId)
    .where('design_id', '=', designId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
