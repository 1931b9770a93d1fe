import { Type, type Static } from 'typebox';
import { IdParams, Language, Ok, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, Honeypot } from '../../schemas/form.ts';

/** A copy of a person's data, or its erasure. */
export const PrivacyRequestKind = Type.Union([Type.Literal('export'), Type.Literal('delete')]);
export type PrivacyRequestKind = Static<typeof PrivacyRequestKind>;

export const PrivacyRequestInput = Type.Object({
  kind: PrivacyRequestKind,
  email: Email,
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type PrivacyRequestInput = Static<typeof PrivacyRequestInput>;

/** Mails a confirmation link; nothing happens before it is used. The response is the same for every address. */
export const createPrivacyRequest = defineEndpoint({
  method: 'POST',
  url: '/api/privacy-request',
  body: PrivacyRequestInput,
  response: Ok,
});

/**
 * `done`: erased, or exported with a URL valid for one minute (request a new one within seven days). `with_staff`: the account
 * sells, produces or buys for a company, so staff continue. `refused`: orders are still open.
 */
export const PrivacyOutcome = Type.Object({
  kind: PrivacyRequestKind,
  status: Type.Union([Type.Literal('done'), Type.Literal('with_staff'), Type.Literal('refused')]),
  url: Type.Union([Type.String(), Type.Null()]),
});
export type PrivacyOutcome = Static<typeof PrivacyOutcome>;

/** With the mailed link. 404 for an unknown link, 410 for an expired one. */
export const confirmPrivacyRequest = defineEndpoint({
  method: 'POST',
  url: '/api/privacy-request/confirm',
  body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }), key: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: PrivacyOutcome,
});

export const PRIVACY_STATUSES = ['pending', 'done', 'with_staff', 'refused'] as const;

export const PrivacyRequest = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  kind: PrivacyRequestKind,
  email: Type.String(),
  locale: Language,
  status: Type.Enum(PRIVACY_STATUSES),
  createdAt: Timestamp,
  confirmedAt: Type.Union([Timestamp, Type.Null()]),
});
export type PrivacyRequest = Static<typeof PrivacyRequest>;

/** Newest first; `with_staff` ones await staff. `total` counts up to 10,000. */
export const listPrivacyRequests = defineEndpoint({
  method: 'GET',
  url: '/api/privacy-request/',
  querystring: Type.Object({
    ...PageQuery,
    id: Type.Optional(Type.String({ maxLength: 80 })),
    status: Type.Optional(Type.Enum(PRIVACY_STATUSES)),
    kind: Type.Optional(PrivacyRequestKind),
  }),
  response: pageOf(PrivacyRequest),
});

/**
 * Files a request that reached staff by letter or telephone. The person gets the same link as from the site, and nothing happens before
 * it is used: staff never see the data. Needs an `Idempotency-Key`.
 */
export const filePrivacyRequest = defineEndpoint({
  method: 'POST',
  url: '/api/privacy-request/office',
  body: Type.Object({ kind: PrivacyRequestKind, email: Email, locale: Language }),
  response: PrivacyRequest,
});

/**
 * Closes a request that awaits staff: `done` closes the person's pages and erases their data, `refused` gives a reason; the person
 * is mailed. Needs a recently entered password. 409 `invalid_transition` when it does not await staff; 409 `conflict` with
 * `details.reason` `open_orders`, `open_payouts` (in either direction), `only_owner` of a company with other members, or `staff`.
 */
export const settlePrivacyRequest = defineEndpoint({
  method: 'POST',
  url: '/api/privacy-request/status/id/:id',
  params: IdParams,
  body: Type.Object({ status: Type.Enum(['done', 'refused']), note: Type.Optional(Type.String({ maxLength: 4000 })) }),
  response: PrivacyRequest,
});
