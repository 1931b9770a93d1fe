import { Type, type Static } from 'typebox';
import { Currency, IdParams, Language, PageQuery, pageOf, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { BuyerTerms, BuyerVerification, BuyerRecheck, CompanyFields, CompanyRole } from './buyer.ts';

const Person = Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() });
const MaybePerson = Type.Union([Person, Type.Null()]);

/** A company in the lists of staff. */
export const BuyerSummary = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  companyLegal: Type.String(),
  tradeName: Type.String(),
  tradeNameJp: Type.String(),
  storeType: Type.String(),
  country: Type.String(),
  verification: BuyerVerification,
  terms: BuyerTerms,
  creditLimit: Price,
  /** What open orders use of the limit, in its currency. */
  creditUsed: Price,
  overdueInvoices: Type.Integer(),
  user: Person,
  manager: MaybePerson,
  documentCount: Type.Integer(),
  recheck: Type.Union([BuyerRecheck, Type.Null()]),
  /** Time of the latest submission for verification. */
  submittedAt: Timestamp,
  createdAt: Timestamp,
});
export type BuyerSummary = Static<typeof BuyerSummary>;

/** A company as staff see it. */
export const StaffBuyer = Type.Object({
  ...CompanyFields,
  user: Type.Object({ ...Person.properties, locale: Type.Union([Type.Literal('en'), Type.Literal('jp')]), emailVerified: Type.Boolean() }),
  manager: MaybePerson,
  members: Type.Array(Type.Object({ ...Person.properties, role: CompanyRole })),
  /** Placed but unpaid orders that count against the credit limit, in its currency. */
  creditUsed: Price,
  /** The changed fields' values at the last approval; null when there is nothing to recheck. */
  before: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  verifiedAt: Type.Union([Timestamp, Type.Null()]),
  verifiedBy: Type.Union([Type.String(), Type.Null()]),
  submittedAt: Timestamp,
});
export type StaffBuyer = Static<typeof StaffBuyer>;

/** Newest first. Account managers see their own companies only. */
export const listBuyers = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/all',
  querystring: Type.Object({
    ...PageQuery,
    q: Type.Optional(Type.String({ maxLength: 100 })),
    verification: Type.Optional(BuyerVerification),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    /** A manager's id, or `none`. */
    manager: Type.Optional(Type.String({ maxLength: 80 })),
    /** Only verified companies with changes to recheck. */
    recheck: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(BuyerSummary),
});
/** Companies awaiting a decision or their own answer (`needs_info`), longest wait first. */
export const listPendingBuyers = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/pending-verification',
  querystring: Type.Object(PageQuery),
  response: pageOf(BuyerSummary),
});
/** Matches parts of names in either script, or a complete e-mail address. Minimum: one Japanese character or two letters. */
export const searchBuyers = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/search/:term',
  params: Type.Object({ term: Type.String({ minLength: 1, maxLength: 100 }) }),
  querystring: Type.Object(PageQuery),
  response: pageOf(BuyerSummary),
});
export const getBuyerById = defineEndpoint({ method: 'GET', url: '/api/buyer/id/:id', params: IdParams, response: StaffBuyer });

export const BuyerDecision = Type.Object({
  /** `verified` for a verified company accepts its changes; `rejected` or `suspended` suspends it. */
  status: BuyerVerification,
  /** Sent to the company; required unless the status is `verified` or `pending`. Plain text is used for both languages. */
  reason: Type.Optional(
    Type.Union([
      Type.String({ maxLength: 1000 }),
      Type.Object({ en: Type.String({ maxLength: 1000 }), jp: Type.String({ maxLength: 1000 }) }),
    ]),
  ),
  terms: Type.Optional(BuyerTerms),
  /** In minor units of the company's currency. */
  creditLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })),
  /** Default: unchanged. */
  currency: Type.Optional(Currency),
  /** Decisions on single documents. Other pending ones are accepted with the company. */
  documents: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ maxLength: 80 }),
        status: Type.Union([Type.Literal('accepted'), Type.Literal('rejected')]),
        note: Type.Optional(Type.String({ maxLength: 500 })),
        expiresAt: Type.Optional(Type.Union([Timestamp, Type.Null()])),
      }),
      { maxItems: 50 },
    ),
  ),
  version: Type.Optional(Type.Integer()),
});
export type BuyerDecision = Static<typeof BuyerDecision>;
/** The company is notified by mail and in the app. 409 `invalid_transition` for a step that is not allowed. */
export const decideBuyer = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/status/id/:id',
  params: IdParams,
  body: BuyerDecision,
  response: StaffBuyer,
});
/** The letter that a decision would send, in the account's language. Sends and changes nothing; null when nothing would be sent. */
export const previewBuyerLetter = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/letter/id/:id',
  params: IdParams,
  body: BuyerDecision,
  response: Type.Union([Type.Object({ locale: Language, subject: Type.String(), text: Type.String() }), Type.Null()]),
});
export type BuyerLetter = Static<(typeof previewBuyerLetter)['schema']['response'][200]>;
/** Sets the company's manager; null removes it. Staff only. 409 `conflict` when it is not `from` any more. */
export const assignBuyerManager = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/assign-manager/id/:id',
  params: IdParams,
  body: Type.Object({
    managerId: Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()]),
    /** The manager that the sender has seen. */
    from: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
  }),
  response: StaffBuyer,
});

export const BuyerManager = Type.Object({
  ...Person.properties,
  staffRole: Type.Union([Type.Literal('account_manager'), Type.Literal('admin')]),
  /** Assigned companies: total, verified, and awaiting verification. */
  buyers: Type.Integer(),
  verified: Type.Integer(),
  waiting: Type.Integer(),
});
export type BuyerManager = Static<typeof BuyerManager>;
/** Staff who may be account managers, fewest companies first. */
export const listBuyerManagers = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/managers',
  querystring: Type.Object(PageQuery),
  response: pageOf(BuyerManager),
});
