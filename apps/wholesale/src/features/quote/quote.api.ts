import type { WholesaleQuote, WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import { api, queryOptions } from '@orime/platform';

/** Prices, windows, terms and problems of goods as they are now. Never served from an earlier visit. */
export const quoteQuery = (wish: WholesaleWish) =>
  queryOptions({
    queryKey: ['wholesale-quote', wish],
    queryFn: ({ signal }) => api.post<WholesaleQuote>('/api/wholesale-order/quote', wish, { signal }),
    gcTime: 60_000,
    retry: false,
  });
