import { useEffect, useState } from 'react';
import { readPendingPayment, type PendingPayment } from './pending-payment.ts';

export type KnownPayment =
  /** The storage has not been read yet: the server has none, and the first render is the server's. */
  { readonly status: 'unread' } | { readonly status: 'none' } | { readonly status: 'pending'; readonly payment: PendingPayment };

/** The payment that was begun in this browser and of which nothing more is known. */
export function usePendingPayment(): KnownPayment {
  const [known, setKnown] = useState<KnownPayment>({ status: 'unread' });
  // Synchronises with the storage, once: afterwards this page is what changes it.
  useEffect(() => {
    const payment = readPendingPayment();
    setKnown(payment === undefined ? { status: 'none' } : { status: 'pending', payment });
  }, []);
  return known;
}
