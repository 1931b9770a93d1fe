import { Type, type Static } from 'typebox';
import { Currency, IdParams, Success, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

const Input = {
  kind: Type.Union([Type.Literal('percent'), Type.Literal('fixed')]),
  /** Basis points of the discounted price, or minor units per piece. */
  value: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** Currency of a fixed rate. */
  currency: Type.Optional(Type.Union([Currency, Type.Null()])),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  scope: Type.Union([Type.Literal('global'), Type.Literal('category'), Type.Literal('seller')]),
  /** Id of the category or of the seller's profile. */
  scopeId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
  validFrom: Type.Optional(Type.Union([Timestamp, Type.Null()])),
  validTo: Type.Optional(Type.Union([Timestamp, Type.Null()])),
  minMinor: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()])),
  maxMinor: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()])),
};

/** Commission of the marketplace. The most specific scope wins, then the lowest position. Sold lines keep the rate of their sale. */
export const CommissionRate = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  kind: Input.kind,
  value: Type.Integer(),
  currency: Type.Union([Currency, Type.Null()]),
  position: Type.Integer(),
  scope: Input.scope,
  scopeId: Type.Union([Type.String(), Type.Null()]),
  validFrom: Type.Union([Timestamp, Type.Null()]),
  validTo: Type.Union([Timestamp, Type.Null()]),
  minMinor: Type.Union([Type.Integer(), Type.Null()]),
  maxMinor: Type.Union([Type.Integer(), Type.Null()]),
  /** Whom a rate of one seller is for. */
  seller: Type.Union([Type.Object({ name: Type.String(), nameJp: Type.String() }), Type.Null()]),
  /** Number of lines sold at this rate; above 0 the rate can end but not be deleted. */
  usedBy: Type.Integer(),
});
export type CommissionRate = Static<typeof CommissionRate>;
export const CommissionRateInput = Type.Object(Input);
export type CommissionRateInput = Static<typeof CommissionRateInput>;

export const listCommissionRates = defineEndpoint({ method: 'GET', url: '/api/commission-rate/', response: Type.Array(CommissionRate) });
/**
 * 409 `rate_overlap` beside a rate of the same scope, position and currency that holds at the same time: neither would come first.
 * Accepts an idempotency key.
 */
export const createCommissionRate = defineEndpoint({
  method: 'POST',
  url: '/api/commission-rate',
  body: CommissionRateInput,
  response: CommissionRate,
});
export const updateCommissionRate = defineEndpoint({
  method: 'POST',
  url: '/api/commission-rate/update/id/:id',
  params: IdParams,
  body: CommissionRateInput,
  response: CommissionRate,
});
/** Deletes an unused rate; ends a used one. */
export const deleteCommissionRate = defineEndpoint({
  method: 'DELETE',
  url: '/api/commission-rate/:id',
  params: IdParams,
  response: Success,
});
