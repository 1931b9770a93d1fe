import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';

export interface Spend {
  readonly currency: string;
  /** The twelve months up to now, as `2026-11`, oldest first. */
  readonly months: readonly { readonly month: string; readonly totalMinor: number }[];
  /** Largest first. */
  readonly brands: readonly { readonly id: string; readonly name: string; readonly nameJp: string; readonly totalMinor: number }[];
}

const MONTHS = 12;

/** What was ordered by month and designer, in the currency that most orders are in. Undefined without placed orders. */
export function spendOf(orders: readonly WholesaleOrder[], now: Date): Spend | undefined {
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1)).toISOString().slice(0, 7),
  );
  const placed = orders.filter(
    ({ placedAt, status }) => placedAt !== null && status !== 'cancelled' && months.includes(placedAt.slice(0, 7)),
  );
  const [most] = [...Map.groupBy(placed, ({ currency }) => currency)].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined) return undefined;
  const [currency, counted] = most;
  const sum = (some: readonly WholesaleOrder[]): number => some.reduce((total, order) => total + order.total.priceMinor, 0);
  return {
    currency,
    months: months.map((month) => ({ month, totalMinor: sum(counted.filter(({ placedAt }) => placedAt?.startsWith(month))) })),
    brands: [...Map.groupBy(counted, ({ seller }) => seller.id)]
      .flatMap(([id, some]) =>
        some[0] === undefined ? [] : [{ id, name: some[0].seller.name, nameJp: some[0].seller.nameJp, totalMinor: sum(some) }],
      )
      .toSorted((a, b) => b.totalMinor - a.totalMinor),
  };
}
