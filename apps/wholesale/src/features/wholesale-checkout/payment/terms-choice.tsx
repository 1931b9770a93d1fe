import { creditOffer, dueDays, paidInAdvanceMinor } from '@orime/commerce';
import type { WholesaleTerms } from '@orime/commerce';
import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { useFormat, useT } from '@orime/platform';
import { RadioGroup } from '@orime/ui';
import type { CheckoutFormState } from '../checkout-form-state.ts';

export type TermsChoiceProps = {
  readonly form: CheckoutFormState;
  readonly quote: WholesaleQuote;
};

/** The terms a company has been granted and all with less credit, each with what it means in money. */
export function TermsChoice({ form, quote }: TermsChoiceProps) {
  const t = useT('wholesale');
  const format = useFormat();
  const { value, ...field } = form.value('terms');
  const money = (minor: number): string => format.money(minor, quote.currency);
  const meaning = (terms: WholesaleTerms): string => {
    const advanceMinor = quote.brands.reduce((sum, { total }) => sum + paidInAdvanceMinor(terms, total.priceMinor), 0);
    const values = {
      share: format.percent(creditOffer().depositPercent / 100),
      now: money(advanceMinor),
      later: money(quote.total.priceMinor - advanceMinor),
      days: dueDays(terms),
    };
    return t(`checkout.terms.${terms}`, values);
  };
  return (
    <RadioGroup
      framed
      legend={t('checkout.terms')}
      options={quote.terms.allowed.map((terms) => ({ value: terms, label: t(`buyer.terms.${terms}`), hint: meaning(terms) }))}
      value={value === '' ? quote.terms.chosen : value}
      {...field}
    />
  );
}
