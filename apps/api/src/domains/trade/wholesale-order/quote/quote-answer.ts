import { allowedTerms, isWindowOpen } from '@orime/commerce';
import type { WholesaleProblem, WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { toPrice } from '../../../site/market/index.ts';
import type { PricedWish } from './price-wish.ts';
import { problemText } from './problem-texts.ts';

/** A priced wish as the buyer reads it. */
export function toQuoteAnswer(priced: PricedWish): WholesaleQuote {
  const { currency, quote, styles, brands, terms, credit } = priced;
  const money = (amountMinor: number) => toPrice(amountMinor, currency);
  const today = new Date().toISOString().slice(0, 10);
  return {
    currency,
    quoteHash: priced.quoteHash,
    brands: quote.brands.flatMap((brand): WholesaleQuote['brands'] => {
      const facts = brands.get(brand.sellerId);
      return facts === undefined
        ? []
        : [
            {
              seller: { id: facts.id, handle: facts.handle, name: facts.name, nameJp: facts.nameJp },
              lines: brand.lines.flatMap((line) => {
                const style = styles.get(line.designId);
                return style === undefined
                  ? []
                  : [
                      {
                        designId: line.designId,
                        designName: style.name,
                        designNameJp: style.nameJp,
                        slug: style.slug,
                        sizeQuantities: line.sizeQuantities,
                        quantity: line.units,
                        unit: money(line.unitPriceMinor),
                        total: money(line.totalMinor),
                      },
                    ];
              }),
              units: brand.units,
              isFirstOrder: brand.isFirstOrder,
              minimum: money(brand.minimumMinor),
              missing: money(brand.missingMinor),
              windows: facts.windows.filter((window) => isWindowOpen(window, today)),
              windowId: brand.dates.windowId,
              startShip: brand.dates.startShip,
              cancelAfter: brand.dates.cancelAfter,
              subtotal: money(brand.subtotalMinor),
              tax: money(brand.taxMinor),
              taxRateBp: brand.taxRateBp,
              total: money(brand.totalMinor),
              advance: money(brand.advanceMinor),
            },
          ];
    }),
    total: money(quote.totalMinor),
    terms: { ...terms, allowed: [...allowedTerms(terms.granted)] },
    taxExempt: priced.isTaxExempt,
    credit:
      terms.granted === 'prepay'
        ? null
        : { limit: money(credit.limitMinor), used: money(credit.usedMinor), needed: money(quote.creditMinor) },
    problems: listProblems(priced),
  };
}

export function listProblems({ quote, currency }: PricedWish): WholesaleProblem[] {
  return quote.problems.map((problem) => ({
    code: problem.code,
    ...('designId' in problem ? { designId: problem.designId } : {}),
    ...('sellerId' in problem ? { sellerId: problem.sellerId } : {}),
    ...('size' in problem ? { size: problem.size } : {}),
    text: problemText(problem, currency),
  }));
}
