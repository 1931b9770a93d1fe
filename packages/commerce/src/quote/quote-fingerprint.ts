import type { Quote } from './quote.ts';

/**
 * Canonical text that is hashed into `quoteHash`: everything the buyer agrees to (goods, quantities, prices, discounts, shipping,
 * tax, totals), without what other buyers affect (availability, problems).
 */
export function quoteFingerprint(quote: Quote): string {
  const lines = quote.lines.map((line) =>
    [
      line.key,
      line.designId,
      line.variantId,
      line.pieceId ?? '',
      line.sellerId,
      line.quantity,
      line.unitPriceMinor,
      line.discountMinor,
      line.taxMinor,
    ].join('|'),
  );
  const sellers = quote.sellers.map((seller) =>
    [seller.sellerId, seller.shippingMethod, seller.shippingMinor, seller.taxMinor, seller.totalMinor].join('|'),
  );
  const codes = quote.codes.map((code) => [code.code, code.discountMinor, code.isFreeShipping].join('|'));
  const { totals } = quote;
  return [
    'quote-1',
    quote.currency,
    ...lines.toSorted(),
    ...sellers.toSorted(),
    ...codes,
    [totals.subtotalMinor, totals.discountMinor, totals.shippingMinor, totals.taxMinor, totals.taxIncluded, totals.totalMinor].join('|'),
  ].join('\n');
}
