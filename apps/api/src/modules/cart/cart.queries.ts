import { maxCartLines, maxLineQuantity } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import { sql } from 'kysely';
import { newId } from '../../ids.ts';
import type { Db, Trx } from '../../plugins/db.ts';
import { listLineFacts, type LineFacts, type WantedLine } from '../checkout/index.ts';

export interface StoredLine {
  readonly piece_id: string | null;
  readonly design_id: string;
  readonly size: string;
  readonly quantity: number;
}

export async function listStoredLines(db: Db, userId: string): Promise<StoredLine[]> {
  return db.selectFrom('cart_items').select(['piece_id', 'design_id', 'size', 'quantity']).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

/** Adds lines: a known one gets the sum, clamped. Lines of things that do not exist, or beyond a full cart, are passed over. */
export async function addLines(trx: Trx, userId: string, lines: readonly WantedLine[], currency: Currency): Promise<void> {
  // One writer per cart: the limit and the sums are then what they seem.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const facts = await listLineFacts(trx, currency, lines, '');
  const quantities = lines.map((line) => ({ line, fact: facts.find((each) => isFactOf(each, line)) }));
  let places = maxCartLines - (await listStoredLines(trx, userId)).length;
  for (const { line, fact } of quantities) {
    if (fact === undefined || fact.variant_id === null) continue;
    const isKnown = await addToKnown(trx, userId, fact, line.quantity);
    if (isKnown || places <= 0) continue;
    places -= 1;
    await trx
      .insertInto('cart_items')
      .values({
        id: newId('cit'), user_id: userId, design_id: fact.design_id, variant_id: fact.variant_id, piece_id: fact.piece_id, size: fact.size,
        quantity: fact.piece_id === null ? Math.min(line.quantity, maxLineQuantity) : 1, created_at: sql<Date>`clock_timestamp()`,
      })
      .execute();
  }
}

export async function removePiece(db: Db, userId: string, pieceId: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).where('piece_id', '=', pieceId).execute();
}

export async function removeSize(db: Db, userId: string, designId: string, size: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).where('piece_id', 'is', null).where('design_id', '=', designId).where('size', '=', size).execute();
}

export async function removeAll(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).execute();
}

async function addToKnown(trx: Trx, userId: string, fact: LineFacts, quantity: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE cart_items SET quantity = CASE WHEN piece_id IS NULL THEN least(quantity + ${quantity}, ${maxLineQuantity}) ELSE 1 END, updated_at = now()
    WHERE user_id = ${userId} AND CASE WHEN ${fact.piece_id}::text IS NULL THEN piece_id IS NULL AND design_id = ${fact.design_id} AND size = ${fact.size} ELSE piece_id = ${fact.piece_id} END
    RETURNING 1`.execute(trx);
  return rows.length > 0;
}

function isFactOf(fact: LineFacts, line: WantedLine): boolean {
  return line.piece === undefined ? fact.piece_id === null && fact.design_id === line.id && fact.size === line.size : fact.piece_id === line.piece;
}
