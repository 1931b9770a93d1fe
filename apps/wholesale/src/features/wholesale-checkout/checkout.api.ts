import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import type { Address } from '@orime/contracts/schemas';
import { api } from '@orime/platform';
import type { RequestOptions } from '@orime/platform';

export interface Placement extends WholesaleWish {
  readonly quoteHash: string;
  readonly shipTo?: Address;
  readonly billTo?: Address;
  readonly asDraft?: boolean;
  readonly fromCart?: boolean;
}

export async function placeOrders(placement: Placement, options: RequestOptions): Promise<readonly WholesaleOrder[]> {
  const { orders } = await api.post<{ readonly orders: readonly WholesaleOrder[] }>('/api/wholesale-order', placement, options);
  return orders;
}
