import { toMajor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Price } from '@orime/contracts/schemas';

/** An amount as the API sends it. */
export function toPrice(amountMinor: number, currency: Currency): Price {
  return { price: toMajor(amountMinor, currency), priceMinor: amountMinor, currency };
}
