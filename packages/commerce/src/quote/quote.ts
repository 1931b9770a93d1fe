import type { MarketRules, ShippingMethod } from '../market.ts';
import type { PromoProblem, PromoRule } from '../promo.ts';
import type { FreeShipping, ShippingOption } from '../shipping.ts';

/** Why a line cannot be bought. Only lines with `insufficient_stock` stay in the totals. */
export type LineProblemCode = 'not_found' | 'not_sellable' | 'not_in_market' | 'size_unknown' | 'insufficient_stock';

/** Why a code has no effect. The codes after `PromoProblem` are determined by the server. */
export type CodeProblemCode = PromoProblem | 'promo_unknown' | 'promo_expired' | 'promo_exhausted' | 'promo_already_used';

export type QuoteProblem =
  | { readonly code: LineProblemCode; readonly line: string; readonly available?: number }
  | { readonly code: CodeProblemCode; readonly promoCode: string; readonly missingMinor?: number };

/** One cart line with server data; `unitPriceMinor` is null without a price in this currency. */
export interface QuoteLineInput {
  /** Key of the cart line, unique in the quote. */
  readonly key: string;
  readonly designId: string;
  readonly variantId: string;
  readonly pieceId: string | null;
  readonly sellerId: string;
  readonly categoryId: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  /** Units available to this buyer; null when made to order. */
  readonly available: number | null;
}

export interface QuoteInput {
  readonly market: MarketRules;
  readonly lines: readonly QuoteLineInput[];
  readonly codes: readonly PromoRule[];
  /** Shipping method by seller id; default standard. */
  readonly shipping: Readonly<Record<string, ShippingMethod>>;
  /** Problems found before pricing: lines missing from `lines`, codes missing from `codes`. */
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
  /** Discounted line total including tax. */
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
  /** Tax on goods and shipping. */
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
