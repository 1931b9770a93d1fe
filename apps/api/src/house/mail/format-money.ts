import { currencyExponent, htmlLang, type Currency, type Language } from '@orime/contracts';

/** An amount in minor units as a reader of the language writes it. */
export function formatMoney(minor: number, currency: Currency, locale: Language): string {
  const format = new Intl.NumberFormat(htmlLang(locale), { style: 'currency', currency });
  return format.format(minor / 10 ** currencyExponent(currency));
}
