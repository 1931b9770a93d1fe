import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Price, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

export const PAYOUT_STATUSES = ['pending', 'processing', 'paid', 'failed', 'cancelled'] as const;

export const Payout = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  /** What the money was earned with. */
  kind: Type.Union([Type.Literal('seller'), Type.Literal('promoter')]),
  profile: Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  amount: Price,
  status: Type.Enum(PAYOUT_STATUSES),
  /** The bank's, once there is one. */
  reference: Type.String(),
  failure: Type.String(),
  createdAt: Timestamp,
  paidAt: Type.Union([Timestamp, Type.Null()]),
  version: Type.Integer(),
});
export type Payout = Static<typeof Payout>;

/** What is owed in one currency. `available` can be paid out now; the rest waits for delivery and the days for returns. */
export const PayoutBalance = Type.Object({ currency: Currency, total: Price, available: Price });
export type PayoutBalance = Static<typeof PayoutBalance>;

/** Sellers get their own payouts and balances, admins everybody's payouts and no balances. */
export const listPayouts = defineEndpoint({
  method: 'GET',
  url: '/api/payout',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(PAYOUT_STATUSES)) }),
  response: Type.Object({ items: Type.Array(Payout), total: Type.Integer(), page: Type.Integer(), balances: Type.Array(PayoutBalance) }),
});

/** Answers `text/csv`: every entry of the own accounts in a time, with the running balance. Days in UTC, both included; at most 366. */
export const payoutStatement = {
  method: 'GET',
  url: '/api/payout/statement.csv',
  querystring: Type.Object({
    from: Type.Optional(Type.String({ format: 'date' })),
    to: Type.Optional(Type.String({ format: 'date' })),
    currency: Type.Optional(Currency),
  }),
} as const;

/** Makes a payout for every account that has at least the minimum available. Takes an idempotency key. */
export const runPayouts = defineEndpoint({
  method: 'POST',
  url: '/api/payout/run',
  body: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Object({ payouts: Type.Array(Payout) }),
});

/** Records what the bank says. `failed` and `cancelled` give the money back to the balance. */
export const movePayout = defineEndpoint({
  method: 'POST',
  url: '/api/payout/status/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Enum(PAYOUT_STATUSES),
    reference: Type.Optional(Type.String({ maxLength: 120 })),
    failure: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  response: Payout,
});
