import { Type, type Static } from 'typebox';
import { Language, Ok } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { Email, Honeypot } from '../schemas/form.ts';

/** A copy of what we know of a person, or its erasure. */
export const PrivacyRequestKind = Type.Union([Type.Literal('export'), Type.Literal('delete')]);
export type PrivacyRequestKind = Static<typeof PrivacyRequestKind>;

export const PrivacyRequestInput = Type.Object({ kind: PrivacyRequestKind, email: Email, locale: Type.Optional(Language), subjectLine: Honeypot });
export type PrivacyRequestInput = Static<typeof PrivacyRequestInput>;

/** Mails a link to the address; nothing else happens before it is confirmed. The same answer for every address. */
export const createPrivacyRequest = defineEndpoint({ method: 'POST', url: '/api/privacy-request', body: PrivacyRequestInput, response: Ok });

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
