import { Type, type Static } from 'typebox';
import { Currency } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { LocalText } from '../schemas/local-text.ts';

const Day = Type.String({ format: 'date' });
const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });

/** What a first order and each later one has to come to, in minor units; 0 asks for nothing. */
const Minimum = Type.Object({ currency: Currency, firstOrderMinor: Amount, reorderMinor: Amount });

const WindowFields = {
  name: Type.Object({ en: Type.String({ maxLength: 120 }), jp: Type.String({ maxLength: 120 }) }),
  startShip: Day,
  endShip: Day,
  orderCutoff: Day,
  prebook: Type.Boolean(),
};

/** What a designer asks of wholesale orders, and when they are shipped. */
export const WholesaleTerms = Type.Object({
  profileId: Type.String(),
  minimums: Type.Array(Minimum),
  windows: Type.Array(
    Type.Object({
      ...WindowFields,
      name: LocalText,
      id: Type.String(),
      /** Whether it can be ordered for today. */
      isOpen: Type.Boolean(),
      /** Orders that were placed for it. */
      orders: Type.Integer(),
    }),
  ),
  version: Type.Integer(),
});
export type WholesaleTerms = Static<typeof WholesaleTerms>;

/** All of it: a currency or a window that is left out is gone. */
export const WholesaleTermsInput = Type.Object({
  minimums: Type.Array(Minimum, { maxItems: 3 }),
  windows: Type.Array(Type.Object({ ...WindowFields, id: Type.Optional(Type.String({ maxLength: 80 })) }), { maxItems: 24 }),
});
export type WholesaleTermsInput = Static<typeof WholesaleTermsInput>;

/** Admins name the designer's profile. */
const Whose = Type.Object({ profile: Type.Optional(Type.String({ maxLength: 80 })) });

export const getWholesaleTerms = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/terms',
  querystring: Whose,
  response: WholesaleTerms,
});

/**
 * Takes `If-Match` with the version: 409 `conflict` when it is not the current one. A window that orders were placed for stays, closed
 * for new ones, when it is left out. Orders keep the dates that they were placed with.
 */
export const setWholesaleTerms = defineEndpoint({
  method: 'PUT',
  url: '/api/wholesale/terms',
  querystring: Whose,
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 40 })) }),
  body: WholesaleTermsInput,
  response: WholesaleTerms,
});
