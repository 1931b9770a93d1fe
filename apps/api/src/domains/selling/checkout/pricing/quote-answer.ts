import { diffQuotes, isOrderable, type Quote, type QuoteProblem } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type {
  CheckoutLine,
  CheckoutProblem,
  CheckoutQuote,
  CheckoutSeller,
  QuoteChangedDetails,
} from '@orime/contracts/api/selling/checkout';
import type { Price } from '@orime/contracts/schemas';
import { toPrice } from '../../../site/market/index.ts';
import type { LineFacts } from './line-facts.queries.ts';
import type { PricedCheckout } from './price-checkout.ts';
import { problemTexts } from './problem-texts.ts';

export interface QuoteFrame {
  readonly checkoutId: string;
  readonly checkoutKey?: string | undefined;
  readonly currency: Currency;
  readonly expiresAt: Date;
}

/** A priced checkout as the browser reads it. */
export function toQuoteAnswer({ quote, quoteHash, facts }: PricedCheckout, frame: QuoteFrame): CheckoutQuote {
  const money = (amountMinor: number) => toPrice(amountMinor, frame.currency);
  const sellerRefs = new Map([...facts.values()].map((fact) => [fact.seller_id, toSellerRef(fact)]));
  return {
    checkoutId: frame.checkoutId,
    ...(frame.checkoutKey === undefined ? {} : { checkoutKey: frame.checkoutKey }),
    quoteHash,
    currency: frame.currency,
    lines: [...facts.values()].map((fact) => toLine(fact, quote, money)),
    sellers: quote.sellers.flatMap((seller): CheckoutSeller[] => {
      const ref = sellerRefs.get(seller.sellerId);
      return ref === undefined
        ? []
        : [
            {
              seller: ref,
              lineKeys: seller.lines.map((line) => line.key),
              subtotal: money(seller.subtotalMinor),
              discount: money(seller.discountMinor),
              shippingMethod: seller.shippingMethod,
              shippingOptions: seller.shippingOptions.map((option) => ({ method: option.method, price: money(option.amountMinor) })),
              shipping: money(seller.shippingMinor),
              tax: money(seller.taxMinor),
              total: money(seller.totalMinor),
              freeShipping: {
                threshold: money(seller.freeShipping.thresholdMinor),
                missing: money(seller.freeShipping.missingMinor),
                reached: seller.freeShipping.isReached,
              },
            },
          ];
    }),
    codes: quote.codes.map((code) => ({ code: code.code, discount: money(code.discountMinor), freeShipping: code.isFreeShipping })),
    totals: {
      subtotal: money(quote.totals.subtotalMinor),
      discount: money(quote.totals.discountMinor),
      shipping: money(quote.totals.shippingMinor),
      tax: money(quote.totals.taxMinor),
      taxIncluded: quote.totals.taxIncluded,
      total: money(quote.totals.totalMinor),
    },
    problems: quote.problems.map((problem) => toProblem(problem, money)),
    orderable: isOrderable(quote),
    expiresAt: frame.expiresAt.toISOString(),
  };
}

/** `details` of a 409 `quote_changed`. */
export function toQuoteChanged(before: Quote, now: PricedCheckout, frame: QuoteFrame): QuoteChangedDetails {
  const money = (amountMinor: number) => toPrice(amountMinor, frame.currency);
  return {
    changes: diffQuotes(before, now.quote).map((change) => ({ ...change, before: money(change.before), after: money(change.after) })),
    quote: toQuoteAnswer(now, frame),
  };
}

function toSellerRef(fact: Pick<LineFacts, 'seller_id' | 'seller_handle' | 'seller_name' | 'seller_name_jp'>) {
  return { id: fact.seller_id, handle: fact.seller_handle, name: fact.seller_name, nameJp: fact.seller_name_jp };
}

function toLine(fact: LineFacts, quote: Quote, money: (amountMinor: number) => Price): CheckoutLine {
  const line = quote.lines.find((each) => each.key === fact.key);
  return {
    key: fact.key,
    ...(fact.piece_id === null ? {} : { piece: fact.piece_id }),
    id: fact.design_id,
    size: fact.size,
    name: fact.name,
    nameJp: fact.name_jp,
    slug: fact.slug,
    ...(fact.is_reserve && { reserve: true as const }),
    image: fact.image,
    seller: toSellerRef(fact),
    mode: fact.mode,
    leadDays: fact.lead_days,
    quantity: line?.quantity ?? 0,
    unit: line === undefined ? null : money(line.unitPriceMinor),
    discount: money(line?.discountMinor ?? 0),
    tax: money(line?.taxMinor ?? 0),
    total: money(line?.totalMinor ?? 0),
  };
}

function toProblem(problem: QuoteProblem, money: (amountMinor: number) => Price): CheckoutProblem {
  const message = problemTexts[problem.code];
  if ('line' in problem)
    return {
      code: problem.code,
      line: problem.line,
      message,
      ...(problem.available === undefined ? {} : { available: problem.available }),
    };
  return {
    code: problem.code,
    promoCode: problem.promoCode,
    message,
    ...(problem.missingMinor === undefined ? {} : { missing: money(problem.missingMinor) }),
  };
}
