import { applyPromo, isInScope } from '../promo.ts';
import { quoteSeller } from './quote-seller.ts';
import type { Quote, QuoteCode, QuoteInput, QuoteLine, QuoteLineInput, QuoteProblem } from './quote.ts';

/**
 * Prices a checkout: subtotal → code discounts → shipping per seller → tax per rate, rounded once per seller's order. Pure. Lines
 * short of stock stay in the totals with a problem, so that another buyer's purchase does not change prices.
 */
export function computeQuote(input: QuoteInput): Quote {
  const { market } = input;
  const { discounts, codes, freeShippingSellerIds, problems } = applyCodes(input);
  const sellerIds = [...new Set(input.lines.map((line) => line.sellerId))];
  const sellers = sellerIds.map((sellerId) => {
    const members = input.lines.flatMap((line, index) =>
      line.sellerId === sellerId ? [{ line, discountMinor: discounts[index] ?? 0 }] : [],
    );
    return quoteSeller({
      sellerId,
      members,
      market,
      method: input.shipping[sellerId] ?? 'standard',
      isShippingWaived: freeShippingSellerIds.has(sellerId),
    });
  });
  const lineOf = new Map(sellers.flatMap((seller) => seller.lines).map((line) => [line.key, line]));
  return {
    currency: market.currency,
    lines: input.lines.map((line) => lineOf.get(line.key)).filter((line): line is QuoteLine => line !== undefined),
    sellers,
    codes,
    totals: {
      subtotalMinor: total(sellers, (seller) => seller.subtotalMinor),
      discountMinor: total(sellers, (seller) => seller.discountMinor),
      shippingMinor: total(sellers, (seller) => seller.shippingMinor),
      taxMinor: total(sellers, (seller) => seller.taxMinor),
      taxIncluded: market.tax.included,
      totalMinor: total(sellers, (seller) => seller.totalMinor),
    },
    problems: [...input.problems, ...stockProblems(input.lines), ...problems],
  };
}

/** Whether the order can be placed. A code without effect does not prevent it. */
export function isOrderable(quote: Quote): boolean {
  return quote.lines.length > 0 && !quote.problems.some((problem) => 'line' in problem);
}

function applyCodes(input: QuoteInput) {
  const discounts = input.lines.map(() => 0);
  const codes: QuoteCode[] = [];
  const problems: QuoteProblem[] = [];
  const freeShippingSellerIds = new Set<string>();
  const reducedLines = new Set<string>();
  for (const rule of input.codes) {
    const lines = input.lines.map((line, index) => {
      const subtotalMinor = line.unitPriceMinor * line.quantity;
      return { ...line, subtotalMinor, remainingMinor: subtotalMinor - (discounts[index] ?? 0), hasPercentOff: reducedLines.has(line.key) };
    });
    const result = applyPromo(rule, lines, input.market.currency);
    if (!result.ok) {
      problems.push({ code: result.problem, promoCode: rule.code, missingMinor: result.missingMinor });
      continue;
    }
    result.discountsMinor.forEach((discount, index) => {
      discounts[index] = (discounts[index] ?? 0) + discount;
    });
    if (rule.kind === 'percent') for (const line of lines) if (isInScope(rule.scope, line)) reducedLines.add(line.key);
    for (const sellerId of result.freeShippingSellerIds) freeShippingSellerIds.add(sellerId);
    codes.push({
      code: rule.code,
      discountMinor: total(result.discountsMinor, (discount) => discount),
      isFreeShipping: rule.kind === 'free_shipping',
    });
  }
  return { discounts, codes, problems, freeShippingSellerIds };
}

function stockProblems(lines: readonly QuoteLineInput[]): QuoteProblem[] {
  return lines.flatMap((line) =>
    line.available !== null && line.available < line.quantity
      ? [{ code: 'insufficient_stock' as const, line: line.key, available: Math.max(0, line.available) }]
      : [],
  );
}

function total<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
