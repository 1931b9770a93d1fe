import { cartLineKey, maxLineQuantity, mergeCartLines } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { CheckedLine } from '@orime/contracts/api/selling/cart';
import type { Db } from '../../../house/db/db.ts';
import { toPrice } from '../../site/market/index.ts';
import { listLineFacts, type LineFacts, type WantedLine } from '../checkout/index.ts';
import { listHeld, listSellers, type SellerState } from './check-cart.queries.ts';

/** How each line of a cart stands today: whether it can be bought, how many are left, what one costs. */
export async function checkCart(db: Db, items: readonly WantedLine[], currency: Currency, userId: string | null): Promise<CheckedLine[]> {
  const wanted = mergeCartLines([], items);
  const facts = new Map((await listLineFacts(db, currency, wanted, '', userId)).map((fact) => [fact.key, fact]));
  const sellers = await listSellers(
    db,
    [...facts.values()].map((fact) => fact.seller_id),
  );
  const held = await listHeld(
    db,
    [...facts.values()].filter((fact) => fact.available !== null),
  );
  return wanted.map((line): CheckedLine => {
    const key = cartLineKey(line);
    const fact = facts.get(key);
    if (fact === undefined) return { key, problem: 'withdrawn', available: null, unit: null, until: null };
    const seller = sellers.get(fact.seller_id);
    const problem = problemOf(line, fact, seller, held.get(fact.piece_id ?? fact.variant_id ?? '') ?? 0);
    return {
      key,
      problem,
      available: told(fact.available),
      unit: fact.amount_minor === null ? null : toPrice(fact.amount_minor, currency),
      until: problem === 'holiday' ? (seller?.holidayUntil?.toISOString() ?? null) : null,
    };
  });
}

/** Exact stock is the seller's business: more than a line can hold is not told. */
function told(available: number | null): number | null {
  return available === null || available >= maxLineQuantity ? null : available;
}

function problemOf(line: WantedLine, fact: LineFacts, seller: SellerState | undefined, held: number): CheckedLine['problem'] {
  if (seller?.isOpen !== true) return 'designer_gone';
  if (!fact.is_sellable) return 'withdrawn';
  if (fact.variant_id === null) return 'size_gone';
  if (fact.amount_minor === null) return 'not_in_market';
  if (fact.available !== null && fact.available < line.quantity) {
    // The hold may be this visitor's own checkout, or end in a few minutes: no reason to send anybody away.
    if (fact.available + held >= line.quantity) return 'held';
    return fact.available === 0 ? 'sold_out' : 'too_few';
  }
  return seller.holidayUntil === null ? null : 'holiday';
}
