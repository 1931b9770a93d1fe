import { Type, type Static, type TProperties } from 'typebox';
import { Currency, Ok, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { ImageRef } from '../schemas/image-ref.ts';
import { LocalText } from '../schemas/local-text.ts';
import { CompanyRole } from './buyer.ts';

const image = Type.Union([ImageRef, Type.Null()]);
const order = { orderId: Type.String(), groupId: Type.String(), number: Type.String(), seller: LocalText, units: Type.Integer(), image };
const returned = { returnId: Type.String(), returnNumber: Type.String() };
const design = { designId: Type.String(), slug: Type.String(), name: LocalText, image };

/** What is kept of each kind of event; names of people who liked or followed are read when asked for, never kept. */
const DATA = {
  /** To the seller. */
  order_placed: { ...order, totalMinor: Type.Integer(), currency: Currency },
  /** To the customer, as the next one. */
  order_shipped: { ...order, isPart: Type.Boolean() },
  order_delivered: order,
  /** To whoever did not cancel it: the customer, the seller, or both. */
  order_cancelled: { ...order, side: Type.Union([Type.Literal('buyer'), Type.Literal('seller')]) },
  /** To the customer, when the order itself stands. */
  order_refunded: { ...order, amountMinor: Type.Integer(), currency: Currency },
  /** To the seller; the next one to the customer. `units` are those that go back. */
  return_requested: { ...order, ...returned },
  return_updated: { ...order, ...returned, status: Type.Enum(['approved', 'declined', 'received', 'refunded', 'rejected']) },
  /** One for each channel, about its newest message. */
  message_received: { channel: Type.String(), from: Type.String(), excerpt: Type.String() },
  /** One for each profile and day. */
  new_follower: { profileId: Type.String(), handle: Type.String() },
  /** One for each design and day. */
  design_liked: design,
  design_confirmed: { ...design, isChange: Type.Boolean() },
  design_rejected: { ...design, isChange: Type.Boolean(), reason: Type.String() },
  /** A design that was on sale waits for a decision again. */
  design_in_review: { ...design, reason: Type.String() },
  /** To its author, for what others published or took back. */
  article_published: { articleId: Type.String(), slug: Type.String(), title: LocalText },
  article_returned: {
    articleId: Type.String(),
    title: LocalText,
    status: Type.Union([Type.Literal('draft'), Type.Literal('unpublished')]),
    reason: Type.String(),
  },
  profile_approved: { profileId: Type.String(), handle: Type.String() },
  /** To a company's owners. `isRecheck`: it is about what a verified company changed. */
  buyer_decided: {
    buyerId: Type.String(),
    company: Type.String(),
    status: Type.Union([Type.Literal('verified'), Type.Literal('needs_info'), Type.Literal('rejected'), Type.Literal('suspended')]),
    isRecheck: Type.Boolean(),
    reason: LocalText,
  },
  /** Of a company's people: to its owners who joined, to others what they may do now (`role`, null when they are out). */
  company_member: {
    buyerId: Type.String(),
    company: LocalText,
    name: Type.String(),
    step: Type.Enum(['joined', 'role', 'removed']),
    role: Type.Union([CompanyRole, Type.Null()]),
  },
  /** To a party of a wholesale order: the company, the designer or the account manager. The amount is the order's, the invoice's, the payment's or that of the money given back. */
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
    /** What a step of money is about; missing in notices from before it was kept. */
    invoiceId: Type.Optional(Type.String()),
  },
  /** To the seller: what the marketplace kept of a month (`YYYY-MM`), less than nothing when more was given back. */
  commission_invoiced: {
    invoiceId: Type.String(),
    number: Type.String(),
    month: Type.String(),
    amountMinor: Type.Integer(),
    currency: Currency,
  },
} satisfies Record<string, TProperties>;

export type NotificationKind = keyof typeof DATA;
/** What is kept of an event of the kind. */
export type NotificationData = { [Kind in NotificationKind]: Static<ReturnType<typeof Type.Object<(typeof DATA)[Kind]>>> };

/** Who did what several may do: the one who did it last, and how many others did. */
const People = Type.Object({ latest: Type.String(), others: Type.Integer({ minimum: 0 }) });

function notificationOf<const Kind extends NotificationKind>(kind: Kind) {
  return Type.Object({
    id: Type.String(),
    kind: Type.Literal(kind),
    data: Type.Object<(typeof DATA)[Kind]>(DATA[kind]),
    people: Type.Union([People, Type.Null()]),
    /** Of the newest event it stands for. */
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
]);
export type Notification = Static<typeof Notification>;

export const listNotifications = defineEndpoint({
  method: 'GET',
  url: '/api/notification',
  querystring: Type.Object({
    /** `next` of the page before: entries move up when something is added to them, so pages have no numbers. */
    before: Type.Optional(Type.String({ maxLength: 120, pattern: '^\\d{1,17}_[\\w]{1,60}$' })),
    /** 0 asks for the unread count alone. */
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
  /** Without ids: all of them. Ids of others' notifications, and of read ones, change nothing. */
  body: Type.Object({ ids: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 })) }),
  response: Type.Object({ ...Ok.properties, unread: Type.Integer({ minimum: 0 }) }),
});
