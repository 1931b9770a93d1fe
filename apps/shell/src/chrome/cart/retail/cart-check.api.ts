import { cartLineKey } from '@orime/commerce';
import type { CartItem, Currency } from '@orime/contracts';
import type { CartCheck } from '@orime/contracts/api/selling/cart';
import type { CheckoutLineInput } from '@orime/contracts/api/selling/checkout';
import { api, queryOptions } from '@orime/platform';

const FRESH_MS = 30_000;

/** How the lines of the cart stand today. Asked again when a line or its quantity changes; worth nothing tomorrow. */
export function cartCheckQuery(items: readonly CartItem[], currency: Currency) {
  const lines = items.map(toInput);
  return queryOptions({
    queryKey: ['cart', 'check', { currency, lines }] as const,
    queryFn: ({ signal }) => checkCart(items, currency, signal),
    staleTime: FRESH_MS,
    meta: { keep: false },
  });
}

export async function checkCart(items: readonly CartItem[], currency: Currency, signal?: AbortSignal) {
  const { lines } = await api.post<CartCheck>('/api/cart/check', { currency, items: items.map(toInput) }, signal && { signal });
  return new Map(lines.map((line) => [line.key, line]));
}

/** The key that the api knows a line by. */
export function keyOfLine({ piece, id, size }: CartItem): string {
  return cartLineKey({ piece, id, size });
}

function toInput({ piece, id, size, quantity }: CartItem): CheckoutLineInput {
  return piece === undefined ? { id, size, quantity } : { piece };
}
