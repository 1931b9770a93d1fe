import type { CartItem } from '@orime/contracts';
import type { Checkout, CheckoutLineInput, CheckoutQuote } from '@orime/contracts/api/checkout';
import { keepPreviousData, queryOptions, useCart, useLanguage, useMarket, useQuery, useQueryClient } from '@orime/platform';
import { checkoutApi } from './checkout.api.ts';
import type { QuoteInput, ShippingMethod } from './checkout.api.ts';

export type QuoteChoices = {
  readonly shipping: Readonly<Record<string, ShippingMethod>>;
  readonly codes: readonly string[];
  readonly drafted: Checkout | undefined;
};

/** What the cart, or what was drafted for the visitor, costs now, by the server. The same checkout is quoted again with every change. */
export function useQuote({ shipping, codes, drafted }: QuoteChoices) {
  const { items } = useCart();
  const { currency } = useMarket();
  const locale = useLanguage();
  const queries = useQueryClient();
  // The server knows the lines of a draft, and takes none from here.
  const input: QuoteInput = drafted
    ? { checkoutId: drafted.quote.checkoutId, currency: drafted.quote.currency, locale, lines: [], shipping, codes }
    : { currency, locale, lines: items.map(lineOf), shipping, codes };
  const query = useQuery({
    ...quoteQuery(input, async () => {
      if (drafted) return checkoutApi.quote(input);
      // Continues the checkout that the first quote opened; no part of the key, since it changes nothing about the price.
      const checkoutId = queries.getQueryData<string>(checkoutIdKey);
      const quote = await checkoutApi.quote({ ...input, checkoutId });
      queries.setQueryData(checkoutIdKey, quote.checkoutId);
      return quote;
    }),
    enabled: drafted !== undefined || items.length > 0,
  });
  return { ...query, input };
}

const checkoutIdKey = ['checkout', 'id'] as const;

const quoteQuery = (input: QuoteInput, read: () => Promise<CheckoutQuote>) =>
  queryOptions({
    queryKey: ['checkout', 'quote', input],
    queryFn: read,
    placeholderData: keepPreviousData,
    // A quote is a statement about now.
    staleTime: 0,
    gcTime: 0,
  });

const lineOf = (item: CartItem): CheckoutLineInput =>
  item.piece === undefined ? { id: item.id, size: item.size, quantity: item.quantity } : { piece: item.piece };
