import {
  cartLineKey,
  computeQuote,
  mergeCartLines,
  type Quote,
  type QuoteLineInput,
  type QuoteProblem,
  type ShippingMethod,
} from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Address } from '@orime/contracts/schemas';
import type { Db } from '../../../../house/db/db.ts';
import { toMarketRules } from '../../../site/market/index.ts';
import { findCodes } from '../promo/codes.queries.ts';
import { hashTerms } from './hash-terms.ts';
import { readPricing, type LineFacts, type PricingQuestion, type WantedLine } from './line-facts.queries.ts';

/** What a checkout asks for. */
export interface CheckoutWish {
  /** Id of the checkout: its own holds do not count against it. */
  readonly checkoutId: string;
  readonly currency: Currency;
  readonly lines: readonly WantedLine[];
  readonly shipping: Readonly<Record<string, ShippingMethod>>;
  readonly codes: readonly string[];
  readonly userId: string | null;
  readonly email: string | null;
  readonly address: Address | null;
}

/** A wish, priced from the database. */
export interface PricedCheckout {
  readonly quote: Quote;
  readonly quoteHash: string;
  readonly facts: ReadonlyMap<string, LineFacts>;
  readonly rounding: 'half-up' | 'floor';
  readonly market: string;
  readonly taxRateBp: number;
  /** Promo code id by code, for the codes that the quote counts. */
  readonly codeIds: ReadonlyMap<string, string>;
}

/** Prices a wish from the database alone: nothing of it is taken from the browser except identities and quantities. */
export async function priceCheckout(
  db: Db,
  wish: CheckoutWish,
  read = (question: PricingQuestion) => readPricing(db, question),
): Promise<PricedCheckout> {
  const wanted = mergeCartLines([], wish.lines);
  const { facts: rows, settings } = await read({ currency: wish.currency, lines: wanted, ownerId: wish.checkoutId, userId: wish.userId });
  const market = toMarketRules(settings, wish.currency);
  const codes = await findCodes(db, wish.codes, wish);
  const facts = new Map(rows.map((row) => [row.key, row]));
  const problems: QuoteProblem[] = [];
  const lines: QuoteLineInput[] = [];
  for (const line of wanted) {
    const result = toQuoteLine(line, facts);
    if ('code' in result) problems.push(result);
    else lines.push(result);
  }
  const usable = codes.flatMap((code) => (code.usable ? [code] : []));
  const codeProblems = codes.flatMap((code): QuoteProblem[] => (code.usable ? [] : [{ code: code.problem, promoCode: code.code }]));
  const quote = computeQuote({
    market,
    lines,
    codes: usable.map((code) => code.rule),
    shipping: wish.shipping,
    problems: [...problems, ...codeProblems],
  });
  return {
    quote,
    quoteHash: hashTerms(quote, wish),
    facts,
    rounding: market.rounding,
    market: market.code,
    taxRateBp: market.tax.rateBp,
    codeIds: new Map(usable.map((code) => [code.rule.code, code.id])),
  };
}

function toQuoteLine(line: WantedLine, facts: ReadonlyMap<string, LineFacts>): QuoteLineInput | QuoteProblem {
  const key = cartLineKey(line);
  const fact = facts.get(key);
  if (fact === undefined) return { code: 'not_found', line: key };
  if (!fact.is_sellable) return { code: 'not_sellable', line: key };
  if (fact.variant_id === null) return { code: 'size_unknown', line: key };
  if (fact.amount_minor === null) return { code: 'not_in_market', line: key };
  return {
    key,
    designId: fact.design_id,
    variantId: fact.variant_id,
    pieceId: fact.piece_id,
    sellerId: fact.seller_id,
    categoryId: fact.category_id,
    quantity: line.quantity,
    unitPriceMinor: fact.amount_minor,
    available: fact.available,
  };
}
