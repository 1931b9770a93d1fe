import { allocate } from './money/allocate.ts';
import { multiplyRatio } from './money/rounding.ts';

/** The effect of a code. `value` is basis points for `percent`, minor units for `amount`, unused for `free_shipping`. */
export interface PromoRule {
  readonly code: string;
  readonly kind: 'percent' | 'amount' | 'free_shipping';
  readonly value: number;
  /** Currency of `value` and `minSpendMinor`; null means any, which requires a percentage or free shipping without minimum spend. */
  readonly currency: string | null;
  readonly minSpendMinor: number;
  readonly scope: PromoScope;
}

export type PromoScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'designer'; readonly sellerIds: readonly string[] }
  | { readonly kind: 'category'; readonly categoryIds: readonly string[] }
  | { readonly kind: 'design'; readonly designIds: readonly string[] };

/** A priced line with what a code's scope depends on. `remainingMinor` is its price after earlier codes. */
export interface PromoLine {
  readonly sellerId: string;
  readonly categoryId: string | null;
  readonly designId: string;
  readonly subtotalMinor: number;
  readonly remainingMinor: number;
  /** Another code takes a percentage off this line already. */
  readonly hasPercentOff: boolean;
}

export type PromoProblem = 'promo_currency' | 'promo_not_applicable' | 'promo_min_spend' | 'promo_not_combined';

export type PromoResult =
  | { readonly ok: true; readonly discountsMinor: readonly number[]; readonly freeShippingSellerIds: readonly string[] }
  | { readonly ok: false; readonly problem: PromoProblem; readonly missingMinor?: number };

/** Whether a code applies to a line. */
export function isInScope(scope: PromoScope, line: PromoLine): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'designer':
      return scope.sellerIds.includes(line.sellerId);
    case 'category':
      return line.categoryId !== null && scope.categoryIds.includes(line.categoryId);
    case 'design':
      return scope.designIds.includes(line.designId);
    default:
      return scope satisfies never;
  }
}

/**
 * Applies one code: the discount is computed once on the eligible sum (percentages half up), allocated by largest remainder, and
 * limited to what is left of each line. A line takes one percentage: a second one leaves it as it is. The minimum spend is compared
 * before other codes.
 */
export function applyPromo(rule: PromoRule, lines: readonly PromoLine[], currency: string): PromoResult {
  if (rule.currency !== null && rule.currency !== currency) return { ok: false, problem: 'promo_currency' };
  const inScope = lines.map((line) => isInScope(rule.scope, line));
  const subtotalMinor = sum(lines.map((line, index) => (inScope[index] ? line.subtotalMinor : 0)));
  if (!inScope.includes(true)) return { ok: false, problem: 'promo_not_applicable' };
  if (subtotalMinor < rule.minSpendMinor) {
    return { ok: false, problem: 'promo_min_spend', missingMinor: rule.minSpendMinor - subtotalMinor };
  }
  const eligible = lines.map((line, index) => inScope[index] === true && !(rule.kind === 'percent' && line.hasPercentOff));
  if (!eligible.includes(true)) return { ok: false, problem: 'promo_not_combined' };
  const remaining = lines.map((line, index) => (eligible[index] ? line.remainingMinor : 0));
  const nothing = lines.map(() => 0);
  if (rule.kind === 'free_shipping') {
    const sellers = lines.filter((_, index) => eligible[index]).map((line) => line.sellerId);
    return { ok: true, discountsMinor: nothing, freeShippingSellerIds: [...new Set(sellers)] };
  }
  const baseMinor = sum(remaining);
  const wantedMinor = rule.kind === 'percent' ? multiplyRatio(baseMinor, rule.value, 10_000, 'half-up') : rule.value;
  const discountMinor = Math.min(wantedMinor, baseMinor);
  return { ok: true, discountsMinor: discountMinor === 0 ? nothing : allocate(discountMinor, remaining), freeShippingSellerIds: [] };
}

/** Normal form of a code: comparison ignores case and surrounding spaces. */
export function normalizePromoCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
