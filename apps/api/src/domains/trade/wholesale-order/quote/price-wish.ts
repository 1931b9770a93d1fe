import {
  allowedTerms,
  computeWholesaleQuote,
  type ShipWish,
  type WholesaleProblem,
  type WholesaleQuote,
  type WholesaleTerms,
} from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { WholesaleLineBody } from '@orime/contracts/api/trade/wholesale-quote';
import { createHash } from 'node:crypto';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { getMarketRules } from '../../../site/market/index.ts';
import { sumUsedCredit, type TradeBuyer } from '../trade-buyer.queries.ts';
import { listBrandFacts, listStyleFacts, type BrandFacts, type StyleFacts } from './facts.queries.ts';

export interface Wish {
  readonly currency: Currency;
  readonly lines: readonly WholesaleLineBody[];
  /** By profile id. */
  readonly brands: Readonly<Record<string, ShipWish>>;
  readonly terms?: WholesaleTerms | undefined;
  /** The order that is priced anew: it does not count against its own credit, and is no former order. */
  readonly orderId?: string | undefined;
  /** Unit prices that were agreed on, by design; others are those of today. */
  readonly agreed?: ReadonlyMap<string, number> | undefined;
  readonly shippingMinor?: number | undefined;
}

/** A wish, priced from the database. */
export interface PricedWish {
  readonly currency: Currency;
  readonly quote: WholesaleQuote;
  readonly quoteHash: string;
  readonly styles: ReadonlyMap<string, StyleFacts>;
  readonly brands: ReadonlyMap<string, BrandFacts>;
  readonly terms: { readonly granted: WholesaleTerms; readonly chosen: WholesaleTerms };
  readonly isTaxExempt: boolean;
  readonly credit: { readonly limitMinor: number; readonly usedMinor: number };
}

/** Prices a wish for a buyer: of the request only identities, quantities and days are taken. */
export async function priceWish(db: Db, buyer: TradeBuyer, wish: Wish): Promise<PricedWish> {
  const { currency } = wish;
  requireDistinct(wish.lines);
  const terms = chooseTerms(buyer, wish);
  const market = await getMarketRules(db, currency);
  const found = await listStyleFacts(
    db,
    wish.lines.map((line) => line.id),
    currency,
  );
  const styles = new Map(found.map((style) => [style.designId, style]));
  const sellerIds = [...new Set(wish.lines.flatMap((line) => styles.get(line.id)?.sellerId ?? []))];
  const brands = await listBrandFacts(db, sellerIds, { buyerId: buyer.id, currency, exceptOrderId: wish.orderId ?? null });
  const credit = {
    limitMinor: buyer.currency === currency ? buyer.creditLimitMinor : 0,
    usedMinor: await sumUsedCredit(db, buyer.id, currency, wish.orderId ?? null),
  };
  const quote = computeWholesaleQuote({
    today: new Date().toISOString().slice(0, 10),
    lines: wish.lines.flatMap((line) => toLine(line, styles.get(line.id), wish.agreed?.get(line.id))),
    brands: brands.map((brand) => ({
      ...brand,
      sellerId: brand.id,
      wish: wish.brands[brand.id] ?? {},
      shippingMinor: wish.shippingMinor ?? 0,
    })),
    tax: market.tax,
    rounding: market.rounding,
    isTaxExempt: buyer.isTaxExempt,
    terms: terms.chosen,
    credit,
    hasOverdue: buyer.hasOverdue,
  });
  const missing = wish.lines
    .filter((line) => !styles.has(line.id))
    .map((line): WholesaleProblem => ({ code: 'not_sold', designId: line.id }));
  return {
    currency,
    quote: { ...quote, problems: [...missing, ...quote.problems] },
    quoteHash: hashOf(currency, terms.chosen, quote),
    styles,
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    terms,
    isTaxExempt: buyer.isTaxExempt,
    credit,
  };
}

function requireDistinct(lines: readonly WholesaleLineBody[]): void {
  if (new Set(lines.map((line) => line.id)).size < lines.length)
    throw new RequestError('validation', { fields: { lines: 'names a design twice' } });
}

function chooseTerms(buyer: TradeBuyer, { currency, terms }: Wish): PricedWish['terms'] {
  const granted = buyer.currency === currency ? buyer.terms : 'prepay';
  if (terms !== undefined && !allowedTerms(granted).includes(terms))
    throw new RequestError('validation', { fields: { terms: 'have not been granted' } });
  return { granted, chosen: terms ?? granted };
}

function toLine(line: WholesaleLineBody, style: StyleFacts | undefined, agreedMinor: number | undefined) {
  if (style === undefined) return [];
  const { designId, sellerId, moqUnits, orderMultiple, sizes, prepacks } = style;
  if (line.prepackId !== undefined && prepacks[line.prepackId] === undefined)
    throw new RequestError('validation', { fields: { lines: 'names a pack that is not one of the design' } });
  return [
    {
      designId,
      sellerId,
      sizeQuantities: line.sizeQuantities,
      prepack: line.prepackId === undefined ? undefined : prepacks[line.prepackId],
      rule: { sizes: sizes.map(({ size }) => size), moqUnits, orderMultiple },
      tiers: agreedMinor === undefined ? style.tiers : [{ minUnits: 1, amountMinor: agreedMinor }],
      stock: Object.fromEntries(sizes.flatMap(({ size, available }) => (available === null ? [] : [[size, available]]))),
    },
  ];
}

/** Of everything the buyer agrees to, and nothing that other buyers change. */
function hashOf(currency: Currency, terms: WholesaleTerms, { brands }: WholesaleQuote): string {
  const agreed = brands.map(({ sellerId, lines, dates, shippingMinor, taxMinor, totalMinor }) => [
    sellerId,
    dates.windowId,
    dates.startShip,
    dates.cancelAfter,
    shippingMinor,
    taxMinor,
    totalMinor,
    ...lines.map((line) => [line.designId, line.unitPriceMinor, Object.entries(line.sizeQuantities).toSorted()]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify(['wholesale-1', currency, terms, agreed]))
    .digest('base64url');
}
