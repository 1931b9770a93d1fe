import { currencyExponent } from '@orime/contracts';

/** Minor units to the number people read: 1999 USD cents → 19.99, 3200 yen → 3200. For display and old clients only; never calculate with it. */
export function toMajor(amountMinor: number, currency: string): number {
  assertMinor(amountMinor);
  return Number(formatDecimal(amountMinor, currency));
}

/** Minor units as decimal text with the currency's number of decimals: 1900 USD → "19.00". */
export function formatDecimal(amountMinor: number, currency: string): string {
  assertMinor(amountMinor);
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Throws a RangeError unless the value is a whole number that JavaScript holds exactly. */
export function assertMinor(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an amount in minor units: ${amountMinor}`);
}
