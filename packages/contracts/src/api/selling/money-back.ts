import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Price, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/**
 * `dispute`: the buyer's bank took a payment back. `refund`: given back by hand at the payment provider. `failed_refund`: the bank
 * sent a refund of ours back, and the buyer is still owed it.
 */
export const MONEY_BACK_KINDS = ['dispute', 'refund', 'failed_refund'] as const;

/**
 * A dispute is `open` while the bank decides, then `won` or `lost`. A refund by hand is `done`, or `failed`: the money came back. A
 * failed refund is `open` until it is paid by other ways: `settled`.
 */
export const MONEY_BACK_STATUSES = ['open', 'won', 'lost', 'done', 'failed', 'settled'] as const;

/** Money that went back to a buyer, or should have, by other ways than a refund of ours. */
export const MoneyBack = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  kind: Type.Enum(MONEY_BACK_KINDS),
  status: Type.Enum(MONEY_BACK_STATUSES),
  provider: Type.Union([Type.Literal('test'), Type.Literal('stripe')]),
  /** The payment provider's id, by which it is found in its back office; empty for a failed refund. */
  providerRef: Type.String(),
  amount: Price,
  /** What the provider keeps for a dispute; null for none. */
  fee: Type.Union([Price, Type.Null()]),
  /** In the provider's words: `fraudulent`, `lost_or_stolen_card`. */
  reason: Type.String(),
  /** Until when the bank takes evidence on an open dispute. */
  evidenceDueAt: Type.Union([Timestamp, Type.Null()]),
  /** Reference of the payment that settled a failed refund. */
  settledReference: Type.String(),
  orders: Type.Array(Type.Object({ id: Type.String(), number: Type.String() })),
  createdAt: Timestamp,
});
export type MoneyBack = Static<typeof MoneyBack>;

/** What is open first, then the newest 1,000 of each table. `open` leaves only what somebody has to act on. */
export const listMoneyBack = defineEndpoint({
  method: 'GET',
  url: '/api/payment/money-back/',
  querystring: Type.Object({ ...PageQuery, open: Type.Optional(Type.Literal('1')), kind: Type.Optional(Type.Enum(MONEY_BACK_KINDS)) }),
  response: pageOf(MoneyBack),
});

/** Records that a failed refund was paid by other ways. Once: 409 `invalid_transition`. 403 `reauth_required` for large amounts. */
export const settleFailedRefund = defineEndpoint({
  method: 'POST',
  url: '/api/payment/money-back/settle/id/:id',
  params: IdParams,
  body: Type.Object({ reference: Type.String({ minLength: 1, maxLength: 120 }) }),
  response: MoneyBack,
});
