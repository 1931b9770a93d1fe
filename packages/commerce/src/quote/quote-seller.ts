import type { MarketRules, ShippingMethod } from '../market.ts';
import { taxPerAmount } from '../money/tax.ts';
import { freeShipping, shippingOptions } from '../shipping.ts';
import type { QuoteLine, QuoteLineInput, QuoteSeller } from './quote.ts';

interface SellerInput {
  readonly sellerId: string;
  readonly members: readonly { readonly line: QuoteLineInput; readonly discountMinor: number }[];
  readonly market: MarketRules;
  readonly method: ShippingMethod;
  /** A code covers standard shipping. */
  readonly isShippingWaived: boolean;
}

/** Quotes one seller's lines; the result becomes one order. */
export function quoteSeller({ sellerId, members, market, method, isShippingWaived }: SellerInput): QuoteSeller {
  const goods = members.map(({ line, discountMinor }) => {
    const subtotalMinor = line.unitPriceMinor * line.quantity;
    return { line, subtotalMinor, discountMinor, netMinor: subtotalMinor - discountMinor };
  });
  const subtotalMinor = goods.reduce((sum, good) => sum + good.subtotalMinor, 0);
  const discountMinor = goods.reduce((sum, good) => sum + good.discountMinor, 0);
  const merchandiseMinor = subtotalMinor - discountMinor;

  const free = freeShipping(merchandiseMinor, market);
  const options = shippingOptions(market, free.isReached || isShippingWaived);
  const shippingMinor = options.find((option) => option.method === method)?.amountMinor ?? 0;

  const taxed = [...goods.map((good) => good.netMinor), shippingMinor].map((amountMinor) => ({ amountMinor, ...market.tax }));
  const taxes = taxPerAmount(taxed, market.rounding);
  const taxMinor = taxes.reduce((sum, tax) => sum + tax, 0);
  const addedTaxMinor = (tax: number) => (market.tax.included ? 0 : tax);

  const lines = goods.map(({ line, netMinor, ...amounts }, index): QuoteLine => {
    const lineTaxMinor = taxes[index] ?? 0;
    return {
      key: line.key,
      designId: line.designId,
      variantId: line.variantId,
      pieceId: line.pieceId,
      sellerId,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      subtotalMinor: amounts.subtotalMinor,
      discountMinor: amounts.discountMinor,
      taxMinor: lineTaxMinor,
      totalMinor: netMinor + addedTaxMinor(lineTaxMinor),
    };
  });
  return {
    sellerId,
    lines,
    subtotalMinor,
    discountMinor,
    shippingMethod: method,
    shippingOptions: options,
    shippingMinor,
    shippingTaxMinor: taxes.at(-1) ?? 0,
    taxMinor,
    totalMinor: merchandiseMinor + shippingMinor + addedTaxMinor(taxMinor),
    freeShipping: free,
  };
}
