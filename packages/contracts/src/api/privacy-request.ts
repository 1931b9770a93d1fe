import { Type, type Static } from 'typebox';
import { IdParams, Language, Ok, PageQuery, Timestamp, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { Email, Honeypot } from '../schemas/form.ts';

/** A copy of what we know of a person, or its erasure. */
export const PrivacyRequestKind = Type.Union([Type.Literal('export'), Type.Literal('delete')]);
export type PrivacyRequestKind = Static<typeof PrivacyRequestKind>;

export const PrivacyRequestInput = Type.Object({
  kind: PrivacyRequestKind,
  email: Email,
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type PrivacyRequestInput = Static<typeof PrivacyRequestInput>;

/** Mails a link to the address; nothing else happens before it is confirmed. The same answer for every address. */
export const createPrivacyRequest = defineEndpoint({
  method: 'POST',
  url: '/api/privacy-request',
  body: PrivacyRequestInput,
  response: Ok,
});

/**
 * `done`: exported (with the file's address, good for a minute; ask again within seven days for a new one) or erased.
 * `with_staff`: an account that sells, produces or buys for a company; a person goes on. `refused`: orders are still open.
 */
export const PrivacyOutcome = Type.Object({
  kind: PrivacyRequestKind,
  status: Type.Union([Type.Literal('done'), Type.Literal('with_staff'), Type.Literal('refused')]),
  url: Type.Union([Type.String(), Type.Null()]),
});
export type PrivacyOutcome = Static<typeof PrivacyOutcome>;

/** By the mailed link. 404 for a link that never was, 410 for one that is over. */
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

/** Newest first; those that wait for staff are `with_staff`. `total` counts up to 10,000. */
export const listPrivacyRequests = defineEndpoint({
  method: 'GET',
  url: '/api/privacy-request/',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(PRIVACY_STATUSES)), kind: Type.Optional(PrivacyRequestKind) }),
  response: pageOf(PrivacyRequest),
});

/**
 * Ends what waits for staff: `done` closes the person's pages and erases them as `confirm` does for others, `refused` says why.
 * The person is told by mail. Needs a password entered lately. 409 `invalid_transition` for a request that does not wait, `conflict`
 * with `details.reason`: `open_orders`, `open_payouts` (in either direction), `only_owner` of a company with other people, or `staff` for an account that works here.
 */
export const settlePrivacyRequest = defineEndpoint({
  method: 'POST',
  url: '/api/privacy-request/status/id/:id',
  params: IdParams,
  body: Type.Object({ status: Type.Enum(['done', 'refused']), note: Type.Optional(Type.String({ maxLength: 4000 })) }),
  response: PrivacyRequest,
});
