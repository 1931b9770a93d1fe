import type { Order, SellerOrder } from '@orime/contracts/api/order';
import type { WholesaleOrder } from '@orime/contracts/api/wholesale-order';
import { useState } from 'react';
import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
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
  /** All that is left when absent. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** The fulfilment of an order under the specification's names (sections 3 and 4). */
export interface FulfilmentState<Fulfilled> {
  readonly loading: boolean;
  /** The order as the server answered it. */
  readonly fulfillment_success: Fulfilled | null;
  /** The body of the refusal; without an answer, the error itself. */
  readonly fulfillment_error: unknown;
  /** What was thrown, for its text. */
  readonly error: unknown;
}

const IDLE = { loading: false, fulfillment_success: null, fulfillment_error: null, error: null } as const;

/**
 * Sends an order on its way. A request clears the last result; an order of which all that is left goes shows as sent at once
 * wherever it is listed, and as it was when the server refuses. What a parcel with a part of it makes of the order is the
 * server's to say: it is fulfilled with its last piece. Repeating it when nothing is left to send changes nothing.
 */
export function useFulfilment<Kind extends keyof Orders>(
  kind: Kind,
): FulfilmentState<Orders[Kind]> & { fulfil(id: string, parcel?: Parcel): Promise<void> } {
  const { queries } = usePlatform();
  const [state, setState] = useState<FulfilmentState<Orders[Kind]>>(IDLE);

  async function fulfil(id: string, parcel: Parcel = {}): Promise<void> {
    const key = ['fulfilment', kind, id];
    if (queries.isMutating({ mutationKey: key }) > 0) return;
    setState({ ...IDLE, loading: true });
    try {
      const order = await changeAtOnce<Orders[Kind]>(queries, {
        key,
        show: () => replaceOrder(queries, id, (known) => ({ ...known, ...(parcel.lines === undefined && SENT[kind]) })),
        send: () =>
          api.post<Orders[Kind]>(`/api/${kind === 'retail' ? 'order' : 'wholesale-order'}/fulfill/id/${encodeURIComponent(id)}`, parcel),
        settle(answer) {
          replaceOrder(queries, id, (known) => ({ ...known, ...answer }));
          // Lists that are sorted or counted by state are read again behind it.
          void queries.invalidateQueries(OF_ORDERS);
        },
      });
      setState({ ...IDLE, fulfillment_success: order ?? null });
    } catch (error) {
      setState({ ...IDLE, fulfillment_error: isApiError(error) ? (error.body ?? error) : error, error });
    }
  }
  return { ...state, fulfil };
}

/** What an order looks like once everything is sent; what its reader may do next is the server's to say. */
const SENT = {
  retail: { status: 'shipped', fulfilmentStatus: 'fulfilled', fulfilled: true } satisfies Partial<Order>,
  wholesale: { fulfilled: true } satisfies Partial<WholesaleOrder>,
};
