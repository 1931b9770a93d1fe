import { Type, type Static } from 'typebox';
import { AddressInput, Currency, IdParams, SavedAddress, Success } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { DesignCard, Gender } from '../catalogue/design.ts';

/** Public designs the caller likes, most recent like first. */
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

/** A consumer's own data (specification, section 3); nobody else can read it. */
export const Consumer = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  displayName: Type.String(),
  /** Size by system (`alpha`, `jp`, `it`, `eu`, `us`): `{ "alpha": "M", "it": "42" }`. */
  sizes: Type.Record(Type.String(), Type.String()),
  genderPref: Type.Union([Gender, Type.Null()]),
  /** `YYYY-MM-DD`. */
  birthday: Birthday,
  /** Default address first, then newest. */
  shippingAddresses: Type.Array(SavedAddress),
});
export type Consumer = Static<typeof Consumer>;

/** Omitted fields stay unchanged. `sizes` is replaced as a whole. */
export const ConsumerInput = Type.Object({
  displayName: Type.Optional(Type.String({ maxLength: 120 })),
  sizes: Type.Optional(Sizes),
  genderPref: Type.Optional(Type.Union([Type.Literal('men'), Type.Literal('women'), Type.Null()])),
  birthday: Type.Optional(Birthday),
});
export type ConsumerInput = Static<typeof ConsumerInput>;

/** Also works before the account has entered any data. */
export const getConsumer = defineEndpoint({ method: 'GET', url: '/api/consumer', response: Consumer });
export const updateConsumer = defineEndpoint({ method: 'POST', url: '/api/consumer/update', body: ConsumerInput, response: Consumer });
/** An idempotency key prevents duplicates. */
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
