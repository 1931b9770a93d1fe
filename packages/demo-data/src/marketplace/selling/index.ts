import type { World } from '../world/world.ts';
import type { OrderGroupRow, OrderRow, PromoCodeRow, PromoterRow } from './order-rows.ts';
import type { OrderBook } from './orders.ts';
import { buildPromoCodes, buildPromoters } from './promotions.ts';

export { buildOrders } from './orders.ts';

/** What consumers have ordered, and the codes that make it cheaper. */
export type SellingRows = {
  readonly promoCodes: readonly PromoCodeRow[];
  readonly promoters: readonly PromoterRow[];
  readonly orderGroups: readonly OrderGroupRow[];
  readonly orders: readonly OrderRow[];
};

export function buildSelling(world: World, { groups, orders }: OrderBook): SellingRows {
  return { promoCodes: buildPromoCodes(world), promoters: buildPromoters(world), orderGroups: groups, orders };
}
