import { queryOptions } from '@orime/platform';
import type { Feature, MultiPolygon } from 'geojson';

/** Outlines of the land, 1:110 million: a chunk of its own, fetched once the map is there to draw it. */
export const landQuery = queryOptions({
  queryKey: ['land', '110m'],
  queryFn: async (): Promise<Feature<MultiPolygon>> => {
    const [{ feature }, { default: atlas }] = await Promise.all([import('topojson-client'), import('world-atlas/land-110m.json')]);
    // The atlas' JSON has one object, a collection of one multi-polygon.
    const topology = atlas as unknown as Parameters<typeof feature>[0];
    const land = feature(topology, topology.objects['land'] as never) as unknown as {
      features?: Feature<MultiPolygon>[];
    } & Feature<MultiPolygon>;
    return land.features?.[0] ?? land;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
