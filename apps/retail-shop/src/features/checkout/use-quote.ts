import type { CartItem } from '@orime/contracts';
import type { Checkout, CheckoutLineInput, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { keepPreviousData, queryOptions, useCart, useLanguage, useMarket, useQuery, useQueryClient } from '@orime/platform';
import { checkoutApi } from './checkout.api.ts';
import type { QuoteInput, ShippingMethod } from './checkout.api.ts';

/** What staff have written for the visitor, with the key of its link. */
export type DraftedCheckout = Checkout & { readonly checkoutKey: string };

/** A checkout that was left for the payment provider's page; a guest's with its key. */
export type LeftCheckout = Checkout & { readonly checkoutKey: string | undefined };

export type QuoteChoices = {
  readonly shipping: Readonly<Record<string, ShippingMethod>>;
  readonly codes: readonly string[];
  readonly drafted: DraftedCheckout | undefined;
  /** The checkout to go on with after a payment that did not come about. */
  readonly left?: LeftCheckout | undefined;
};

/** What the cart, or what was drafted for the visitor, costs now, by the server. The same checkout is quoted again with every change. */
export function useQuote({ shipping, codes, drafted, left }: QuoteChoices) {
  const { items } = useCart();
  const { currency } = useMarket();
  const locale = useLanguage();
  const queries = useQueryClient();
  // The server knows the lines of a draft, and takes none from here.
  const input: QuoteInput = drafted
    ? { ...checkoutOf(drafted), currency: drafted.quote.currency, locale, lines: [], shipping, codes }
    : { currency, locale, lines: items.map(lineOf), shipping, codes };
  const query = useQuery({
    ...quoteQuery(input, async () => {
      if (drafted) return { ...(await checkoutApi.quote(input)), checkoutKey: drafted.checkoutKey };
      // Continues the checkout that the first quote opened; no part of the key, since it changes nothing about the price.
      const opened = queries.getQueryData<OpenCheckout>(openCheckoutKey) ?? (left && checkoutOf(left));
      const quote = await checkoutApi.quote({ ...input, ...opened });
      const { checkoutId, checkoutKey = opened?.checkoutKey } = quote;
      queries.setQueryData<OpenCheckout>(openCheckoutKey, { checkoutId, checkoutKey });
      return checkoutKey === undefined ? quote : { ...quote, checkoutKey };
    }),
    enabled: drafted !== undefined || items.length > 0,
  });
  return { ...query, input };
}

type OpenCheckout = { readonly checkoutId: string; readonly checkoutKey: string | undefined };

const openCheckoutKey = ['checkout', 'open'] as const;

const checkoutOf = ({ quote, checkoutKey }: LeftCheckout) => ({ checkoutId: quote.checkoutId, checkoutKey });

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
