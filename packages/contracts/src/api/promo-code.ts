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
