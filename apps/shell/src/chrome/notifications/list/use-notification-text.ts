import type { Notification } from '@orime/contracts/api/notify/notification';
import { useFormat, useText } from '@orime/platform';
import { useNotificationT } from '../notification-texts.ts';

const RETURN_STEPS = {
  approved: 'notification.return.approved',
  declined: 'notification.return.declined',
  received: 'notification.return.received',
  refunded: 'notification.return.refunded',
  rejected: 'notification.return.rejected',
} as const;

const MONEY_BACK_STEPS = {
  dispute_opened: 'notification.money-back.dispute-opened',
  dispute_won: 'notification.money-back.dispute-won',
  dispute_lost: 'notification.money-back.dispute-lost',
  refund_failed: 'notification.money-back.refund-failed',
} as const;

export interface NotificationText {
  readonly title: string;
  /** Empty where the title says it all. */
  readonly detail: string;
}

/** A notification in a sentence of the current language. */
export function useNotificationText(): (item: Notification) => NotificationText {
  const t = useNotificationT();
  const text = useText();
  const { date, money } = useFormat();

  return (item) => {
    switch (item.kind) {
      case 'order_placed':
        return {
          title: t('notification.order-placed', { number: item.data.number }),
          detail: t('notification.order-placed.detail', { count: item.data.units, total: money(item.data.totalMinor, item.data.currency) }),
        };
      case 'order_shipped':
        return {
          title: t(item.data.isPart ? 'notification.order-shipped.part' : 'notification.order-shipped', { seller: text(item.data.seller) }),
          detail: orderNumber(item.data.number),
        };
      case 'order_delivered':
        return { title: t('notification.order-delivered', { seller: text(item.data.seller) }), detail: orderNumber(item.data.number) };
      case 'order_cancelled':
        return {
          title:
            item.data.side === 'buyer'
              ? t('notification.order-cancelled.buyer', { seller: text(item.data.seller) })
              : t('notification.order-cancelled.seller', { number: item.data.number }),
          detail: item.data.side === 'buyer' ? orderNumber(item.data.number) : '',
        };
      case 'order_refunded':
        return {
          title: t('notification.order-refunded', { amount: money(item.data.amountMinor, item.data.currency) }),
          detail: orderNumber(item.data.number),
        };
      case 'return_requested':
        return { title: t('notification.return-requested', { number: item.data.returnNumber }), detail: orderNumber(item.data.number) };
      case 'return_updated':
        return { title: t(RETURN_STEPS[item.data.status], { seller: text(item.data.seller) }), detail: orderNumber(item.data.number) };
      case 'message_received':
        return { title: t('notification.message', { name: item.data.from }), detail: item.data.excerpt };
      case 'new_follower':
        return { title: ofPeople(item.people, 'notification.follower', {}), detail: '' };
      case 'design_liked':
        return { title: ofPeople(item.people, 'notification.liked', { design: text(item.data.name) }), detail: '' };
      case 'design_confirmed':
        return {
          title: t(item.data.isChange ? 'notification.change-confirmed' : 'notification.design-confirmed', {
            design: text(item.data.name),
          }),
          detail: '',
        };
      case 'design_rejected':
        return {
          title: t(item.data.isChange ? 'notification.change-rejected' : 'notification.design-rejected', { design: text(item.data.name) }),
          detail: item.data.reason,
        };
      case 'design_in_review':
        return { title: t('notification.design-in-review', { design: text(item.data.name) }), detail: item.data.reason };
      case 'article_published':
        return { title: t('notification.article-published', { title: text(item.data.title) }), detail: '' };
      case 'article_returned':
        return {
          title: t(`notification.article-returned.${item.data.status}`, { title: text(item.data.title) }),
          detail: item.data.reason,
        };
      case 'profile_approved':
        return { title: t('notification.profile-approved'), detail: t('notification.profile-approved.detail') };
      case 'buyer_decided':
        return {
          title: t(`notification.buyer.${item.data.isRecheck && item.data.status === 'verified' ? 'accepted' : item.data.status}`, {
            company: item.data.company,
          }),
          detail: text(item.data.reason),
        };
      case 'company_member':
        return {
          title: t(`notification.company.${item.data.step === 'role' ? (item.data.role ?? 'viewer') : item.data.step}`, {
            name: item.data.name,
            company: text(item.data.company),
          }),
          detail: '',
        };
      case 'wholesale_order':
        return {
          title: t(`notification.wholesale.${item.data.step}`, {
            number: item.data.number,
            amount: money(item.data.amountMinor, item.data.currency),
          }),
          detail: item.data.side === 'buyer' ? text(item.data.seller) : item.data.company,
        };
      case 'commission_invoiced':
        return {
          title: t('notification.commission', {
            month: date(`${item.data.month}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
          }),
          detail: t('notification.commission.detail', {
            number: item.data.number,
            amount: money(item.data.amountMinor, item.data.currency),
          }),
        };
      case 'money_back':
        return {
          title: t(MONEY_BACK_STEPS[item.data.step], { amount: money(item.data.amountMinor, item.data.currency) }),
          detail: orderNumber(item.data.number),
        };
      default:
        return item satisfies never;
    }
  };

  function orderNumber(number: string): string {
    return t('notification.order-number', { number });
  }

  /** "Aiko", or "Aiko and 3 others". */
  function ofPeople(
    people: Notification['people'],
    key: 'notification.follower' | 'notification.liked',
    more: Readonly<Record<string, string>>,
  ): string {
    const name = people?.latest ?? t('notification.somebody');
    const count = people?.others ?? 0;
    if (count === 0) return t(key, { ...more, name });
    return key === 'notification.follower'
      ? t('notification.follower.others', { ...more, name, count })
      : t('notification.liked.others', { ...more, name, count });
  }
}
