import { Type } from 'typebox';
import { Currency } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { DesignCard } from './design.ts';

/** Public designs the caller likes, the last liked first. */
export const listLikes = defineEndpoint({
  method: 'GET',
  url: '/api/consumer/likes',
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Object({ items: Type.Array(DesignCard) }),
});
