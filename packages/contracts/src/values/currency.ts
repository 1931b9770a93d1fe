/** Decimals of each currency (ISO 4217) that differ from two. */
const exponents: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3, BHD: 3, TND: 3 };

/** Decimals of a currency: 2 for USD and EUR, 0 for JPY. */
export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2;
}

/**
 * A major amount (19.99) to minor units (1999); more decimals than the currency has are rounded half up. Throws a RangeError for
 * what is not finite, or too large to be held exactly.
 */
export function toMinor(amount: number, currency: string): number {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of money: ${amount}`);
  const exponent = currencyExponent(currency);
  // Decimal text, not multiplication: 1.005 * 100 is 100.49999… in binary.
  const [whole = '0', fraction = ''] = plainDecimal(Math.abs(amount)).split('.');
  const kept = fraction.padEnd(exponent, '0').slice(0, exponent);
  const roundUp = Number(fraction[exponent] ?? '0') >= 5 ? 1 : 0;
  const magnitude = Number(whole + kept) + roundUp;
  if (!Number.isSafeInteger(magnitude)) throw new RangeError(`too large for minor units: ${amount}`);
  return amount < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}
