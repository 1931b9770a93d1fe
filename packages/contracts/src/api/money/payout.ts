import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

export const PAYOUT_STATUSES = ['pending', 'processing', 'paid', 'failed', 'cancelled'] as const;

export const Payout = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  /** Role in which the money was earned. */
  kind: Type.Union([Type.Literal('seller'), Type.Literal('promoter')]),
  profile: Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  amount: Price,
  status: Type.Enum(PAYOUT_STATUSES),
  /** The bank's reference, once known. */
  reference: Type.String(),
  failure: Type.String(),
  createdAt: Timestamp,
  paidAt: Type.Union([Timestamp, Type.Null()]),
  version: Type.Integer(),
});
export type Payout = Static<typeof Payout>;

/** Amount owed in one currency. `available` can be paid out now; the rest awaits delivery and the return period. */
export const PayoutBalance = Type.Object({ currency: Currency, total: Price, available: Price });
export type PayoutBalance = Static<typeof PayoutBalance>;

/** Sellers get their own payouts and balances; admins get all payouts and no balances. */
export const listPayouts = defineEndpoint({
  method: 'GET',
  url: '/api/payout',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(PAYOUT_STATUSES)) }),
  response: Type.Object({ items: Type.Array(Payout), total: Type.Integer(), page: Type.Integer(), balances: Type.Array(PayoutBalance) }),
});

/**
 * Responds with `text/csv`: all entries of the caller's accounts in a period, with running balance. UTC days, both inclusive; at
 * most 366.
 */
export const payoutStatement = {
  method: 'GET',
  url: '/api/payout/statement.csv',
  querystring: Type.Object({
    from: Type.Optional(Type.String({ format: 'date' })),
    to: Type.Optional(Type.String({ format: 'date' })),
    currency: Type.Optional(Currency),
  }),
} as const;

export const LEDGER_ACCOUNTS = ['buyers', 'bank', 'platform', 'seller', 'promoter', 'receivable', 'deferred', 'refunds'] as const;

/** What a run of payouts would pay now, and what the ledger owes in all; its sums in one currency come to zero. */
export const listDuePayouts = defineEndpoint({
  method: 'GET',
  url: '/api/payout/due',
  response: Type.Object({
    /** `isDue`: at least the minimum is available. */
    due: Type.Array(
      Type.Object({ kind: Payout.properties.kind, profile: Payout.properties.profile, amount: Price, isDue: Type.Boolean() }),
    ),
    /** Positive is owed to the account. Those of all sellers and all promoters are one sum each. */
    accounts: Type.Array(Type.Object({ account: Type.Enum(LEDGER_ACCOUNTS), sum: Price })),
  }),
});
export type DuePayouts = Static<(typeof listDuePayouts)['schema']['response'][200]>;

/** Creates a payout for every account with at least the minimum available. Accepts an idempotency key. */
export const runPayouts = defineEndpoint({
  method: 'POST',
  url: '/api/payout/run',
  body: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Object({ payouts: Type.Array(Payout) }),
});

/** Records the bank's result. `failed` and `cancelled` return the money to the balance. */
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
