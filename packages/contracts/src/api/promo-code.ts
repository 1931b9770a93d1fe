import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, pageOf, Price, Success, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { LocalText } from '../schemas/local-text.ts';
import { CheckoutLines, CODE_PROBLEMS, PromoCodeText } from './checkout.ts';

/** Says what a code would give for these lines. Nothing is reserved: the order checks again. */
export const validatePromoCode = defineEndpoint({
  method: 'POST',
  url: '/api/promo-code/validate',
  body: Type.Object({ code: PromoCodeText, currency: Currency, lines: CheckoutLines }),
  response: Type.Object({
    valid: Type.Boolean(),
    code: Type.String(),
    discount: Price,
    freeShipping: Type.Boolean(),
    reason: Type.Union([Type.Null(), Type.Enum(CODE_PROBLEMS)]),
    message: Type.Union([LocalText, Type.Null()]),
  }),
});
export type PromoCodeCheck = Static<(typeof validatePromoCode)['schema']['response'][200]>;

/** A code that belongs to one account, found on `/easter-egg`. */
export const FoundCode = Type.Object({
  code: Type.String(),
  percent: Type.Number(),
  endsAt: Type.String(),
  /** It counts for one purchase. */
  used: Type.Boolean(),
});
export type FoundCode = Static<typeof FoundCode>;

/** The caller's code, if they have found it before. */
export const getEasterEgg = defineEndpoint({
  method: 'GET',
  url: '/api/promo-code/easter-egg',
  response: Type.Object({ found: Type.Union([FoundCode, Type.Null()]) }),
});
/** Gives the caller their code: the same one however often, and from however many tabs, they ask. */
export const findEasterEgg = defineEndpoint({ method: 'POST', url: '/api/promo-code/easter-egg', response: FoundCode });

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });
const Limit = Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 10_000_000 }), Type.Null()]));
const Time = Type.Optional(Type.Union([Timestamp, Type.Null()]));

export const PromoCodeInput = Type.Object({
  /** Letters, digits and hyphens; case does not matter. */
  code: Type.String({ minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$' }),
  kind: Type.Union([Type.Literal('percent'), Type.Literal('amount'), Type.Literal('free_shipping')]),
  /** Basis points of a percentage, minor units of an amount; 0 for free shipping. */
  value: Amount,
  /** Of an amount and of a minimum. */
  currency: Type.Optional(Type.Union([Currency, Type.Null()])),
  minSpendMinor: Type.Optional(Amount),
  startsAt: Time,
  endsAt: Time,
  usageLimit: Limit,
  perCustomerLimit: Limit,
  /** A designer's codes are for the own shop or own designs: `designer` or `design`. */
  scope: Type.Union([Type.Literal('all'), Type.Literal('designer'), Type.Literal('category'), Type.Literal('design')]),
  /** Ids of what the scope names; a designer may leave out the own shop's. */
  scopeIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 200 })),
  active: Type.Optional(Type.Boolean()),
});
export type PromoCodeInput = Static<typeof PromoCodeInput>;

export const PromoCode = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  code: Type.String(),
  kind: PromoCodeInput.properties.kind,
  value: Type.Integer(),
  currency: Type.Union([Currency, Type.Null()]),
  minSpendMinor: Type.Integer(),
  startsAt: Type.Union([Timestamp, Type.Null()]),
  endsAt: Type.Union([Timestamp, Type.Null()]),
  usageLimit: Type.Union([Type.Integer(), Type.Null()]),
  perCustomerLimit: Type.Union([Type.Integer(), Type.Null()]),
  scope: PromoCodeInput.properties.scope,
  scopeIds: Type.Array(Type.String()),
  active: Type.Boolean(),
  usedCount: Type.Integer(),
  /** The agreement with a promoter that the code belongs to. */
  promoterId: Type.Union([Type.String(), Type.Null()]),
  createdAt: Timestamp,
});
export type PromoCode = Static<typeof PromoCode>;

/** A designer's own codes and those of the own promoters; an admin's list is everybody's, without codes that belong to one customer. */
export const listPromoCodes = defineEndpoint({
  method: 'GET',
  url: '/api/promo-code/',
  querystring: Type.Object({ ...PageQuery, q: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
  response: pageOf(PromoCode),
});
/** 409 `conflict` when the code exists. */
export const createPromoCode = defineEndpoint({ method: 'POST', url: '/api/promo-code/', body: PromoCodeInput, response: PromoCode });
/** 422 for a usage limit below what has been used. The code itself stays as it is. */
export const updatePromoCode = defineEndpoint({
  method: 'POST',
  url: '/api/promo-code/update/id/:id',
  params: IdParams,
  body: PromoCodeInput,
  response: PromoCode,
});
/** Deletes a code that nobody used, ends one that somebody did. */
export const deletePromoCode = defineEndpoint({ method: 'DELETE', url: '/api/promo-code/:id', params: IdParams, response: Success });
