import { getSession, remoteStorage } from '@orime/platform';
import type { AgreedTerms } from './checkout.api.ts';

const storage = remoteStorage('retail-shop');

/** A payment that is being made on the provider's page: all that this browser needs to go on with it afterwards. */
export type PendingPayment = AgreedTerms & {
  readonly paymentSessionId: string;
  /** The order's idempotency key. */
  readonly orderKey: string;
  /** Address of the checkout it belongs to: the cart's, or the link of a draft. */
  readonly path: string;
};

/** A member's key has the form whose entries are removed on sign-out; a visitor's payment stays in this browser. */
function storageKey(): string {
  const session = getSession();
  return `orime.retail-shop.${session.status === 'signed-in' ? session.user._id : 'visitor'}.payment`;
}

/** Kept beyond the tab: whoever closes it while paying finds the order when they come back. */
export function rememberPayment(payment: PendingPayment): void {
  try {
    storage.setItem(storageKey(), JSON.stringify(payment));
  } catch {
    // A closed storage only means that the way back does not find it: the order is placed and mailed all the same.
  }
}

/** The payment that was begun here last; undefined when there is none, or something else is stored. */
export function readPendingPayment(): PendingPayment | undefined {
  try {
    const stored = JSON.parse(storage.getItem(storageKey()) ?? 'null') as unknown;
    return isPendingPayment(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPayment(): void {
  try {
    storage.removeItem(storageKey());
  } catch {
    // As above.
  }
}

function isPendingPayment(value: unknown): value is PendingPayment {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>; // checked one by one below
  return ['paymentSessionId', 'checkoutId', 'quoteHash', 'orderKey', 'path'].every((name) => typeof fields[name] === 'string');
}
