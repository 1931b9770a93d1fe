import { Type, type Static } from 'typebox';
import { AddressInput, Currency, IdParams, SavedAddress, Success } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { DesignCard, Gender } from './design.ts';

/** Public designs the caller likes, the last liked first. */
export const listLikes = defineEndpoint({
  method: 'GET',
  url: '/api/consumer/likes',
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Object({ items: Type.Array(DesignCard) }),
});

const Sizes = Type.Record(Type.String({ minLength: 1, maxLength: 40 }), Type.String({ minLength: 1, maxLength: 20 }), {
  maxProperties: 40,
});
const Birthday = Type.Union([Type.String({ format: 'date' }), Type.Null()]);

/** A consumer's own data (specification, section 3): nobody else reads it. */
export const Consumer = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  displayName: Type.String(),
  /** Category → size, such as `{ "coat": "M" }`. */
  sizes: Type.Record(Type.String(), Type.String()),
  genderPref: Type.Union([Gender, Type.Null()]),
  /** `YYYY-MM-DD`. */
  birthday: Birthday,
  /** The default first, then the newest. */
  shippingAddresses: Type.Array(SavedAddress),
});
export type Consumer = Static<typeof Consumer>;

/** What is left out stays as it is. `sizes` is replaced as a whole. */
export const ConsumerInput = Type.Object({
  displayName: Type.Optional(Type.String({ maxLength: 120 })),
  sizes: Type.Optional(Sizes),
  genderPref: Type.Optional(Type.Union([Type.Literal('men'), Type.Literal('women'), Type.Null()])),
  birthday: Type.Optional(Birthday),
});
export type ConsumerInput = Static<typeof ConsumerInput>;

/** Also of an account that has not told anything yet. */
export const getConsumer = defineEndpoint({ method: 'GET', url: '/api/consumer', response: Consumer });
export const updateConsumer = defineEndpoint({ method: 'POST', url: '/api/consumer/update', body: ConsumerInput, response: Consumer });
/** With an idempotency key it is kept once. */
export const createConsumerAddress = defineEndpoint({
  method: 'POST',
  url: '/api/consumer/address',
  body: AddressInput,
  response: SavedAddress,
});
export const updateConsumerAddress = defineEndpoint({
  method: 'POST',
  url: '/api/consumer/address/update/id/:id',
  params: IdParams,
  body: AddressInput,
  response: SavedAddress,
});
export const deleteConsumerAddress = defineEndpoint({
  method: 'DELETE',
  url: '/api/consumer/address/:id',
  params: IdParams,
  response: Success,
});
