/** Number of decimals of each currency that the marketplace trades in (ISO 4217); anything not listed has two. */
const exponents: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3, BHD: 3, TND: 3 };

/** Decimals of a currency: 2 for USD and EUR, 0 for JPY. */
export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2;
}

/** Minor units to the number people read: 1999 USD cents → 19.99, 3200 yen → 3200. For display and old clients only; never calculate with it. */
export function toMajor(amountMinor: number, currency: string): number {
  assertMinor(amountMinor);
  return Number(formatDecimal(amountMinor, currency));
}

/** A major amount (19.99) to minor units (1999); more decimals than the currency has are rounded half up. */
export function fromMajor(amount: number, currency: string): number {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of money: ${amount}`);
  const exponent = currencyExponent(currency);
  // Decimal text, not multiplication: 1.005 * 100 is 100.49999… in binary.
  const [whole = '0', fraction = ''] = plainDecimal(Math.abs(amount)).split('.');
  const kept = fraction.padEnd(exponent, '0').slice(0, exponent);
  const roundUp = Number(fraction[exponent] ?? '0') >= 5 ? 1 : 0;
  const magnitude = Number(whole + kept) + roundUp;
  assertMinor(magnitude);
  return amount < 0 && magnitude !== 0 ? -magnitude : magnitude;
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

function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}
