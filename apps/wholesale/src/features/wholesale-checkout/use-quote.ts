import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { keepPreviousData, useQuery, useQueryClient } from '@orime/platform';
import { quoteQuery, useSettled } from '../quote/index.ts';
import { toWish } from './checkout-draft.ts';
import type { BrandLines, CheckoutDraft, WishFrame } from './checkout-draft.ts';
import { readyBrands } from './quote-problems.ts';

/** The pause in typing after which a new quote is asked for. */
const PAUSE_MS = 350;

/** What the price of an order depends on. */
export type Priced = Pick<CheckoutDraft, 'brands' | 'terms'>;

/** What would be sent: all designers, or those whose part is ready. */
export interface Sendable {
  readonly brands: readonly BrandLines[];
  readonly quote: WholesaleQuote;
}

/** The quote of a cart as it is typed, and of the part of it that is ready while another part is not. */
export function useQuote(brands: readonly BrandLines[], priced: Priced, frame: WishFrame) {
  const queries = useQueryClient();
  const wish = wishOf(brands, priced, frame);
  const written = JSON.stringify(wish);
  const settled = useSettled(written, PAUSE_MS);
  // It was written from a wish just above.
  const whole = useQuery({ ...quoteQuery(JSON.parse(settled) as typeof wish), placeholderData: keepPreviousData });
  const isStale = whole.isPlaceholderData || whole.isFetching || settled !== written;
  const ready = whole.data === undefined || isStale ? [] : readyBrands(brands, whole.data);
  const isPart = ready.length > 0 && ready.length < brands.length;
  const part = useQuery({ ...quoteQuery(wishOf(isPart ? ready : brands, priced, frame)), enabled: isPart });

  /** Read when it is pressed, so that it is what is on the page then. */
  function readSendable(now: Priced): Sendable | undefined {
    const quote = queries.getQueryData(quoteQuery(wishOf(brands, now, frame)).queryKey);
    if (quote === undefined) return undefined;
    const chosen = readyBrands(brands, quote);
    if (chosen.length === brands.length || chosen.length === 0) return { brands, quote };
    const partQuote = queries.getQueryData(quoteQuery(wishOf(chosen, now, frame)).queryKey);
    return partQuote && { brands: chosen, quote: partQuote };
  }

  return {
    quote: whole.data,
    part: isPart ? part.data : undefined,
    ready,
    isStale: isStale || (isPart && part.data === undefined),
    error: whole.error,
    readSendable,
    retry: () => void whole.refetch(),
    /** Takes a newer quote that the server has sent by itself. */
    replace: (sent: readonly BrandLines[], now: Priced, quote: WholesaleQuote): void => {
      queries.setQueryData(quoteQuery(wishOf(sent, now, frame)).queryKey, quote);
      void queries.invalidateQueries({ queryKey: quoteQuery(wish).queryKey });
    },
  };
}

/** Numbers and notes of an order change no price: without them, typing one asks for no quote. */
function wishOf(brands: readonly BrandLines[], { brands: choices, terms }: Priced, frame: WishFrame) {
  const dates = Object.entries(choices).map(([id, choice]) => [id, { ...choice, poNumber: '', note: '' }] as const);
  return toWish(brands, { brands: Object.fromEntries(dates), terms }, frame);
}
