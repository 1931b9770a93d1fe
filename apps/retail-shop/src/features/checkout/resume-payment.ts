import type { LocalText } from '@orime/contracts';
import type { Checkout } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { isApiError, queryOptions, textOfError } from '@orime/platform';
import { checkoutApi } from './checkout.api.ts';
import type { PendingPayment } from './pending-payment.ts';
import { orderWhenReady } from './place-order.ts';

/** How a payment on the provider's page ended. */
export type ResumedPayment =
  | { readonly status: 'placed'; readonly placed: PlacedOrder }
  /** Not paid: the buyer turned back, or can no longer pay on that page (`isOver`). The checkout goes on as it was left. */
  | { readonly status: 'unpaid'; readonly isOver: boolean; readonly checkout: Checkout | undefined }
  /** Paid too late for what was agreed; the payment was given up. */
  | { readonly status: 'refused'; readonly text: LocalText; readonly checkout: Checkout | undefined };

/**
 * Asks what became of a payment and places its order. Another tab, the webhook and this browser find the same order. Personal, and a
 * statement about now: not kept. Fails where the API cannot be reached.
 */
export const resumeQuery = (payment: PendingPayment) =>
  queryOptions({
    queryKey: ['checkout', 'payment', payment.paymentSessionId],
    queryFn: () => resumePayment(payment),
    staleTime: Infinity,
    retry: false,
    meta: { keep: false },
    gcTime: 0,
  });

async function resumePayment(payment: PendingPayment): Promise<ResumedPayment> {
  try {
    const { status } = await checkoutApi.lookAtPayment(payment, payment.paymentSessionId);
    if (status !== 'authorised' && status !== 'processing')
      return { status: 'unpaid', isOver: false, checkout: await readCheckout(payment) };
    return { status: 'placed', placed: await orderWhenReady(payment, payment.paymentSessionId, payment.orderKey) };
  } catch (error) {
    if (!isApiError(error) || error.code === 'network' || error.status >= 500) throw error;
    const checkout = await readCheckout(payment);
    return error.code === 'payment_declined'
      ? { status: 'unpaid', isOver: true, checkout }
      : { status: 'refused', text: textOfError(error), checkout };
  }
}

/** What the buyer had filled in, so that nothing is typed twice; undefined for a checkout that is gone. */
async function readCheckout({ checkoutId, checkoutKey }: PendingPayment): Promise<Checkout | undefined> {
  try {
    return await checkoutApi.read(checkoutId, checkoutKey);
  } catch (error) {
    if (isApiError(error) && error.status < 500 && error.code !== 'network') return undefined;
    throw error;
  }
}
