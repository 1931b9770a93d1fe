import type { Notification } from '@orime/contracts/api/notify/notification';

/** Where a notification leads; null for a conversation, which opens over the page. */
export function pathOf(item: Notification, hasRoute: (path: string) => boolean): string | null {
  switch (item.kind) {
    case 'order_placed':
      return `/order-info/${item.data.orderId}`;
    case 'return_requested':
      return `/dashboard?tab=returns&return=${item.data.returnId}`;
    case 'order_shipped':
    case 'order_delivered':
    case 'order_refunded':
    case 'return_updated':
      return `/order-info/${item.data.groupId}`;
    case 'order_cancelled':
      return `/order-info/${item.data.side === 'buyer' ? item.data.groupId : item.data.orderId}`;
    case 'new_follower':
    case 'profile_approved':
      return firstRoute(hasRoute, `/shop/${item.data.handle}`);
    case 'design_liked':
    case 'design_confirmed':
      return firstRoute(hasRoute, `/designs/${item.data.slug}`);
    case 'article_published':
      return firstRoute(hasRoute, `/article/id/${item.data.slug}`);
    case 'article_returned':
      return firstRoute(hasRoute, `/article/draft/edit/id/${item.data.articleId}`);
    case 'design_rejected':
    case 'design_in_review':
      return '/dashboard?tab=designs';
    case 'commission_invoiced':
      return '/dashboard?tab=money';
    case 'money_back':
      return firstRoute(hasRoute, '/admin/money?tab=disputes');
    case 'buyer_decided':
    case 'company_member':
      return '/buyer/dashboard';
    case 'wholesale_order':
      if (item.data.side === 'buyer' && item.data.invoiceId !== undefined) return `/buyer/dashboard?invoice=${item.data.invoiceId}`;
      return firstRoute(hasRoute, `/wholesale-order-info/${item.data.orderId}`);
    case 'message_received':
      return null;
    default:
      return item satisfies never;
  }
}

/** Screens are released one by one: the dashboard shows all of it as well. */
function firstRoute(hasRoute: (path: string) => boolean, path: string): string {
  return hasRoute(path) ? path : '/dashboard';
}
