import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { priceWish } from '../quote/price-wish.ts';
import { listProblems } from '../quote/quote-answer.ts';
import { getTradeBuyer, lockBuyer } from '../trade-buyer.queries.ts';
import { listOrderRows } from '../wholesale-order.queries.ts';
import { writeOrder } from '../write-order.ts';

/** A draft with the goods of an old order at today's prices, dates and terms; what is no longer sold, or in no such size, stays out. */
export async function reorder(db: Db, orderId: string, caller: Caller): Promise<string> {
  const { id: buyerId } = await getTradeBuyer(db, caller, undefined);
  const {
    orders: [former],
    lines,
  } = await listOrderRows(db, [orderId]);
  if (former === undefined) throw new RequestError('not_found');
  return db.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, buyerId);
    const wish = {
      currency: former.currency,
      lines: lines.map((line) => ({ id: line.design_id, sizeQuantities: { ...line.size_quantities } })),
      brands: {},
    };
    const priced = await priceWish(trx, buyer, wish);
    const brand = priced.quote.brands.find((each) => each.sellerId === former.seller_profile_id);
    if (brand === undefined) throw new RequestError('business_rule', { details: { problems: listProblems(priced) } });
    return writeOrder(trx, priced, brand, {
      buyer,
      actorId: caller.userId,
      isDraft: true,
      note: former.note,
      shipTo: former.ship_to ?? undefined,
      billTo: former.bill_to ?? undefined,
      prepacks: new Map(),
    });
  });
}
