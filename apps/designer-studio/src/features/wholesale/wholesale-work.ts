import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';

/** What an order asks of its designer now. */
export const WORK = ['approve', 'ship', 'wait', 'done'] as const;
export type Work = (typeof WORK)[number];

export function workOf({ viewer, status }: Pick<WholesaleOrder, 'viewer' | 'status'>): Work {
  if (viewer.steps.includes('approved')) return 'approve';
  if (viewer.canFulfil) return 'ship';
  return status === 'in_review' || status === 'changes_requested' ? 'wait' : 'done';
}

/** Units that have not left yet. A cancelled order has none. */
export function unitsToShip({ status, lines }: Pick<WholesaleOrder, 'status' | 'lines'>): number {
  if (status === 'cancelled' || status === 'draft') return 0;
  const sum = (units: Readonly<Record<string, number>>): number => Object.values(units).reduce((total, one) => total + one, 0);
  return lines.reduce((total, { sizeQuantities, shippedQuantities }) => total + sum(sizeQuantities) - sum(shippedQuantities), 0);
}

/** What stores still owe on the order's invoices, in minor units of its currency. */
export function dueMinor({ invoices }: Pick<WholesaleOrder, 'invoices'>): number {
  return invoices
    .filter(({ status }) => status !== 'void')
    .reduce((total, { total: { priceMinor }, paid }) => total + Math.max(0, priceMinor - paid.priceMinor), 0);
}

/** Most pressing first: what waits for the designer's word, then what ships by the earliest day. */
export function byUrgency(orders: readonly WholesaleOrder[]): readonly WholesaleOrder[] {
  return orders.toSorted((a, b) => WORK.indexOf(workOf(a)) - WORK.indexOf(workOf(b)) || a.cancelAfter.localeCompare(b.cancelAfter));
}

export interface WholesaleFigures {
  readonly approve: number;
  readonly ship: number;
  /** Of orders that are to be shipped. */
  readonly units: number;
  /** By currency. */
  readonly due: readonly { readonly currency: string; readonly minor: number }[];
}

export function figuresOf(orders: readonly WholesaleOrder[]): WholesaleFigures {
  const toShip = orders.filter((order) => workOf(order) === 'ship');
  const due = [...Map.groupBy(orders, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    minor: some.reduce((total, order) => total + dueMinor(order), 0),
  }));
  return {
    approve: orders.filter((order) => workOf(order) === 'approve').length,
    ship: toShip.length,
    units: toShip.reduce((total, order) => total + unitsToShip(order), 0),
    due: due.filter(({ minor }) => minor > 0),
  };
}
