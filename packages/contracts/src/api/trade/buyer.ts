import { Type, type Static } from 'typebox';
import { AddressInput, IdParams, Price, SavedAddress, Success, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { OptionalWebAddress } from '../../schemas/form.ts';
import { LocalText } from '../../schemas/local-text.ts';

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
export const CompanyFields = {
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
  manager: Type.Union([Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() }), Type.Null()]),
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
