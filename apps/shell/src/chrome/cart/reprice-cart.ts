import type { CartItem, Currency } from '@orime/contracts';
import type { CheckoutLine, CheckoutLineInput, CheckoutQuote } from '@orime/contracts/api/checkout';
import { api } from '@orime/platform';
import { replaceCartItems } from '@orime/platform/host';
import type { Platform } from '@orime/platform/host';

/** Asks the api for the lines' prices in a currency, and puts those it has into the cart. */
export async function repriceCart(platform: Platform, items: readonly CartItem[], currency: Currency): Promise<void> {
  const quote = await api.post<CheckoutQuote>('/api/checkout/quote', { currency, lines: items.map(lineOf) });
  replaceCartItems(platform, (item) => withPrice(item, quote.lines.find((line) => isLineOf(line, item))));
}

function lineOf({ piece, id, size, quantity }: CartItem): CheckoutLineInput {
  return piece === undefined ? { id, size, quantity } : { piece };
}

function isLineOf(line: CheckoutLine, item: CartItem): boolean {
  return item.piece === undefined ? line.piece === undefined && line.id === item.id && line.size === item.size : line.piece === item.piece;
}

function withPrice(item: CartItem, line: CheckoutLine | undefined): CartItem {
  if (line === undefined || line.unit === null) return item;
  const { price, priceMinor, currency } = line.unit;
  return { ...item, price, priceMinor, currency };
}
