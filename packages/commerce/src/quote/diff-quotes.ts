import type { Quote } from './quote.ts';

/** An amount in minor units that differs between the quote the buyer saw and the current one. `line` is a line key, absent for totals. */
export interface QuoteChange {
  readonly what: 'line_removed' | 'unit_price' | 'discount' | 'shipping' | 'tax' | 'total';
  readonly line?: string;
  readonly sellerId?: string;
  readonly before: number;
  readonly after: number;
}

/** The differences between two quotes of the same lines, in display order; empty when equal. */
export function diffQuotes(before: Quote, after: Quote): QuoteChange[] {
  const changes: QuoteChange[] = [];
  const lineNow = new Map(after.lines.map((line) => [line.key, line]));
  for (const line of before.lines) {
    const now = lineNow.get(line.key);
    if (!now) {
      changes.push({ what: 'line_removed', line: line.key, before: line.totalMinor, after: 0 });
      continue;
    }
    if (now.unitPriceMinor !== line.unitPriceMinor)
      changes.push({ what: 'unit_price', line: line.key, before: line.unitPriceMinor, after: now.unitPriceMinor });
  }
  const sellerNow = new Map(after.sellers.map((seller) => [seller.sellerId, seller]));
  for (const seller of before.sellers) {
    const now = sellerNow.get(seller.sellerId);
    if (now && now.shippingMinor !== seller.shippingMinor) {
      changes.push({ what: 'shipping', sellerId: seller.sellerId, before: seller.shippingMinor, after: now.shippingMinor });
    }
  }
  const was = before.totals;
  const is = after.totals;
  if (was.discountMinor !== is.discountMinor) changes.push({ what: 'discount', before: was.discountMinor, after: is.discountMinor });
  if (was.taxMinor !== is.taxMinor) changes.push({ what: 'tax', before: was.taxMinor, after: is.taxMinor });
  if (was.totalMinor !== is.totalMinor) changes.push({ what: 'total', before: was.totalMinor, after: is.totalMinor });
  return changes;
}
