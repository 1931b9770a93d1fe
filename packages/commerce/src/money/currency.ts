/** Decimals of currencies that differ from the default of two (ISO 4217). */
const exponents: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3, BHD: 3, TND: 3 };

/** Decimals of a currency: 2 for USD and EUR, 0 for JPY. */
export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2;
}

/** Minor to major units: 1999 USD cents → 19.99, 3200 yen → 3200. For display and old clients only, never for arithmetic. */
export function toMajor(amountMinor: number, currency: string): number {
  assertMinor(amountMinor);
  return Number(formatDecimal(amountMinor, currency));
}

/** Major (19.99) to minor units (1999), rounded half up to the currency's decimals. */
export function fromMajor(amount: number, currency: string): number {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of money: ${amount}`);
  const exponent = currencyExponent(currency);
  // Works on the decimal text: 1.005 * 100 is 100.49999… in binary floating point.
  const [whole = '0', fraction = ''] = plainDecimal(Math.abs(amount)).split('.');
  const kept = fraction.padEnd(exponent, '0').slice(0, exponent);
  const roundUp = Number(fraction[exponent] ?? '0') >= 5 ? 1 : 0;
  const magnitude = Number(whole + kept) + roundUp;
  assertMinor(magnitude);
  return amount < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

/** Minor units as text with the currency's decimals: 1900 USD → "19.00". */
export function formatDecimal(amountMinor: number, currency: string): string {
  assertMinor(amountMinor);
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Throws a RangeError unless the value is a safe integer. */
export function assertMinor(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an amount in minor units: ${amountMinor}`);
}

function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}
