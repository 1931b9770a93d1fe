import type { SellerOrder } from '@orime/contracts/api/selling/order';

/** Orders that are to be sent together, over all pages of the list. */
export type Choice = {
  readonly orders: readonly SellerOrder[];
  readonly onChange: (orders: readonly SellerOrder[]) => void;
};
