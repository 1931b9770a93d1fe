import type { AgreedTerms } from '@orime/contracts/api/trade/agreed-terms';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { StoredTerms } from '../../../house/db/column-types.ts';
import type { LineRow, OrderRow } from './wholesale-order.queries.ts';

/** The order as it is, before a change. A buyer who has not accepted an earlier change is still asked about the first of them. */
export function termsToKeep(order: OrderRow, lines: readonly LineRow[]): StoredTerms | null {
  if (order.buyer_accepted_version < order.terms_version) return order.agreed;
  return {
    lines: lines.map((line) => ({
      designId: line.design_id,
      name: line.name,
      nameJp: line.name_jp,
      colour: { en: line.colour_en, jp: line.colour_jp },
      sizeQuantities: line.size_quantities,
      unitPriceMinor: line.unit_price_minor,
    })),
    window: order.window_id === null ? null : { en: order.window_name_en, jp: order.window_name_jp },
    startShip: order.start_ship,
    cancelAfter: order.cancel_after,
    terms: order.terms,
    shippingMinor: order.shipping_minor,
    totalMinor: order.total_minor,
  };
}

export function toAgreedTerms(stored: StoredTerms | null, money: (amountMinor: number) => WholesaleOrder['total']): AgreedTerms | null {
  if (stored === null) return null;
  const { lines, window, startShip, cancelAfter, terms, shippingMinor, totalMinor } = stored;
  return {
    lines: lines.map(({ name, nameJp, unitPriceMinor, designId, colour, sizeQuantities }) => ({
      designId,
      designName: name,
      designNameJp: nameJp,
      colour,
      sizeQuantities: { ...sizeQuantities },
      unit: money(unitPriceMinor),
    })),
    window,
    startShip,
    cancelAfter,
    terms,
    shipping: money(shippingMinor),
    total: money(totalMinor),
  };
}
