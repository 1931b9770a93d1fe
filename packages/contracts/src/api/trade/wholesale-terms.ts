import { Type, type Static } from 'typebox';
import { Currency } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';

const Day = Type.String({ format: 'date' });
const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });

/** Minimum order values in minor units for the first and for later orders; 0 for none. */
const Minimum = Type.Object({ currency: Currency, firstOrderMinor: Amount, reorderMinor: Amount });

const WindowFields = {
  name: Type.Object({ en: Type.String({ maxLength: 120 }), jp: Type.String({ maxLength: 120 }) }),
  startShip: Day,
  endShip: Day,
  orderCutoff: Day,
  prebook: Type.Boolean(),
};

/** A designer's wholesale minimums and delivery windows. */
export const WholesaleTerms = Type.Object({
  profileId: Type.String(),
  minimums: Type.Array(Minimum),
  windows: Type.Array(
    Type.Object({
      ...WindowFields,
      name: LocalText,
      id: Type.String(),
      /** Whether orders are accepted today. */
      isOpen: Type.Boolean(),
      /** Number of orders placed for it. */
      orders: Type.Integer(),
    }),
  ),
  version: Type.Integer(),
});
export type WholesaleTerms = Static<typeof WholesaleTerms>;

/** The complete terms: omitted currencies and windows are removed. */
export const WholesaleTermsInput = Type.Object({
  minimums: Type.Array(Minimum, { maxItems: 3 }),
  windows: Type.Array(Type.Object({ ...WindowFields, id: Type.Optional(Type.String({ maxLength: 80 })) }), { maxItems: 24 }),
});
export type WholesaleTermsInput = Static<typeof WholesaleTermsInput>;

/** For admins: the designer's profile. */
const Whose = Type.Object({ profile: Type.Optional(Type.String({ maxLength: 80 })) });

export const getWholesaleTerms = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/terms',
  querystring: Whose,
  response: WholesaleTerms,
});

/**
 * `If-Match` with the version: 409 `conflict` when it is outdated. An omitted window with orders is kept but closed for new ones;
 * orders keep their dates.
 */
export const setWholesaleTerms = defineEndpoint({
  method: 'PUT',
  url: '/api/wholesale/terms',
  querystring: Whose,
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 40 })) }),
  body: WholesaleTermsInput,
  response: WholesaleTerms,
});
