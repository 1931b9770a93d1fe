import type { WholesaleQuoteBrand, WholesaleTerms } from '@orime/commerce';
import type { WholesaleLineBody } from '@orime/contracts/api/trade/wholesale-quote';
import type { Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { priceWish, type PricedWish } from '../quote/price-wish.ts';
import { listProblems } from '../quote/quote-answer.ts';
import type { TradeBuyer } from '../trade-buyer.queries.ts';
import type { LineRow, OrderRow } from '../wholesale-order.queries.ts';

export interface TermsChange {
  readonly lines?: readonly WholesaleLineBody[] | undefined;
  readonly windowId?: string | undefined;
  readonly startShip?: string | undefined;
  readonly cancelAfter?: string | undefined;
  readonly terms?: WholesaleTerms | undefined;
  readonly shippingMinor?: number | undefined;
}

/** Prices an order anew with changes. What was placed keeps the prices that were agreed on unless its goods change. */
export async function repriceOrder(
  trx: Trx,
  buyer: TradeBuyer,
  order: OrderRow,
  lines: readonly LineRow[],
  change: TermsChange,
): Promise<{ readonly priced: PricedWish; readonly brand: WholesaleQuoteBrand }> {
  const isAgreed = order.status !== 'draft' && change.lines === undefined;
  const wished =
    change.lines ??
    lines.map((line) => ({
      id: line.design_id,
      sizeQuantities: { ...line.size_quantities },
      ...(line.prepack_id === null ? {} : { prepackId: line.prepack_id }),
    }));
  const priced = await priceWish(trx, buyer, {
    currency: order.currency,
    lines: wished,
    brands: {
      [order.seller_profile_id]: {
        windowId: change.windowId ?? order.window_id ?? undefined,
        startShip: change.startShip ?? order.start_ship,
        cancelAfter: change.cancelAfter ?? keptCancelDay(order, change),
      },
    },
    terms: change.terms ?? order.terms,
    orderId: order.id,
    shippingMinor: change.shippingMinor ?? order.shipping_minor,
    ...(isAgreed ? { agreed: new Map(lines.map((line) => [line.design_id, line.unit_price_minor])) } : {}),
  });
  const brand = priced.quote.brands.find((each) => each.sellerId === order.seller_profile_id);
  if (brand === undefined) throw new RequestError('business_rule', { details: { problems: listProblems(priced) } });
  if (priced.quote.brands.length > 1) throw new RequestError('validation', { fields: { lines: 'has goods of another designer' } });
  return { priced, brand };
}

/** A new window brings its own last day. */
function keptCancelDay(order: OrderRow, change: TermsChange): string | undefined {
  return change.windowId === undefined || change.windowId === order.window_id ? order.cancel_after : undefined;
}
