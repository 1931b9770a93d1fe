import type { Order, SellerOrder } from '@orime/contracts/api/selling/order';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useRef, useState } from 'react';
import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import { newKey } from '../http/new-key.ts';
import { usePlatform } from '../platform-context.tsx';
import { changeAtOnce } from './change-at-once.ts';
import { OF_ORDERS, replaceOrder } from './replace-order.ts';

interface Orders {
  readonly retail: SellerOrder;
  readonly wholesale: WholesaleOrder;
}

export interface Parcel {
  readonly carrier?: string;
  readonly tracking?: string;
  /** Absent: all remaining units. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** State of a fulfilment request, with the specification's names (sections 3 and 4). */
export interface FulfilmentState<Fulfilled> {
  readonly loading: boolean;
  /** The order as the server returned it. */
  readonly fulfillment_success: Fulfilled | null;
  /** Response body of the failure; without a response, the error itself. */
  readonly fulfillment_error: unknown;
  /** The thrown error, for its message. */
  readonly error: unknown;
}

const IDLE = { loading: false, fulfillment_success: null, fulfillment_error: null, error: null } as const;

/**
 * Ships an order or a part of it. Shipping all remaining units is shown at once in every list and rolled back on failure; for a
 * partial parcel the server decides the new status. A new request clears the last result; repeating a complete one is a no-op. The
 * same parcel tried again after a failure keeps its idempotency key: what was lost may have been the answer alone.
 */
export function useFulfilment<Kind extends keyof Orders>(
  kind: Kind,
): FulfilmentState<Orders[Kind]> & { fulfil(id: string, parcel?: Parcel): Promise<void> } {
  const { queries } = usePlatform();
  const [state, setState] = useState<FulfilmentState<Orders[Kind]>>(IDLE);
  const unanswered = useRef<{ readonly content: string; readonly key: string }>(undefined);

  async function fulfil(id: string, parcel: Parcel = {}): Promise<void> {
    const key = ['fulfilment', kind, id];
    if (queries.isMutating({ mutationKey: key }) > 0) return;
    setState({ ...IDLE, loading: true });
    const content = JSON.stringify([id, parcel]);
    const sending = unanswered.current?.content === content ? unanswered.current : { content, key: newKey() };
    unanswered.current = sending;
    try {
      const order = await changeAtOnce<Orders[Kind]>(queries, {
        key,
        show: () => replaceOrder(queries, id, (known) => ({ ...known, ...(parcel.lines === undefined && SENT[kind]) })),
        send: () =>
          api.post<Orders[Kind]>(`/api/${kind === 'retail' ? 'order' : 'wholesale-order'}/fulfill/id/${encodeURIComponent(id)}`, parcel, {
            idempotencyKey: sending.key,
          }),
        settle(answer) {
          replaceOrder(queries, id, (known) => ({ ...known, ...answer }));
          // Refetch lists that are sorted or counted by status.
          void queries.invalidateQueries(OF_ORDERS);
        },
      });
      unanswered.current = undefined;
      setState({ ...IDLE, fulfillment_success: order ?? null });
    } catch (error) {
      setState({ ...IDLE, fulfillment_error: isApiError(error) ? (error.body ?? error) : error, error });
    }
  }
  return { ...state, fulfil };
}

/** Fields of a completely shipped order. What the viewer may do next comes from the server. */
const SENT = {
  retail: { status: 'shipped', fulfilmentStatus: 'fulfilled', fulfilled: true } satisfies Partial<Order>,
  wholesale: { fulfilled: true } satisfies Partial<WholesaleOrder>,
};
