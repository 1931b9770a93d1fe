import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';

/** One amount that is not what it was; null where the line is gone or cannot be bought. */
export type QuoteDifference = { readonly before: number | null; readonly after: number | null } & (
  | { readonly what: 'line'; readonly line: string }
  | { readonly what: 'discount' | 'shipping' | 'tax' | 'total' }
);

const sums = ['discount', 'shipping', 'tax', 'total'] as const;

/** What a visitor must be told before going on: lines first, then the sums that differ. */
export function quoteDifferences(before: CheckoutQuote, after: CheckoutQuote): readonly QuoteDifference[] {
  const keys = [...new Set([...before.lines, ...after.lines].map((line) => line.key))];
  const lines = keys.flatMap((key): readonly QuoteDifference[] => {
    const [was, is] = [lineAmount(before, key), lineAmount(after, key)];
    return was === is ? [] : [{ what: 'line', line: key, before: was, after: is }];
  });
  const totals = sums.flatMap((what): readonly QuoteDifference[] => {
    const [was, is] = [before.totals[what].priceMinor, after.totals[what].priceMinor];
    return was === is ? [] : [{ what, before: was, after: is }];
  });
  return [...lines, ...totals];
}

function lineAmount(quote: CheckoutQuote, key: string): number | null {
  const line = quote.lines.find((one) => one.key === key);
  const isBlocked = quote.problems.some((problem) => problem.line === key);
  return !line || isBlocked || line.unit === null ? null : line.unit.priceMinor * line.quantity;
}
