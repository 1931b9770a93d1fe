import type { MarketRules, ShippingMethod } from '../market.ts';
import type { PromoProblem, PromoRule } from '../promo.ts';
import type { FreeShipping, ShippingOption } from '../shipping.ts';

/** Why a line cannot be bought as it stands. Only `insufficient_stock` keeps the line in the totals. */
export type LineProblemCode = 'not_found' | 'not_sellable' | 'not_in_market' | 'size_unknown' | 'insufficient_stock';

/** Why a code gives nothing. The last ones are known to the server only. */
export type CodeProblemCode = PromoProblem | 'promo_unknown' | 'promo_expired' | 'promo_exhausted' | 'promo_already_used';

export type QuoteProblem =
  | { readonly code: LineProblemCode; readonly line: string; readonly available?: number }
  | { readonly code: CodeProblemCode; readonly promoCode: string; readonly missingMinor?: number };

/** One cart line with what the server knows of it: `unitPriceMinor` null when it has no price in this currency. */
export interface QuoteLineInput {
  /** Identity of the cart line, unique in the quote. */
  readonly key: string;
  readonly designId: string;
  readonly variantId: string;
  readonly pieceId: string | null;
  readonly sellerId: string;
  readonly categoryId: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  /** How many can be had now by this buyer; null when made to order. */
  readonly available: number | null;
}

export interface QuoteInput {
  readonly market: MarketRules;
  readonly lines: readonly QuoteLineInput[];
  readonly codes: readonly PromoRule[];
  /** Chosen method per seller id; standard when absent. */
  readonly shipping: Readonly<Record<string, ShippingMethod>>;
  /** Problems that were found before pricing: lines left out of `lines`, codes left out of `codes`. */
  readonly problems: readonly QuoteProblem[];
}

export interface QuoteLine {
  readonly key: string;
  readonly designId: string;
  readonly variantId: string;
  readonly pieceId: string | null;
  readonly sellerId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  /** What the line costs: discounted, with tax. */
  readonly totalMinor: number;
}

export interface QuoteSeller {
  readonly sellerId: string;
  readonly lines: readonly QuoteLine[];
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMethod: ShippingMethod;
  readonly shippingOptions: readonly ShippingOption[];
  readonly shippingMinor: number;
  readonly shippingTaxMinor: number;
  /** Tax of goods and shipping. */
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly freeShipping: FreeShipping;
}

export interface QuoteCode {
  readonly code: string;
  readonly discountMinor: number;
  readonly isFreeShipping: boolean;
}

export interface QuoteTotals {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly taxIncluded: boolean;
  readonly totalMinor: number;
}

export interface Quote {
  readonly currency: string;
  readonly lines: readonly QuoteLine[];
  readonly sellers: readonly QuoteSeller[];
  readonly codes: readonly QuoteCode[];
  readonly totals: QuoteTotals;
  readonly problems: readonly QuoteProblem[];
}
