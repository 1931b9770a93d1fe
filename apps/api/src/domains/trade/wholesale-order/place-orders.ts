import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import type { Address } from '@orime/contracts/schemas';
import { isStaff } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { toWholesaleOrders } from './order-answer.ts';
import { priceWish, type PricedWish, type Wish } from './quote/price-wish.ts';
import { listProblems, toQuoteAnswer } from './quote/quote-answer.ts';
import { takeFromCart } from './take-from-cart.ts';
import { getTradeBuyer, lockBuyer, type TradeBuyer } from './trade-buyer.queries.ts';
import { listOrderRows } from './wholesale-order.queries.ts';
import { writeOrder } from './write-order.ts';

export interface Placement extends WholesaleWish {
  readonly quoteHash: string;
  readonly shipTo?: Address | undefined;
  readonly billTo?: Address | undefined;
  readonly asDraft?: boolean | undefined;
  readonly fromCart?: boolean | undefined;
}

export function toWish({ currency, lines, brands = {}, terms }: WholesaleWish): Wish {
  return { currency, lines, brands, terms };
}

/**
 * Writes one order a brand, all of them or none. Under a lock on the buyer, so that orders that come at once never use the
 * same credit. Throws `quote_changed` with the new quote, `business_rule` with the problems, and `conflict` when the cart has been ordered
 * by somebody else.
 */
export async function placeOrders(db: Db, placement: Placement, caller: Caller): Promise<readonly WholesaleOrder[]> {
  const { id } = await getTradeBuyer(db, caller, placement.buyerId);
  const isDraft = isStaff(caller) || placement.asDraft === true;
  if (!isDraft && placement.shipTo === undefined) throw new RequestError('validation', { fields: { shipTo: 'is required' } });
  const ids = await db.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, id);
    const priced = await priceWish(trx, buyer, toWish(placement));
    if (priced.quoteHash !== placement.quoteHash) throw new RequestError('quote_changed', { details: { quote: toQuoteAnswer(priced) } });
    if (!isDraft) requireNoProblems(priced);
    if (priced.quote.brands.length === 0) throw new RequestError('business_rule', { details: { problems: listProblems(priced) } });
    if (placement.fromCart === true && !isStaff(caller)) await takeFromCart(trx, id, idsOf(priced));
    return writeAll(trx, priced, placement, { buyer, caller, isDraft });
  });
  return toWholesaleOrders(await listOrderRows(db, ids), isStaff(caller) ? (caller.role === 'admin' ? 'admin' : 'manager') : 'buyer');
}

function idsOf({ quote }: PricedWish): readonly string[] {
  return quote.brands.flatMap(({ lines }) => lines.map(({ designId }) => designId));
}

export function requireNoProblems(priced: PricedWish): void {
  if (priced.quote.problems.length > 0) throw new RequestError('business_rule', { details: { problems: listProblems(priced) } });
}

async function writeAll(
  trx: Trx,
  priced: PricedWish,
  placement: Placement,
  { buyer, caller, isDraft }: { readonly buyer: TradeBuyer; readonly caller: Caller; readonly isDraft: boolean },
): Promise<readonly string[]> {
  const prepacks = new Map(placement.lines.flatMap((line) => (line.prepackId === undefined ? [] : [[line.id, line.prepackId] as const])));
  const ids: string[] = [];
  for (const brand of priced.quote.brands) {
    const said = placement.brands?.[brand.sellerId];
    const id = await writeOrder(trx, priced, brand, {
      buyer,
      actorId: caller.userId,
      isDraft,
      poNumber: said?.poNumber,
      note: said?.note,
      shipTo: placement.shipTo,
      billTo: placement.billTo ?? placement.shipTo,
      prepacks,
    });
    ids.push(id);
    if (isStaff(caller))
      await audit(trx, {
        actor: caller,
        ip: caller.ip,
        action: 'wholesale_order.draft',
        entity: 'wholesale_order',
        entityId: id,
        diff: { buyerId: buyer.id },
      });
  }
  return ids;
}
