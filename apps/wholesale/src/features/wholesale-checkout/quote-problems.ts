import type { WholesaleProblem, WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import type { BrandLines } from './checkout-draft.ts';

/** The designer a problem is about; undefined where it is about the company's credit. */
export function sellerOf({ sellerId, designId }: WholesaleProblem, brands: readonly BrandLines[]): string | undefined {
  return sellerId ?? brands.find(({ items }) => items.some(({ product }) => product._id === designId))?.sellerId;
}

/** The designers whose part could be sent as it is. */
export function readyBrands(brands: readonly BrandLines[], { problems, brands: quoted }: WholesaleQuote): readonly BrandLines[] {
  const blocked = new Set(problems.map((problem) => sellerOf(problem, brands)));
  return brands.filter(({ sellerId }) => !blocked.has(sellerId) && quoted.some(({ seller }) => seller.id === sellerId));
}

/** Problems of the company itself: credit, overdue invoices. They hold up everything. */
export function companyProblems(brands: readonly BrandLines[], { problems }: WholesaleQuote): readonly WholesaleProblem[] {
  return problems.filter((problem) => sellerOf(problem, brands) === undefined);
}

export interface QuoteChange {
  /** A style, or a designer's whole order. */
  readonly id: string;
  readonly label: { readonly name: string; readonly nameJp: string };
  readonly beforeMinor: number | null;
  readonly afterMinor: number | null;
}

/** What differs in money between two quotes: unit prices first, then the totals of each designer. */
export function compareQuotes(before: WholesaleQuote, after: WholesaleQuote): readonly QuoteChange[] {
  return [...changes(unitPrices(before), unitPrices(after)), ...changes(totals(before), totals(after))];
}

type Amounts = ReadonlyMap<string, { readonly label: QuoteChange['label']; readonly minor: number }>;

function changes(before: Amounts, after: Amounts): readonly QuoteChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, now] = [before.get(id), after.get(id)];
    const label = now?.label ?? old?.label;
    if (label === undefined || old?.minor === now?.minor) return [];
    return [{ id, label, beforeMinor: old?.minor ?? null, afterMinor: now?.minor ?? null }];
  });
}

function unitPrices({ brands }: WholesaleQuote): Amounts {
  return new Map(
    brands.flatMap(({ lines }) =>
      lines.map((line) => [line.designId, { label: { name: line.designName, nameJp: line.designNameJp }, minor: line.unit.priceMinor }]),
    ),
  );
}

function totals({ brands }: WholesaleQuote): Amounts {
  return new Map(brands.map(({ seller, total }) => [seller.id, { label: seller, minor: total.priceMinor }]));
}
