import { cartLineKey, clampQuantity, maxCartLines, mergeCartLines } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { MergeAnswer } from '@orime/contracts/api/selling/cart';
import type { Trx } from '../../../house/db/db.ts';
import { listLineFacts, type LineFacts, type WantedLine } from '../checkout/index.ts';
import { insertLine, listStoredLines, lockCart, removePiece, removeSize, setQuantity, type StoredLine } from './cart.queries.ts';

export interface MergeOutcome {
  readonly clamped: MergeAnswer['clamped'];
  /** Keys of lines of which the shop knows nothing (any more). */
  readonly unknown: readonly string[];
}

/**
 * Brings lines into an account's cart. Only what differs from `base`, which the browser knows to be there already, is added
 * or taken away; other devices' lines stay. Lines of things that do not exist are passed over.
 */
export async function mergeCart(
  trx: Trx,
  userId: string,
  items: readonly WantedLine[],
  base: readonly WantedLine[],
  currency: Currency,
): Promise<MergeOutcome> {
  await lockCart(trx, userId);
  const wanted = mergeCartLines([], items);
  const known = new Map(mergeCartLines([], base).map((line) => [cartLineKey(line), line]));
  const asked = new Set(wanted.map(cartLineKey));
  for (const [key, line] of known) if (!asked.has(key)) await removeLine(trx, userId, line);

  const stored = new Map((await listStoredLines(trx, userId)).map((line) => [storedKey(line), line]));
  const facts = new Map((await listLineFacts(trx, currency, wanted, '', userId)).map((fact) => [fact.key, fact]));
  const clamped: MergeAnswer['clamped'] = [];
  const unknown: string[] = [];
  let places = maxCartLines - stored.size;
  for (const line of wanted) {
    const key = cartLineKey(line);
    const fact = facts.get(key);
    const change = line.quantity - (known.get(key)?.quantity ?? 0);
    if (fact === undefined || fact.variant_id === null) {
      unknown.push(key);
      continue;
    }
    if (change === 0) continue;
    const there = stored.get(key);
    const sum = (there?.quantity ?? 0) + change;
    if (sum <= 0) continue;
    if (there === undefined && places <= 0) {
      clamped.push({ key, wanted: sum, quantity: 0 });
      continue;
    }
    const quantity = quantityOf(line, sum, fact);
    if (there === undefined) {
      places -= 1;
      await insertLine(trx, userId, fact, quantity);
    } else if (quantity !== there.quantity) await setQuantity(trx, userId, fact, quantity);
    // A piece is one of one: that it stays single is no news.
    if (quantity < sum && fact.piece_id === null) clamped.push({ key, wanted: sum, quantity });
  }
  return { clamped, unknown };
}

export function storedKey(line: StoredLine): string {
  return cartLineKey({ piece: line.piece_id ?? undefined, id: line.design_id, size: line.size });
}

/** What is sold out keeps its number: the visitor is told, and it may come back. */
function quantityOf(line: WantedLine, sum: number, fact: LineFacts): number {
  const stock = fact.available !== null && fact.available > 0 ? fact.available : undefined;
  return clampQuantity({ ...line, quantity: sum }, stock);
}

async function removeLine(trx: Trx, userId: string, line: WantedLine): Promise<void> {
  if (line.piece !== undefined) await removePiece(trx, userId, line.piece);
  else await removeSize(trx, userId, line.id ?? '', line.size ?? '');
}
