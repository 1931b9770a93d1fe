import { Type, type Static, type TProperties } from 'typebox';
import { Currency, Ok, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { CompanyRole } from '../trade/buyer.ts';

const image = Type.Union([ImageRef, Type.Null()]);
const order = { orderId: Type.String(), groupId: Type.String(), number: Type.String(), seller: LocalText, units: Type.Integer(), image };
const returned = { returnId: Type.String(), returnNumber: Type.String() };
const design = { designId: Type.String(), slug: Type.String(), name: LocalText, image };

/** Stored data per kind of event. Names of users who liked or followed are read on request and never stored. */
const DATA = {
  /** To the seller. */
  order_placed: { ...order, totalMinor: Type.Integer(), currency: Currency },
  /** To the customer; so is the next one. */
  order_shipped: { ...order, isPart: Type.Boolean() },
  order_delivered: order,
  /** To the parties that did not cancel: customer, seller, or both. */
  order_cancelled: { ...order, side: Type.Union([Type.Literal('buyer'), Type.Literal('seller')]) },
  /** To the customer, when the order itself was not cancelled. */
  order_refunded: { ...order, amountMinor: Type.Integer(), currency: Currency },
  /** To the seller; the next one to the customer. `units` is the number of returned units. */
  return_requested: { ...order, ...returned },
  return_updated: { ...order, ...returned, status: Type.Enum(['approved', 'declined', 'received', 'refunded', 'rejected']) },
  /** One per channel, for its newest message. */
  message_received: { channel: Type.String(), from: Type.String(), excerpt: Type.String() },
  /** One per profile and day. */
  new_follower: { profileId: Type.String(), handle: Type.String() },
  /** One per design and day. */
  design_liked: design,
  design_confirmed: { ...design, isChange: Type.Boolean() },
  design_rejected: { ...design, isChange: Type.Boolean(), reason: Type.String() },
  /** A design on sale needs confirmation again. */
  design_in_review: { ...design, reason: Type.String() },
  /** To the author, when someone else published or unpublished the article. */
  article_published: { articleId: Type.String(), slug: Type.String(), title: LocalText },
  article_returned: {
    articleId: Type.String(),
    title: LocalText,
    status: Type.Union([Type.Literal('draft'), Type.Literal('unpublished')]),
    reason: Type.String(),
  },
  profile_approved: { profileId: Type.String(), handle: Type.String() },
  /** To a company's owners. `isRecheck`: the decision concerns changes of a verified company. */
  buyer_decided: {
    buyerId: Type.String(),
    company: Type.String(),
    status: Type.Union([Type.Literal('verified'), Type.Literal('needs_info'), Type.Literal('rejected'), Type.Literal('suspended')]),
    isRecheck: Type.Boolean(),
    reason: LocalText,
  },
  /** To owners: who joined their company. To other members: their new role (`role`, null when removed). */
  company_member: {
    buyerId: Type.String(),
    company: LocalText,
    name: Type.String(),
    step: Type.Enum(['joined', 'role', 'removed']),
    role: Type.Union([CompanyRole, Type.Null()]),
  },
  /**
   * To a party of a wholesale order: company, designer or account manager. The amount is that of the order, invoice, payment or
   * refund.
   */
  wholesale_order: {
    orderId: Type.String(),
    number: Type.String(),
    company: Type.String(),
    seller: LocalText,
    side: Type.Enum(['buyer', 'seller', 'staff']),
    step: Type.Enum([
      'submitted',
      'to_confirm',
      'changes_requested',
      'answered',
      'approved',
      'declined',
      'cancelled',
      'partially_shipped',
      'shipped',
      'invoiced',
      'paid',
      'overdue',
      'refunded',
    ]),
    amountMinor: Type.Integer(),
    currency: Currency,
    /** Invoice of a payment step; absent in notifications from before it was stored. */
    invoiceId: Type.Optional(Type.String()),
  },
  /** To the seller: the commission of a month (`YYYY-MM`), negative when refunds exceeded it. */
  commission_invoiced: {
    invoiceId: Type.String(),
    number: Type.String(),
    month: Type.String(),
    amountMinor: Type.Integer(),
    currency: Currency,
  },
  /** To administrators: what a bank did with the money of an order. The amount is the order's part. */
  money_back: {
    orderId: Type.String(),
    number: Type.String(),
    step: Type.Enum(['dispute_opened', 'dispute_won', 'dispute_lost', 'refund_failed']),
    amountMinor: Type.Integer(),
    currency: Currency,
  },
} satisfies Record<string, TProperties>;

export type NotificationKind = keyof typeof DATA;
/** Stored data of a kind of event. */
export type NotificationData = { [Kind in NotificationKind]: Static<ReturnType<typeof Type.Object<(typeof DATA)[Kind]>>> };

/** Users behind a grouped notification: the latest one's name and the number of others. */
const People = Type.Object({ latest: Type.String(), others: Type.Integer({ minimum: 0 }) });

function notificationOf<const Kind extends NotificationKind>(kind: Kind) {
  return Type.Object({
    id: Type.String(),
    kind: Type.Literal(kind),
    data: Type.Object<(typeof DATA)[Kind]>(DATA[kind]),
    people: Type.Union([People, Type.Null()]),
    /** Time of the newest grouped event. */
    at: Timestamp,
    isRead: Type.Boolean(),
  });
}

export const Notification = Type.Union([
  notificationOf('order_placed'),
  notificationOf('order_shipped'),
  notificationOf('order_delivered'),
  notificationOf('order_cancelled'),
  notificationOf('order_refunded'),
  notificationOf('return_requested'),
  notificationOf('return_updated'),
  notificationOf('message_received'),
  notificationOf('new_follower'),
  notificationOf('design_liked'),
  notificationOf('design_confirmed'),
  notificationOf('design_rejected'),
  notificationOf('design_in_review'),
  notificationOf('article_published'),
  notificationOf('article_returned'),
  notificationOf('profile_approved'),
  notificationOf('buyer_decided'),
  notificationOf('company_member'),
  notificationOf('wholesale_order'),
  notificationOf('commission_invoiced'),
  notificationOf('money_back'),
]);
export type Notification = Static<typeof Notification>;

export const listNotifications = defineEndpoint({
  method: 'GET',
  url: '/api/notification',
  querystring: Type.Object({
    /** `next` of the previous page. Cursor-based, because grouped entries move up when an event joins them. */
    before: Type.Optional(Type.String({ maxLength: 120, pattern: '^\\d{1,17}_[\\w]{1,60}$' })),
    /** 0 returns the unread count only. */
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
  }),
  response: Type.Object({
    items: Type.Array(Notification),
    unread: Type.Integer({ minimum: 0 }),
    next: Type.Union([Type.String(), Type.Null()]),
  }),
});

export const readNotifications = defineEndpoint({
  method: 'POST',
  url: '/api/notification/read',
  /** Default: all. Ids of read notifications and of other users are ignored. */
  body: Type.Object({ ids: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 })) }),
  response: Type.Object({ ...Ok.properties, unread: Type.Integer({ minimum: 0 }) }),
});
