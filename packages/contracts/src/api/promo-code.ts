import { Type, type Static } from 'typebox';
import { Currency, Price } from '../schemas/common.ts';
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
export const getEasterEgg = defineEndpoint({ method: 'GET', url: '/api/promo-code/easter-egg', response: Type.Object({ found: Type.Union([FoundCode, Type.Null()]) }) });
/** Gives the caller their code: the same one however often, and from however many tabs, they ask. */
export const findEasterEgg = defineEndpoint({ method: 'POST', url: '/api/promo-code/easter-egg', response: FoundCode });
