import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, pageOf, SeenVersion, Success } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Facets } from '../../schemas/facets.ts';
import { OptionalWebAddress } from '../../schemas/form.ts';
import { LocalText } from '../../schemas/local-text.ts';

export const Stockist = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  city: Type.String(),
  cityJp: Type.Optional(Type.String()),
  country: Type.String(),
  address: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
  /** One sentence about the shop. */
  note: LocalText,
  /** The shop's own website; empty when there is none. */
  url: Type.String(),
  designers: Type.Array(Type.Object({ handle: Type.String(), name: Type.String(), nameJp: Type.String() })),
  /** For whoever changes the shop. */
  version: Type.Optional(Type.Integer()),
});
export type Stockist = Static<typeof Stockist>;

/** A shop as admins write it; omitted fields are empty. */
export const StockistInput = Type.Object({
  /** Default: derived from the name. */
  slug: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })),
  name: Type.String({ maxLength: 120 }),
  nameJp: Type.Optional(Type.String({ maxLength: 120 })),
  city: Type.Optional(Type.String({ maxLength: 120 })),
  cityJp: Type.Optional(Type.String({ maxLength: 120 })),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  address: Type.Optional(Type.String({ maxLength: 300 })),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
  note: Type.Optional(Type.Object({ en: Type.String({ maxLength: 500 }), jp: Type.String({ maxLength: 500 }) })),
  url: Type.Optional(OptionalWebAddress),
  /** Handles of the designers it carries; replaces the previous list. */
  designers: Type.Array(Type.String({ minLength: 1, maxLength: 30 }), { maxItems: 200 }),
});
export type StockistInput = Static<typeof StockistInput>;
export const StockistChange = Type.Object({ ...StockistInput.properties, version: Type.Optional(Type.Integer()) });
export type StockistChange = Static<typeof StockistChange>;

export const listStockists = defineEndpoint({
  method: 'GET',
  url: '/api/stockist/',
  querystring: Type.Object({
    ...PageQuery,
    q: Type.Optional(Type.String({ maxLength: 200 })),
    country: Type.Optional(Type.String({ maxLength: 2 })),
    facets: Type.Optional(Type.Literal('1')),
  }),
  response: Type.Object({ ...pageOf(Stockist).properties, ...Type.Partial(Facets).properties }),
});
/** A page of the shops; with `facets=1` with its counts. */
export type StockistPage = Static<(typeof listStockists)['schema']['response'][200]>;

/** Needs an `Idempotency-Key`. 409 `conflict` when the slug is taken. */
export const createStockist = defineEndpoint({ method: 'POST', url: '/api/stockist', body: StockistInput, response: Stockist });
/**
 * Replaces the whole shop; an omitted slug stays unchanged. 409 `conflict`: with `details.version` when a given `version` is not the
 * stored one, else because the slug is taken.
 */
export const updateStockist = defineEndpoint({
  method: 'POST',
  url: '/api/stockist/update/id/:id',
  params: IdParams,
  body: StockistChange,
  response: Stockist,
});
export const deleteStockist = defineEndpoint({
  method: 'DELETE',
  url: '/api/stockist/:id',
  params: IdParams,
  querystring: SeenVersion,
  response: Success,
});
