import { Type, type Static } from 'typebox';
import { Currency, Price } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

const Counts = Type.Object({
  /** Views of the shop and its designs, by visitors who accepted cookies. */
  views: Type.Integer(),
  likes: Type.Integer(),
  followers: Type.Integer(),
  /** Paid retail orders and approved wholesale orders, without cancelled ones. */
  orders: Type.Integer(),
  /** What sales left after commission and refunds, in the requested currency. */
  netMinor: Type.Integer(),
});

/** How a designer's shop does: a period beside the one of equal length before it, and what waits for the designer now. */
export const ProfileStats = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  currency: Currency,
  /** Each day of the period, UTC, the first one first. */
  days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), ...Counts.properties })),
  totals: Counts,
  before: Counts,
  /** What the next run of payouts can pay out, one entry per currency. */
  payable: Type.Array(Price),
  waiting: Type.Object({
    /** Retail orders to send. */
    orders: Type.Integer(),
    wholesaleToApprove: Type.Integer(),
    wholesaleToShip: Type.Integer(),
    /** Returns to answer or to inspect. */
    returns: Type.Integer(),
    /** Quotes of producers. */
    quotes: Type.Integer(),
    /** Runs at producers to accept or to receive. */
    productions: Type.Integer(),
    rejectedDesigns: Type.Integer(),
    /** Conversations with something unread. */
    conversations: Type.Integer(),
  }),
});
export type ProfileStats = Static<typeof ProfileStats>;

/** 404 before the caller has a profile. At most 92 days; by default the last 30 up to today, UTC. */
export const getProfileStats = defineEndpoint({
  method: 'GET',
  url: '/api/profile/stats',
  querystring: Type.Object({
    from: Type.Optional(Type.String({ format: 'date' })),
    to: Type.Optional(Type.String({ format: 'date' })),
    currency: Type.Optional(Currency),
  }),
  response: ProfileStats,
});
