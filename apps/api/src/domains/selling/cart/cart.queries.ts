import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';
import type { LineFacts } from '../checkout/index.ts';

export interface StoredLine {
  readonly piece_id: string | null;
  readonly design_id: string;
  readonly size: string;
  readonly quantity: number;
}

export async function listStoredLines(db: Db, userId: string): Promise<StoredLine[]> {
  return db
    .selectFrom('cart_items')
    .select(['piece_id', 'design_id', 'size', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One writer per cart until the transaction ends: its limit and its sums are then what they seem. */
export async function lockCart(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function insertLine(trx: Trx, userId: string, fact: LineFacts, quantity: number): Promise<void> {
  await trx
    .insertInto('cart_items')
    .values({
      id: newId('cit'),
      user_id: userId,
      design_id: fact.design_id,
      variant_id: fact.variant_id,
      piece_id: fact.piece_id,
      size: fact.size,
      quantity,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

export async function setQuantity(trx: Trx, userId: string, fact: LineFacts, quantity: number): Promise<void> {
  await trx
    .updateTable('cart_items')
    .set({ quantity, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('piece_id', 'is', null)
    .where('design_id', '=', fact.design_id)
    .where('size', '=', fact.size)
    .execute();
}

export async function removePiece(db: Db, userId: string, pieceId: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).where('piece_id', '=', pieceId).execute();
}

export async function removeSize(db: Db, userId: string, designId: string, size: string): Promise<void> {
  await db
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('piece_id', 'is', null)
    .where('design_id', '=', designId)
    .where('size', '=', size)
    .execute();
}

export async function removeAll(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).execute();
}
