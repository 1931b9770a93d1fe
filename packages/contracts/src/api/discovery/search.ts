import { Type, type Static } from 'typebox';
import { Currency } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { DesignCard } from '../catalogue/design.ts';
import { ArticleCard } from '../editorial/article.ts';
import { ProducerCard } from '../people/producer.ts';
import { ProfileCard } from '../people/profile.ts';
import { Stockist } from '../trade/stockist.ts';

/** One list per kind; empty for kinds that were not requested. */
export const SearchAnswer = Type.Object({
  query: Type.String(),
  designs: Type.Array(DesignCard),
  profiles: Type.Array(ProfileCard),
  articles: Type.Array(ArticleCard),
  producers: Type.Array(ProducerCard),
  stockists: Type.Array(Stockist),
  /** Counts before the limit. */
  totals: Type.Record(Type.String(), Type.Integer()),
});
export type SearchAnswer = Static<typeof SearchAnswer>;

export const search = defineEndpoint({
  method: 'GET',
  url: '/api/search',
  querystring: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 200 }),
    type: Type.Optional(Type.String({ maxLength: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    currency: Type.Optional(Currency),
  }),
  response: SearchAnswer,
});

export const Suggestion = Type.Object({
  kind: Type.Union([Type.Literal('design'), Type.Literal('profile'), Type.Literal('article'), Type.Literal('producer')]),
  label: Type.String(),
  labelJp: Type.String(),
  url: Type.String(),
});
export type Suggestion = Static<typeof Suggestion>;
export const suggest = defineEndpoint({
  method: 'GET',
  url: '/api/search/suggest',
  querystring: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: Type.Object({ items: Type.Array(Suggestion) }),
});
