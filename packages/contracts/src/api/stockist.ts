import { Type, type Static } from 'typebox';
import { PageQuery, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

export const Stockist = Type.Object({
  id: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  city: Type.String(),
  cityJp: Type.Optional(Type.String()),
  country: Type.String(),
  address: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
  designers: Type.Array(Type.Object({ handle: Type.String(), name: Type.String(), nameJp: Type.String() })),
});
export type Stockist = Static<typeof Stockist>;

export const listStockists = defineEndpoint({ method: 'GET', url: '/api/stockist/', querystring: Type.Object({ ...PageQuery, country: Type.Optional(Type.String({ maxLength: 2 })) }), response: pageOf(Stockist) });
