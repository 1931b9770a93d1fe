import type { Rounding } from '../money/rounding.ts';
import { taxOf, type TaxRate } from '../money/tax.ts';
import {
  checkMatrix,
  matrixTotalMinor,
  matrixUnits,
  packsIn,
  stripZeroSizes,
  type MatrixProblem,
  type MatrixRule,
  type SizeQuantities,
} from '../sizes/size-matrix.ts';
import { creditMinor, paidInAdvanceMinor, type WholesaleTerms } from './payment-terms.ts';
import { planShipping, type DeliveryWindow, type ShipDates, type ShipProblem, type ShipWish } from './ship-dates.ts';

export interface PriceTier {
  /** Minimum units of the line for this price. */
  readonly minUnits: number;
  readonly amountMinor: number;
}

export interface WholesaleLineInput {
  readonly designId: string;
  readonly sellerId: string;
  readonly sizeQuantities: SizeQuantities;
  /** The line must be a whole number of these packs; undefined for loose units. */
  readonly prepack?: SizeQuantities | undefined;
  readonly rule: MatrixRule;
  readonly tiers: readonly PriceTier[];
  /** Stock by size; made-to-order sizes are absent. */
  readonly stock: SizeQuantities;
}

export interface WholesaleBrandInput {
  readonly sellerId: string;
  readonly windows: readonly DeliveryWindow[];
  readonly wish: ShipWish;
  readonly firstOrderMinMinor: number;
  readonly reorderMinMinor: number;
  readonly isFirstOrder: boolean;
  readonly shippingMinor?: number;
}

export interface WholesaleQuoteInput {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly lines: readonly WholesaleLineInput[];
  readonly brands: readonly WholesaleBrandInput[];
  /** Wholesale prices exclude tax, whatever retail prices do; it is added. */
  readonly tax: TaxRate;
  readonly rounding: Rounding;
  readonly isTaxExempt: boolean;
  readonly terms: WholesaleTerms;
  readonly credit: { readonly limitMinor: number; readonly usedMinor: number };
  readonly hasOverdue: boolean;
}

export interface WholesaleQuoteLine {
  readonly designId: string;
  readonly sizeQuantities: Record<string, number>;
  readonly units: number;
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
}

export interface WholesaleQuoteBrand {
  readonly sellerId: string;
  readonly lines: readonly WholesaleQuoteLine[];
  readonly units: number;
  readonly dates: ShipDates;
  readonly isFirstOrder: boolean;
  readonly minimumMinor: number;
  /** Amount missing to the minimum; 0 when reached. */
  readonly missingMinor: number;
  readonly subtotalMinor: number;
  readonly shippingMinor: number;
  readonly taxRateBp: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  /** Due before work begins. */
  readonly advanceMinor: number;
}

export type WholesaleProblem =
  | (MatrixProblem & { readonly designId: string })
  | { readonly code: 'not_sold' | 'not_a_prepack'; readonly designId: string }
  | { readonly code: 'insufficient_stock'; readonly designId: string; readonly size: string; readonly available: number }
  | { readonly code: 'below_minimum'; readonly sellerId: string; readonly minimumMinor: number; readonly missingMinor: number }
  | { readonly code: ShipProblem; readonly sellerId: string }
  | { readonly code: 'credit_limit'; readonly availableMinor: number; readonly neededMinor: number }
  | { readonly code: 'overdue_invoices' };

export interface WholesaleQuote {
  readonly brands: readonly WholesaleQuoteBrand[];
  readonly totalMinor: number;
  /** The part of the total that counts against the credit limit. */
  readonly creditMinor: number;
  /** Empty when the order can be placed. */
  readonly problems: readonly WholesaleProblem[];
}

/** Prices a wholesale request, one order per designer. Lines without a price become problems and are not counted. */
export function computeWholesaleQuote(input: WholesaleQuoteInput): WholesaleQuote {
  const problems: WholesaleProblem[] = [];
  const brands = input.brands.flatMap((brand) => {
    const quoted = quoteBrand(brand, input, problems);
    return quoted.lines.length === 0 ? [] : [quoted];
  });
  const totalMinor = brands.reduce((sum, brand) => sum + brand.totalMinor, 0);
  const neededMinor = brands.reduce((sum, brand) => sum + creditMinor(input.terms, brand.totalMinor), 0);
  const availableMinor = Math.max(0, input.credit.limitMinor - input.credit.usedMinor);
  if (neededMinor > availableMinor) problems.push({ code: 'credit_limit', availableMinor, neededMinor });
  if (input.hasOverdue) problems.push({ code: 'overdue_invoices' });
  return { brands, totalMinor, creditMinor: neededMinor, problems };
}

/** Unit price in minor units for a quantity: the highest tier reached, otherwise the lowest tier. Undefined without tiers. */
export function tierPriceMinor(tiers: readonly PriceTier[], units: number): number | undefined {
  const sorted = tiers.toSorted((a, b) => a.minUnits - b.minUnits);
  return (sorted.findLast((tier) => tier.minUnits <= units) ?? sorted[0])?.amountMinor;
}

function quoteBrand(brand: WholesaleBrandInput, input: WholesaleQuoteInput, problems: WholesaleProblem[]): WholesaleQuoteBrand {
  const { sellerId, isFirstOrder, shippingMinor = 0 } = brand;
  const { dates, problem } = planShipping(brand.windows, brand.wish, input.today);
  const lines = input.lines.filter((line) => line.sellerId === sellerId).flatMap((line) => quoteLine(line, dates.isPrebook, problems));
  const subtotalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const minimumMinor = isFirstOrder ? brand.firstOrderMinMinor : brand.reorderMinMinor;
  const missingMinor = Math.max(0, minimumMinor - subtotalMinor);
  if (lines.length > 0 && missingMinor > 0) problems.push({ code: 'below_minimum', sellerId, minimumMinor, missingMinor });
  if (lines.length > 0 && problem !== null) problems.push({ code: problem, sellerId });
  const taxRateBp = input.isTaxExempt ? 0 : input.tax.rateBp;
  const taxMinor = taxOf(subtotalMinor + shippingMinor, { rateBp: taxRateBp, included: false }, input.rounding);
  const totalMinor = subtotalMinor + shippingMinor + taxMinor;
  return {
    sellerId,
    lines,
    units: lines.reduce((sum, line) => sum + line.units, 0),
    dates,
    isFirstOrder,
    minimumMinor,
    missingMinor,
    subtotalMinor,
    shippingMinor,
    taxRateBp,
    taxMinor,
    totalMinor,
    advanceMinor: paidInAdvanceMinor(input.terms, totalMinor),
  };
}

function quoteLine(line: WholesaleLineInput, isPrebook: boolean, problems: WholesaleProblem[]): readonly WholesaleQuoteLine[] {
  const { designId } = line;
  const found = checkMatrix(line.sizeQuantities, line.rule);
  problems.push(...found.map((problem) => ({ ...problem, designId })));
  if (found.some(({ code }) => code === 'quantity_invalid' || code === 'size_unknown')) return [];
  const sizeQuantities = stripZeroSizes(line.sizeQuantities);
  const units = matrixUnits(sizeQuantities);
  const unitPriceMinor = tierPriceMinor(line.tiers, units);
  if (unitPriceMinor === undefined) problems.push({ code: 'not_sold', designId });
  if (unitPriceMinor === undefined || units === 0) return [];
  if (line.prepack !== undefined && packsIn(sizeQuantities, line.prepack) === undefined) problems.push({ code: 'not_a_prepack', designId });
  for (const [size, wanted] of Object.entries(sizeQuantities)) {
    const available = line.stock[size];
    if (!isPrebook && available !== undefined && available < wanted)
      problems.push({ code: 'insufficient_stock', designId, size, available });
  }
  return [{ designId, sizeQuantities, units, unitPriceMinor, totalMinor: matrixTotalMinor(sizeQuantities, unitPriceMinor) }];
}
