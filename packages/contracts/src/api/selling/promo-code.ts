import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, pageOf, Price, Success, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { CheckoutLines, CODE_PROBLEMS, PromoCodeText } from './checkout.ts';

/** The effect of a code on these lines. Nothing is reserved; the order checks again. */
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

/** A code of one account, found on `/easter-egg`. */
export const FoundCode = Type.Object({
  code: Type.String(),
  percent: Type.Number(),
  endsAt: Type.String(),
  /** It is valid for one purchase. */
  used: Type.Boolean(),
});
export type FoundCode = Static<typeof FoundCode>;

/** The caller's code, if found before. */
export const getEasterEgg = defineEndpoint({
  method: 'GET',
  url: '/api/promo-code/easter-egg',
  response: Type.Object({ found: Type.Union([FoundCode, Type.Null()]) }),
});
/** Gives the caller their code. Idempotent, also across tabs. */
export const findEasterEgg = defineEndpoint({ method: 'POST', url: '/api/promo-code/easter-egg', response: FoundCode });

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });
const Limit = Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 10_000_000 }), Type.Null()]));
const Time = Type.Optional(Type.Union([Timestamp, Type.Null()]));

export const PromoCodeInput = Type.Object({
  /** Letters, digits and hyphens; case-insensitive. */
  code: Type.String({ minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$' }),
  kind: Type.Union([Type.Literal('percent'), Type.Literal('amount'), Type.Literal('free_shipping')]),
  /** Basis points for a percentage, minor units for an amount; 0 for free shipping. */
  value: Amount,
  /** Currency of the amount and of the minimum spend. */
  currency: Type.Optional(Type.Union([Currency, Type.Null()])),
  minSpendMinor: Type.Optional(Amount),
  startsAt: Time,
  endsAt: Time,
  usageLimit: Limit,
  perCustomerLimit: Limit,
  /** Designers may use only `designer` (their own shop) and `design` (their own designs). */
  scope: Type.Union([Type.Literal('all'), Type.Literal('designer'), Type.Literal('category'), Type.Literal('design')]),
  /** Ids of what `scope` names; optional for a designer's own shop. */
  scopeIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 200 })),
  active: Type.Optional(Type.Boolean()),
});
export type PromoCodeInput = Static<typeof PromoCodeInput>;

/** `version` is the one that the change was made to. */
export const PromoCodeChange = Type.Object({ ...PromoCodeInput.properties, version: Type.Optional(Type.Integer()) });
export type PromoCodeChange = Static<typeof PromoCodeChange>;

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
  /** The promoter agreement that the code belongs to. */
  promoterId: Type.Union([Type.String(), Type.Null()]),
  createdAt: Timestamp,
  version: Type.Integer(),
});
export type PromoCode = Static<typeof PromoCode>;

/** A designer's own codes and those of their promoters; for admins all, except codes of single customers. */
export const listPromoCodes = defineEndpoint({
  method: 'GET',
  url: '/api/promo-code/',
  querystring: Type.Object({ ...PageQuery, q: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
  response: pageOf(PromoCode),
});
/** 409 `conflict` when the code exists. */
export const createPromoCode = defineEndpoint({ method: 'POST', url: '/api/promo-code/', body: PromoCodeInput, response: PromoCode });
/** 422 when the usage limit is below the current usage, 409 `conflict` for another version. The code itself cannot be changed. */
export const updatePromoCode = defineEndpoint({
  method: 'POST',
  url: '/api/promo-code/update/id/:id',
  params: IdParams,
  body: PromoCodeChange,
  response: PromoCode,
});
/** Deletes an unused code; ends a used one. */
export const deletePromoCode = defineEndpoint({ method: 'DELETE', url: '/api/promo-code/:id', params: IdParams, response: Success });
