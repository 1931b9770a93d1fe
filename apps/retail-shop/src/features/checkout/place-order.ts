import type { LocalText } from '@orime/contracts';
import type { CheckoutQuote, InsufficientStockDetails, QuoteChangedDetails } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { isApiError, textOfError } from '@orime/platform';
import type { Attempt } from './attempt.ts';
import { attemptFor, withNewPayment } from './attempt.ts';
import { checkoutApi } from './checkout.api.ts';
import type { PaymentStep, QuoteInput } from './checkout.api.ts';
import { quoteDifferences } from './quote-differences.ts';

/** How an attempt to place an order ended. Everything but `placed` leaves the visitor on the page with something to decide. */
export type PlacementResult =
  | { readonly status: 'placed'; readonly placed: PlacedOrder }
  | {
      readonly status: 'changed';
      readonly before: CheckoutQuote;
      readonly after: CheckoutQuote;
      readonly changes: QuoteChangedDetails['changes'];
    }
  | { readonly status: 'short'; readonly lines: InsufficientStockDetails['lines'] }
  | { readonly status: 'challenge'; readonly text: LocalText; readonly resume: (answer: 'approve' | 'refuse') => Promise<Placement> }
  | { readonly status: 'refused'; readonly text: LocalText };

/** The result with what the next attempt goes on from. */
export type Placement = { readonly result: PlacementResult; readonly attempt: Attempt | undefined };

export type PlacementInput = {
  readonly quote: QuoteInput;
  /** What the visitor saw and agreed to. */
  readonly shown: CheckoutQuote;
  readonly card: string;
  readonly last: Attempt | undefined;
};

/** Quote with the address, hold, payment, order. Never throws: what the API refuses comes back as a result. */
export async function placeOrder({ quote, shown, card, last }: PlacementInput): Promise<Placement> {
  let attempt = last;
  try {
    const { checkoutId, checkoutKey } = shown;
    const current = withKey(await checkoutApi.quote({ ...quote, checkoutId, checkoutKey }), shown);
    // The hash is another one with the address that the visitor has just filled in: what they read are the amounts.
    if (quoteDifferences(shown, current).length > 0 || !current.orderable) {
      return { result: { status: 'changed', before: shown, after: current, changes: [] }, attempt: undefined };
    }
    attempt = attemptFor(current.quoteHash, last);
    await hold(current);
    if (attempt.paymentSessionId === undefined) {
      const session = await checkoutApi.openPayment(current, attempt.sessionKey);
      const step = await checkoutApi.confirmPayment(current, session.paymentSessionId, card);
      return await afterPayment(step, current, attempt);
    }
    return await order(current, attempt, attempt.paymentSessionId);
  } catch (error) {
    return { result: resultOf(error, shown), attempt: nextAttempt(error, attempt) };
  }
}

/** Whoever may hold no more goods for now can pay without a hold: the order finds out whether they are still there. */
async function hold(quote: CheckoutQuote): Promise<void> {
  try {
    await checkoutApi.hold(quote);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'rate_limited') throw error;
  }
}

async function afterPayment(step: PaymentStep, quote: CheckoutQuote, attempt: Attempt): Promise<Placement> {
  const { paymentSessionId, status, action } = step;
  if (status === 'requires_action' && action) {
    const resume = async (answer: 'approve' | 'refuse'): Promise<Placement> => {
      try {
        return await afterPayment(await checkoutApi.answerChallenge(quote, paymentSessionId, answer), quote, attempt);
      } catch (error) {
        return { result: resultOf(error, quote), attempt: nextAttempt(error, attempt) };
      }
    };
    return { result: { status: 'challenge', text: action.text, resume }, attempt };
  }
  const paid = { ...attempt, paymentSessionId };
  try {
    return await order(quote, paid, paymentSessionId);
  } catch (error) {
    return { result: resultOf(error, quote), attempt: nextAttempt(error, paid) };
  }
}

const maxWaits = 5;

async function order(quote: CheckoutQuote, attempt: Attempt, paymentSessionId: string, waited = 0): Promise<Placement> {
  try {
    const placed = await checkoutApi.order(quote, paymentSessionId, attempt.orderKey);
    return { result: { status: 'placed', placed }, attempt: undefined };
  } catch (error) {
    // The first call of this key is still at work, perhaps sent before a lost connection: its answer will be ours.
    if (!isApiError(error) || error.code !== 'in_progress' || waited >= maxWaits) throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 1) * 1000));
    return await order(quote, attempt, paymentSessionId, waited + 1);
  }
}

/** The key comes with the first quote alone; the following ones keep it. */
function withKey(quote: CheckoutQuote, former: CheckoutQuote): CheckoutQuote {
  const checkoutKey = quote.checkoutKey ?? (quote.checkoutId === former.checkoutId ? former.checkoutKey : undefined);
  return checkoutKey === undefined ? quote : { ...quote, checkoutKey };
}

function resultOf(error: unknown, before: CheckoutQuote): PlacementResult {
  if (isApiError(error) && error.code === 'quote_changed') {
    const { quote, changes } = detailsOf<QuoteChangedDetails>(error.details);
    // Without the new quote there is nothing to compare: the next attempt asks for it first.
    if (quote !== undefined) return { status: 'changed', before, after: withKey(quote, before), changes: changes ?? [] };
  }
  if (isApiError(error) && error.code === 'insufficient_stock') {
    return { status: 'short', lines: detailsOf<InsufficientStockDetails>(error.details).lines ?? [] };
  }
  return { status: 'refused', text: textOfError(error) };
}

/** The details that the contract promises with a code. The gateway or an older api may answer without them. */
function detailsOf<Details>(details: unknown): Partial<Details> {
  return typeof details === 'object' && details !== null ? details : {};
}

/** A network failure keeps the keys, so that trying again finds what was begun; a refused payment needs a new one. */
function nextAttempt(error: unknown, attempt: Attempt | undefined): Attempt | undefined {
  if (attempt === undefined || !isApiError(error)) return attempt;
  if (error.code === 'network' || error.code === 'in_progress' || error.status >= 500) return attempt;
  return withNewPayment(attempt);
}
