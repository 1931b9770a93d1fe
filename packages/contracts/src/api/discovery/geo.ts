import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';

export const GEO_KINDS = ['designer', 'producer', 'stockist', 'story'] as const;
export const GeoPoint = Type.Object({
  id: Type.String(),
  kind: Type.Enum(GEO_KINDS),
  name: Type.String(),
  nameJp: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
  city: Type.String(),
  cityJp: Type.Optional(Type.String()),
  country: Type.String(),
  /** Page of the item on this site; stockists have no page and link to the map. */
  url: Type.String(),
  summary: LocalText,
});
export type GeoPoint = Static<typeof GeoPoint>;

export const listGeoPoints = defineEndpoint({
  method: 'GET',
  url: '/api/geo/points',
  querystring: Type.Object({
    kinds: Type.Optional(Type.String({ maxLength: 80 })),
    /** Handle of a designer or producer: only its place and those it works with. */
    of: Type.Optional(Type.String({ maxLength: 60 })),
    bbox: Type.Optional(Type.String({ maxLength: 120, description: 'west,south,east,north in degrees' })),
  }),
  response: Type.Object({
    points: Type.Array(GeoPoint),
    /** From a design's origin to its place of production, as point ids. */
    arcs: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), designs: Type.Integer() })),
    countries: Type.Array(Type.Object({ code: Type.String(), points: Type.Integer() })),
  }),
});
export type GeoPoints = Static<(typeof listGeoPoints)['schema']['response'][200]>;

export const getGeoCountry = defineEndpoint({
  method: 'GET',
  url: '/api/geo/country/:code',
  params: Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{2}$' }) }),
  response: Type.Object({ code: Type.String(), points: Type.Array(GeoPoint), designs: Type.Integer() }),
});

/** What appeared on the map over time: designers and producers who joined, published designs and articles. */
export const TimelineEntry = Type.Object({
  at: Type.String(),
  kind: Type.Enum(['designer', 'producer', 'design', 'story'] as const),
  id: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
  country: Type.String(),
  url: Type.String(),
});
export type TimelineEntry = Static<typeof TimelineEntry>;
/** Newest first. */
export const getTimeline = defineEndpoint({
  method: 'GET',
  url: '/api/geo/timeline',
  querystring: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(TimelineEntry), page: Type.Integer(), hasMore: Type.Boolean() }),
});
