import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';

/** What a company owes on invoices that are overdue, by currency. */
export function overdueOf(
  orders: readonly Pick<WholesaleOrder, 'buyer' | 'currency' | 'invoices'>[],
  buyerId: string,
): readonly { readonly currency: string; readonly minor: number }[] {
  const owed = orders
    .filter(({ buyer }) => buyer.id === buyerId)
    .flatMap(({ currency, invoices }) =>
      invoices
        .filter(({ status }) => status === 'overdue')
        .map(({ total, paid }) => ({ currency, minor: total.priceMinor - paid.priceMinor })),
    );
  return [...Map.groupBy(owed, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    minor: some.reduce((sum, { minor }) => sum + minor, 0),
  }));
}
