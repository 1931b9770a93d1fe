import { Type, type Static } from 'typebox';
import { AddressInput, Currency, IdParams, PageQuery, pageOf, Price, SavedAddress, Success, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { OptionalWebAddress } from '../schemas/form.ts';
import { LocalText } from '../schemas/local-text.ts';

export const StoreType = Type.Union([
  Type.Literal('boutique'),
  Type.Literal('department_store'),
  Type.Literal('concept_store'),
  Type.Literal('online'),
  Type.Literal('gallery'),
  Type.Literal('other'),
]);
export const BuyerTerms = Type.Union([Type.Literal('prepay'), Type.Literal('deposit30'), Type.Literal('net30'), Type.Literal('net60')]);
/** Expected purchases per year in US dollars; empty when not stated. */
export const ExpectedVolume = Type.Union([
  Type.Literal(''),
  Type.Literal('under_10k'),
  Type.Literal('10k_to_50k'),
  Type.Literal('50k_to_200k'),
  Type.Literal('over_200k'),
]);

export const BuyerInput = Type.Object({
  companyLegal: Type.String({ minLength: 1, maxLength: 160, pattern: '\\S' }),
  tradeName: Type.String({ maxLength: 160 }),
  website: OptionalWebAddress,
  storeType: StoreType,
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** In Japan the corporate number, including its check digit. */
  taxId: Type.String({ maxLength: 40 }),
  /** Registration number of the Japanese invoice system: T and 13 digits, the first being a check digit. */
  invoiceRegNo: Type.String({ pattern: '^(T\\d{13})?$' }),
  tradeNameJp: Type.Optional(Type.String({ maxLength: 160 })),
  /** Number of shops. */
  doors: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()])),
  expectedVolume: Type.Optional(ExpectedVolume),
  requestedTerms: Type.Optional(Type.Union([BuyerTerms, Type.Null()])),
  contactName: Type.Optional(Type.String({ maxLength: 120 })),
  contactPhone: Type.Optional(Type.String({ maxLength: 40 })),
});
export type BuyerInput = Static<typeof BuyerInput>;

export const BuyerVerification = Type.Union([
  Type.Literal('pending'),
  Type.Literal('needs_info'),
  Type.Literal('verified'),
  Type.Literal('rejected'),
  Type.Literal('suspended'),
]);

export const BuyerDocumentKind = Type.Union([
  Type.Literal('licence'),
  Type.Literal('resale_cert'),
  Type.Literal('tax'),
  Type.Literal('other'),
]);
export const BuyerDocument = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  kind: BuyerDocumentKind,
  /** File name given by the uploader. */
  fileName: Type.String(),
  mime: Type.String(),
  bytes: Type.Integer(),
  status: Type.Union([Type.Literal('pending'), Type.Literal('accepted'), Type.Literal('rejected'), Type.Literal('expired')]),
  note: Type.String(),
  expiresAt: Type.Union([Timestamp, Type.Null()]),
  createdAt: Timestamp,
});
export type BuyerDocument = Static<typeof BuyerDocument>;

/** Fields (or `documents`) that a verified company has changed. It stays verified while staff review them. */
export const BuyerRecheck = Type.Object({ changed: Type.Array(Type.String()), since: Timestamp });

/** Fields visible to everyone who may see the company. */
const CompanyFields = {
  ...Type.Required(BuyerInput).properties,
  storeType: Type.String(),
  _id: Type.String(),
  id: Type.String(),
  verification: BuyerVerification,
  /** Reason of a rejection, or what is missing. */
  reason: Type.Union([LocalText, Type.Null()]),
  terms: BuyerTerms,
  /** Highest total that may be owed at a time. */
  creditLimit: Price,
  recheck: Type.Union([BuyerRecheck, Type.Null()]),
  documents: Type.Array(BuyerDocument),
  /** Default address first, then newest. */
  shippingAddresses: Type.Array(SavedAddress),
  version: Type.Integer(),
  createdAt: Type.String(),
};

/** Role in a company: viewers read, purchasers also order, owners also manage it. */
export const CompanyRole = Type.Union([Type.Literal('owner'), Type.Literal('purchaser'), Type.Literal('viewer')]);
export type CompanyRole = Static<typeof CompanyRole>;

/** A company as its members see it. */
export const Buyer = Type.Object({
  ...CompanyFields,
  /** Role of the caller. */
  role: CompanyRole,
  /** Placed but unpaid orders that count against the credit limit, in its currency. */
  creditUsed: Price,
  /** The company's account manager. */
  manager: Type.Union([Type.Object({ name: Type.String(), email: Type.String() }), Type.Null()]),
});
export type Buyer = Static<typeof Buyer>;

/** Null before a company is registered. */
export const getBuyer = defineEndpoint({ method: 'GET', url: '/api/buyer', response: Type.Union([Buyer, Type.Null()]) });
/** Registers the caller's company, which then awaits verification. 409 when the caller has one. */
export const createBuyer = defineEndpoint({ method: 'POST', url: '/api/buyer', body: BuyerInput, response: Buyer });
/**
 * Omitted fields stay unchanged. Answering a request of staff returns the company to the review queue; a verified one is rechecked
 * when its legal name, country or tax numbers change. 409 `conflict` when `version` is outdated.
 */
export const updateBuyer = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/update',
  body: Type.Object({ ...Type.Partial(BuyerInput).properties, version: Type.Optional(Type.Integer()) }),
  response: Buyer,
});
export type BuyerChanges = Static<(typeof updateBuyer)['schema']['body']>;

/** An idempotency key prevents duplicates. */
export const createBuyerAddress = defineEndpoint({ method: 'POST', url: '/api/buyer/address', body: AddressInput, response: SavedAddress });
export const updateBuyerAddress = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/address/update/id/:id',
  params: IdParams,
  body: AddressInput,
  response: SavedAddress,
});
export const deleteBuyerAddress = defineEndpoint({ method: 'DELETE', url: '/api/buyer/address/:id', params: IdParams, response: Success });

/** Maximum size of one document in bytes. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Detected by content, not by file name. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
/** Multipart: one file in the field `file`. Uploading the same file again returns the existing document. */
export const uploadBuyerDocument = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/documents',
  querystring: Type.Object({ kind: Type.Optional(BuyerDocumentKind) }),
  response: BuyerDocument,
});
/** `url` is valid for one minute. For the company's owners, its manager and admins; 404 for others. */
export const getBuyerDocument = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/documents/:id',
  params: IdParams,
  response: Type.Object({ ...BuyerDocument.properties, url: Type.String() }),
});
export const deleteBuyerDocument = defineEndpoint({
  method: 'DELETE',
  url: '/api/buyer/documents/:id',
  params: IdParams,
  response: Success,
});

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
/** Sets the company's manager; null removes it. Staff only. */
export const assignBuyerManager = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/assign-manager/id/:id',
  params: IdParams,
  body: Type.Object({ managerId: Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()]) }),
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
