import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';

/** Where orders stand for their reader, most pressing first. */
export const ORDER_TABS = ['needs', 'draft', 'review', 'open', 'past'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

type Sorted = Pick<WholesaleOrder, 'status' | 'viewer'>;

/** `needs`: the reader's word is asked for. Drafts that somebody else wrote for a company wait for it as well. */
export function tabOf({ status, viewer }: Sorted): OrderTab {
  if (viewer.canAccept || (viewer.role !== 'buyer' && viewer.steps.includes('approved'))) return 'needs';
  switch (status) {
    case 'draft':
      return 'draft';
    case 'in_review':
    case 'changes_requested':
      return 'review';
    case 'approved':
    case 'in_production':
    case 'partially_shipped':
      return 'open';
    case 'shipped':
    case 'delivered':
    case 'closed':
    case 'cancelled':
      return 'past';
  }
}

/** Orders whose number, PO number or other party contains the words, in any width and case. */
export function findOrders<Order extends Pick<WholesaleOrder, 'number' | 'poNumber' | 'seller' | 'buyer'>>(
  orders: readonly Order[],
  words: string,
): readonly Order[] {
  const wanted = fold(words);
  if (wanted === '') return orders;
  return orders.filter(({ number, poNumber, seller, buyer }) =>
    [number, poNumber ?? '', seller.name, seller.nameJp, buyer.name].some((text) => fold(text).includes(wanted)),
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
