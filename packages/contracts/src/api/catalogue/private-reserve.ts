import { Type, type Static } from 'typebox';
import { Currency, IdParams, Language, PageQuery, pageOf, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, Honeypot, VisitorName } from '../../schemas/form.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { Design, DesignCard } from './design.ts';

/** Pass of a visitor who entered with a code, in place of an account. */
const Pass = { pass: Type.Optional(Type.String({ maxLength: 300 })) };
const Query = { currency: Type.Optional(Currency), ...Pass };
const NameParams = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) });

/** What visitors without access see of a garment: a blurred placeholder. */
export const ReserveTeaser = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  thumbhash: Type.String(),
  color: Type.String(),
  category: LocalText,
});
export type ReserveTeaser = Static<typeof ReserveTeaser>;

export const ReservePage = Type.Object({
  hasAccess: Type.Boolean(),
  items: Type.Array(DesignCard),
  teasers: Type.Array(ReserveTeaser),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type ReservePage = Static<typeof ReservePage>;

export const listPrivateReserve = defineEndpoint({
  method: 'GET',
  url: '/api/private-reserve',
  querystring: Type.Object({ ...PageQuery, ...Query }),
  response: ReservePage,
});

/** A code grants access: permanent for an account, by the returned pass for a visitor. Without a code it is a request to staff. */
export const openPrivateReserve = defineEndpoint({
  method: 'POST',
  url: '/api/private-reserve/access',
  body: Type.Union([
    Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
    Type.Object({
      name: VisitorName,
      email: Email,
      message: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
      locale: Type.Optional(Language),
      website: Honeypot,
    }),
  ]),
  response: Type.Object({
    hasAccess: Type.Boolean(),
    pass: Type.Union([Type.String(), Type.Null()]),
    passExpiresAt: Type.Union([Timestamp, Type.Null()]),
  }),
});

export const ReserveHold = Type.Object({ pieceId: Type.String(), expiresAt: Timestamp });
export type ReserveHold = Static<typeof ReserveHold>;

/** A piece that the caller holds, with its design. */
export const HeldPiece = Type.Object({ ...ReserveHold.properties, serial: Type.String(), size: Type.String(), design: DesignCard });
export type HeldPiece = Static<typeof HeldPiece>;

/** The caller's active holds, the first to run out first. */
export const listReserveHolds = defineEndpoint({
  method: 'GET',
  url: '/api/private-reserve/holds',
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Object({ items: Type.Array(HeldPiece) }),
});

export const ReserveDesign = Type.Object({ ...Design.properties, hold: Type.Union([ReserveHold, Type.Null()]) });
export type ReserveDesign = Static<typeof ReserveDesign>;

/** By slug or id. 404 without access. */
export const getPrivateReserve = defineEndpoint({
  method: 'GET',
  url: '/api/private-reserve/:name',
  params: NameParams,
  querystring: Type.Object(Query),
  response: ReserveDesign,
});
/**
 * Holds a piece for 24 hours, in which only the holder can buy it. 409 `insufficient_stock` when another buyer was first, 422 with
 * two active holds.
 */
export const holdPrivateReserve = defineEndpoint({
  method: 'POST',
  url: '/api/private-reserve/:name/hold',
  params: NameParams,
  body: Type.Object({ pieceId: Type.Optional(Type.String({ maxLength: 80 })), ...Pass }),
  response: ReserveHold,
});

/** An invitation code, as admins see it. */
export const ReserveCode = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  code: Type.String(),
  note: Type.String(),
  /** Maximum number of accounts and visitors; null for unlimited. */
  mostUses: Type.Union([Type.Integer(), Type.Null()]),
  usedCount: Type.Integer(),
  active: Type.Boolean(),
  expiresAt: Type.Union([Timestamp, Type.Null()]),
  createdAt: Timestamp,
  /** Counts the changes by staff, not the uses. */
  version: Type.Integer(),
});
export type ReserveCode = Static<typeof ReserveCode>;

const CodeFields = {
  /** Internal note: who the code is for. */
  note: Type.Optional(Type.String({ maxLength: 200 })),
  mostUses: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
  expiresAt: Type.Optional(Type.Union([Timestamp, Type.Null()])),
};
/** Without `code`, one is generated. */
export const ReserveCodeInput = Type.Object({ code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{4,40}$' })), ...CodeFields });
export type ReserveCodeInput = Static<typeof ReserveCodeInput>;
/** Omitted fields stay unchanged. */
export const ReserveCodeChange = Type.Object({
  ...CodeFields,
  active: Type.Optional(Type.Boolean()),
  version: Type.Optional(Type.Integer()),
});
export type ReserveCodeChange = Static<typeof ReserveCodeChange>;

/** Whether a code lets people in: switched off, expired and used up are told apart, in this order. */
export const RESERVE_CODE_STATES = ['live', 'off', 'over', 'used'] as const;

export const listReserveCodes = defineEndpoint({
  method: 'GET',
  url: '/api/private-reserve/codes',
  /** `q` matches parts of codes and notes. */
  querystring: Type.Object({
    ...PageQuery,
    q: Type.Optional(Type.String({ maxLength: 120 })),
    state: Type.Optional(Type.Enum(RESERVE_CODE_STATES)),
  }),
  response: pageOf(ReserveCode),
});
/** Needs an `Idempotency-Key`. 409 `conflict` when the code exists. */
export const createReserveCode = defineEndpoint({
  method: 'POST',
  url: '/api/private-reserve/codes',
  body: ReserveCodeInput,
  response: ReserveCode,
});
/** 409 `conflict` with `details.version` when a given `version` is not the stored one. */
export const updateReserveCode = defineEndpoint({
  method: 'POST',
  url: '/api/private-reserve/codes/update/id/:id',
  params: IdParams,
  body: ReserveCodeChange,
  response: ReserveCode,
});
