import { Type, type Static } from 'typebox';
import { Language, Ok } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { HeardSource, Honeypot } from '../schemas/form.ts';

export const HeardOfUsInput = Type.Object({
  source: HeardSource,
  detail: Type.Optional(Type.String({ maxLength: 1000 })),
  /** Number or id of an order, as the sender knows it. */
  order: Type.Optional(Type.String({ maxLength: 80, pattern: '^[A-Za-z0-9_-]*$' })),
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type HeardOfUsInput = Static<typeof HeardOfUsInput>;

/** Needs an `Idempotency-Key`. */
export const answerHeardOfUs = defineEndpoint({ method: 'POST', url: '/api/heard-of-us', body: HeardOfUsInput, response: Ok });
