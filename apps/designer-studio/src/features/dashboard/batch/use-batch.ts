import { newKey } from '@orime/forms';
import { useMutation, useQueryClient } from '@orime/platform';
import type { Parcel } from '@orime/platform';
import { useRef, useState } from 'react';
import { shipOrder } from '../dashboard.api.ts';

/** What became of an order; absent: it has not been tried. */
export type Sent = { readonly status: 'sent' } | { readonly status: 'failed'; readonly error: unknown };
export type BatchParcel = { readonly id: string; readonly parcel: Parcel };

const KEY = ['fulfilment', 'batch'];

/**
 * Sends parcels of many orders, one after the other; one that is refused does not hold up the others. The same parcel tried again keeps
 * its idempotency key: what was lost may have been the answer alone.
 */
export function useBatch(onAllSent: () => void) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<Readonly<Record<string, Sent>>>({});
  const keys = useRef(new Map<string, string>());

  const sending = useMutation({
    mutationKey: KEY,
    mutationFn: async (parcels: readonly BatchParcel[]): Promise<number> => {
      let failed = 0;
      for (const { id, parcel } of parcels) {
        const content = JSON.stringify([id, parcel]);
        const key = keys.current.get(content) ?? newKey();
        keys.current.set(content, key);
        const result = await shipOrder(id, parcel, key).then(
          (): Sent => ({ status: 'sent' }),
          (error: unknown): Sent => ({ status: 'failed', error }),
        );
        if (result.status === 'failed') failed += 1;
        setSent((known) => ({ ...known, [id]: result }));
      }
      return failed;
    },
    onSuccess: (failed) => {
      if (failed === 0) onAllSent();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });

  return {
    sent,
    failed: sending.isPending ? 0 : (sending.data ?? 0),
    isSending: sending.isPending,
    send(parcels: readonly BatchParcel[]): void {
      // The second press of a double one comes before anything is drawn.
      if (queries.isMutating({ mutationKey: KEY }) === 0) sending.mutate(parcels);
    },
  };
}
