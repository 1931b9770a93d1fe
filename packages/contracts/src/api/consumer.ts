import { Type, type Static } from 'typebox';
import { Currency } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { DesignCard, Gender } from './design.ts';

/** Public designs the caller likes, the last liked first. */
export const listLikes = defineEndpoint({
  method: 'GET',
  url: '/api/consumer/likes',
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Object({ items: Type.Array(DesignCard) }),
});

/** A consumer's own data (specification, section 3): nobody else reads it. */
export const Consumer = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  displayName: Type.String(),
  /** Category → size, such as `{ "coat": "M" }`. */
  sizes: Type.Record(Type.String(), Type.String()),
  genderPref: Type.Union([Gender, Type.Null()]),
});
export type Consumer = Static<typeof Consumer>;
