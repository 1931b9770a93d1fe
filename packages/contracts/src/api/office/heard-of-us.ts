import { Type, type Static } from 'typebox';
import { Language, Ok, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { HeardSource, Honeypot } from '../../schemas/form.ts';

export const HeardOfUsInput = Type.Object({
  source: HeardSource,
  detail: Type.Optional(Type.String({ maxLength: 1000 })),
  /** Number or id of an order, as entered by the sender. */
  order: Type.Optional(Type.String({ maxLength: 80, pattern: '^[A-Za-z0-9_-]*$' })),
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type HeardOfUsInput = Static<typeof HeardOfUsInput>;

/** Needs an `Idempotency-Key`. */
export const answerHeardOfUs = defineEndpoint({ method: 'POST', url: '/api/heard-of-us', body: HeardOfUsInput, response: Ok });

export const HeardAnswer = Type.Object({
  id: Type.String(),
  source: HeardSource,
  detail: Type.String(),
  order: Type.Union([Type.String(), Type.Null()]),
  locale: Language,
  createdAt: Timestamp,
});
export type HeardAnswer = Static<typeof HeardAnswer>;

/** Newest first, with the count of each source over the last 90 days. `total` counts up to 10,000. */
export const listHeardOfUs = defineEndpoint({
  method: 'GET',
  url: '/api/heard-of-us',
  querystring: Type.Object({ ...PageQuery, source: Type.Optional(HeardSource) }),
  response: Type.Object({
    ...pageOf(HeardAnswer).properties,
    sources: Type.Array(Type.Object({ source: HeardSource, answers: Type.Integer() })),
  }),
});
