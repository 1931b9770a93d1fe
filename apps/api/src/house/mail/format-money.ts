import { currencyExponent, htmlLang, type Currency, type Language } from '@orime/contracts';

/** An amount in minor units as a reader of the language writes it. */
export function formatMoney(minor: number, currency: Currency, locale: Language): string {
  const format = new Intl.NumberFormat(htmlLang(locale), { style: 'currency', currency });
  // The sign of the yen as wide as the digits beside it; Japanese rules have one of twice the width.
  return format.format(minor / 10 ** currencyExponent(currency)).replace('￥', '¥');
}
