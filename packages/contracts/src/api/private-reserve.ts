import { Type, type Static } from 'typebox';
import { Currency, Language, PageQuery, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { Email, Honeypot } from '../schemas/form.ts';
import { LocalText } from '../schemas/local-text.ts';
import { Design, DesignCard } from './design.ts';

/** What a visitor who came in by a code shows instead of an account. */
const Pass = { pass: Type.Optional(Type.String({ maxLength: 300 })) };
const Query = { currency: Type.Optional(Currency), ...Pass };
const NameParams = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) });

/** Who is not in sees as much of a garment as a blurred picture. */
export const ReserveTeaser = Type.Object({ width: Type.Integer(), height: Type.Integer(), thumbhash: Type.String(), color: Type.String(), category: LocalText });
export type ReserveTeaser = Static<typeof ReserveTeaser>;

export const ReservePage = Type.Object({ hasAccess: Type.Boolean(), items: Type.Array(DesignCard), teasers: Type.Array(ReserveTeaser), total: Type.Integer(), page: Type.Integer() });
export type ReservePage = Static<typeof ReservePage>;

export const listPrivateReserve = defineEndpoint({ method: 'GET', url: '/api/private-reserve', querystring: Type.Object({ ...PageQuery, ...Query }), response: ReservePage });

/** A code lets in: an account for good, a visitor by the pass of the answer. Without one, it is a request, which staff read. */
export const openPrivateReserve = defineEndpoint({
  method: 'POST',
  url: '/api/private-reserve/access',
  body: Type.Union([
    Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
    Type.Object({ name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }), email: Email, message: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }), locale: Type.Optional(Language), website: Honeypot }),
  ]),
  response: Type.Object({ hasAccess: Type.Boolean(), pass: Type.Union([Type.String(), Type.Null()]), passExpiresAt: Type.Union([Timestamp, Type.Null()]) }),
});

export const ReserveHold = Type.Object({ pieceId: Type.String(), expiresAt: Timestamp });
export type ReserveHold = Static<typeof ReserveHold>;

export const ReserveDesign = Type.Object({ ...Design.properties, hold: Type.Union([ReserveHold, Type.Null()]) });
export type ReserveDesign = Static<typeof ReserveDesign>;

/** 404 for who is not in. Slug or id. */
export const getPrivateReserve = defineEndpoint({ method: 'GET', url: '/api/private-reserve/:name', params: NameParams, querystring: Type.Object(Query), response: ReserveDesign });
/** Keeps a piece for 24 hours; it can be bought by its holder alone. 409 `insufficient_stock` when somebody else was first, 422 with two holds already. */
export const holdPrivateReserve = defineEndpoint({
  method: 'POST',
  url: '/api/private-reserve/:name/hold',
  params: NameParams,
  body: Type.Object({ pieceId: Type.Optional(Type.String({ maxLength: 80 })), ...Pass }),
  response: ReserveHold,
});
