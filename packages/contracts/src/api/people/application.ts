import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, FormFile, HeardSource, Honeypot, OptionalWebAddress, VisitorName } from '../../schemas/form.ts';

export const ApplicationKind = Type.Union([
  Type.Literal('designer'),
  Type.Literal('brand'),
  Type.Literal('producer'),
  Type.Literal('press'),
  Type.Literal('team'),
]);
export type ApplicationKind = Static<typeof ApplicationKind>;

export const ApplicationStatus = Type.Union([
  Type.Literal('submitted'),
  Type.Literal('reviewing'),
  Type.Literal('info_requested'),
  Type.Literal('approved'),
  Type.Literal('rejected'),
  Type.Literal('withdrawn'),
]);
export type ApplicationStatus = Static<typeof ApplicationStatus>;

/** Price range of a typical garment in the maker's own market. */
export const PriceRange = Type.Union([Type.Literal('accessible'), Type.Literal('middle'), Type.Literal('high'), Type.Literal('couture')]);
export type PriceRange = Static<typeof PriceRange>;
export type { HeardSource } from '../../schemas/form.ts';

/** The applicant's answers; editable while the application is open. */
const Answers = {
  name: VisitorName,
  brand: Type.String({ maxLength: 120 }),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  website: OptionalWebAddress,
  instagram: Type.String({ maxLength: 60, pattern: '^(@?[A-Za-z0-9._]+)?$' }),
  yearFounded: Type.Union([Type.Integer({ minimum: 1700, maximum: 2100 }), Type.Null()]),
  priceRange: Type.Union([PriceRange, Type.Null()]),
  /** In one of the two languages. */
  statement: Type.String({ minLength: 30, maxLength: 4000, pattern: '\\S' }),
  heard: Type.Union([HeardSource, Type.Null()]),
};

export const ApplicationInput = Type.Object({
  kind: ApplicationKind,
  email: Email,
  ...Answers,
  files: Type.Array(FormFile, { maxItems: 10 }),
  /** Consent to use these details for the review. */
  consent: Type.Literal(true),
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type ApplicationInput = Static<typeof ApplicationInput>;

/** An application as staff and its key holder see it. */
export const Application = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  kind: ApplicationKind,
  email: Type.String(),
  ...Answers,
  // Demo data and older forms may be shorter than today's minimum.
  statement: Type.String(),
  website: Type.String(),
  instagram: Type.String(),
  country: Type.String(),
  locale: Language,
  status: ApplicationStatus,
  /** Message of the latest step, such as what is missing. */
  note: Type.String(),
  /** Signed URLs, valid for one minute. */
  files: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), mime: Type.String(), bytes: Type.Integer(), url: Type.String() }),
  ),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  decidedAt: Type.Union([Type.String(), Type.Null()]),
  /** Counts every change, of the applicant and of staff. */
  version: Type.Integer(),
});
export type Application = Static<typeof Application>;

export const ApplicationSummary = Type.Pick(Application, [
  'id',
  'reference',
  'kind',
  'email',
  'name',
  'brand',
  'country',
  'status',
  'locale',
  'createdAt',
  'updatedAt',
  'decidedAt',
]);
export type ApplicationSummary = Static<typeof ApplicationSummary>;

/** 43 base64url characters. The key holder may read, edit and withdraw the application. */
const Key = Type.String({ maxLength: 100 });
const WithKey = Type.Object({ key: Key });

export const ApplicationReceipt = Type.Object({ id: Type.String(), reference: Type.String(), key: Type.String() });
export type ApplicationReceipt = Static<typeof ApplicationReceipt>;

/** Needs an `Idempotency-Key`. 409 `application_open` while an application of the same e-mail address and kind is open. */
export const createApplication = defineEndpoint({
  method: 'POST',
  url: '/api/application',
  body: ApplicationInput,
  response: ApplicationReceipt,
});

export const listApplications = defineEndpoint({
  method: 'GET',
  url: '/api/application/',
  querystring: Type.Object({
    ...PageQuery,
    kind: Type.Optional(ApplicationKind),
    status: Type.Optional(ApplicationStatus),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    q: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  response: pageOf(ApplicationSummary),
});

/** For admins and the key holder; 404 for others. */
export const getApplication = defineEndpoint({
  method: 'GET',
  url: '/api/application/id/:id',
  params: IdParams,
  querystring: Type.Partial(WithKey),
  response: Application,
});

/**
 * Decides or asks a question; the applicant is mailed. Approving a seller creates an invited account. 409 `invalid_transition`, or
 * `conflict` when it has changed since `version`.
 */
export const setApplicationStatus = defineEndpoint({
  method: 'POST',
  url: '/api/application/status/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Union([Type.Literal('reviewing'), Type.Literal('info_requested'), Type.Literal('approved'), Type.Literal('rejected')]),
    /** Shown to the applicant. Required with `info_requested` and `rejected`. */
    note: Type.Optional(Type.String({ maxLength: 2000 })),
    version: Type.Optional(Type.Integer()),
  }),
  response: Application,
});

/** A letter in the receiver's language, with the secrets of its links left out. */
export const LetterPreview = Type.Object({ locale: Language, subject: Type.String(), text: Type.String() });
export type LetterPreview = Static<typeof LetterPreview>;

/** The letter that a decision would send. Sends and changes nothing; null when nothing would be sent. Refuses what could not be decided. */
export const previewApplicationLetter = defineEndpoint({
  method: 'POST',
  url: '/api/application/letter/id/:id',
  params: IdParams,
  body: setApplicationStatus.schema.body,
  response: Type.Union([LetterPreview, Type.Null()]),
});

/** With the key, while open; the portfolio cannot be changed. Answering a question returns the application to review. */
export const updateApplication = defineEndpoint({
  method: 'POST',
  url: '/api/application/update/id/:id',
  params: IdParams,
  querystring: Type.Partial(WithKey),
  body: Type.Object(Answers),
  response: Application,
});

/** With the key, while open. */
export const withdrawApplication = defineEndpoint({
  method: 'POST',
  url: '/api/application/withdraw/id/:id',
  params: IdParams,
  querystring: Type.Partial(WithKey),
  response: Application,
});
