import { newKey } from '@orime/forms';

/** Keys and sessions of one attempt to pay, kept while the same quote is tried again, so that nothing happens twice. */
export type Attempt = {
  readonly quoteHash: string;
  readonly sessionKey: string;
  readonly orderKey: string;
  /** Known once a payment was opened and is still good. */
  readonly paymentSessionId?: string;
};

/** The attempt to go on with: the same while the quote is, a new one otherwise. */
export function attemptFor(quoteHash: string, last: Attempt | undefined): Attempt {
  if (last?.quoteHash === quoteHash) return last;
  return { quoteHash, sessionKey: newKey(), orderKey: newKey() };
}

/** After a refused payment the next one is a new one. */
export const withNewPayment = (attempt: Attempt): Attempt => ({
  quoteHash: attempt.quoteHash,
  sessionKey: newKey(),
  orderKey: newKey(),
});
