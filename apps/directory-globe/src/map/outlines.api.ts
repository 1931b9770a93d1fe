import { queryOptions } from '@orime/platform';
import { geoArea, geoCentroid } from 'd3-geo';
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import type { mesh as makeMesh } from 'topojson-client';
import { toSphereLines, type SphereLines } from './sphere-lines.ts';

type Atlas = Parameters<typeof makeMesh>[0];

export interface CountryOutline {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly shape: Feature<Polygon | MultiPolygon>;
  /** Middle of the largest part: the whole of a country may lie around an ocean. */
  readonly label: readonly [lon: number, lat: number];
  /** Of the largest part, in steradians. */
  readonly area: number;
}

export interface Outlines {
  readonly land: Feature<MultiPolygon>;
  /** Borders between countries, without coasts. */
  readonly borders: MultiLineString;
  /** Land and borders for the globe, which is drawn anew in every frame while it turns. */
  readonly sphere: { readonly rings: SphereLines; readonly borders: SphereLines };
  /** The largest first. */
  readonly countries: readonly CountryOutline[];
}

/** Their middles and areas take a phone about 15 ms. */
const COUNTRIES_AT_ONCE = 45;

/**
 * Outlines of the land and its countries, 1:110 million: a file of the version's folder, fetched with the first map. It is data: as a script
 * it would have to be parsed and compiled before the map can be drawn.
 */
export const outlinesQuery = queryOptions({
  queryKey: ['outlines', '110m'],
  queryFn: async ({ signal }): Promise<Outlines> => {
    const [{ feature, mesh }, atlas] = await Promise.all([import('topojson-client'), fetchAtlas(signal)]);
    const [land, countries] = [atlas.objects['land'], atlas.objects['countries']];
    if (land === undefined || countries === undefined) throw new Error('The atlas has no land or no countries.');
    const shapes = feature(atlas, countries) as unknown as FeatureCollection<Polygon | MultiPolygon>;
    const ground = feature(atlas, land) as unknown as FeatureCollection<MultiPolygon> | Feature<MultiPolygon>;
    await pause();
    const whole = 'features' in ground ? ground.features[0] : ground;
    if (whole === undefined) throw new Error('The atlas has no land.');
    const borders = mesh(atlas, countries as Parameters<typeof mesh>[1], (one, other) => one !== other);
    // The smaller side of every ring on its right: that of a lake lies the other way round in the atlas.
    const rings = whole.geometry.coordinates.flatMap(([shore = [], ...lakes]) => [shore, ...lakes.map((lake) => lake.toReversed())]);
    const sphere = { rings: toSphereLines(rings), borders: toSphereLines(borders.coordinates) };
    const named: CountryOutline[] = [];
    for (let at = 0; at < shapes.features.length; at += COUNTRIES_AT_ONCE) {
      await pause();
      named.push(...shapes.features.slice(at, at + COUNTRIES_AT_ONCE).flatMap(toOutline));
    }
    return { land: whole, borders, sphere, countries: named.toSorted((a, b) => b.area - a.area) };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** A phone takes a tenth of a second for all of it: what the visitor does comes in between. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

async function fetchAtlas(signal: AbortSignal): Promise<Atlas> {
  // In the function: a server file has no address of its own.
  const address = new URL('../../node_modules/world-atlas/countries-110m.json', import.meta.url);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`GET ${address.pathname} failed: ${answer.status}`);
  // A file of the same release.
  return (await answer.json()) as Atlas;
}

/** Areas without a code, such as those whose state is disputed, are drawn without a name. */
function toOutline(shape: Feature<Polygon | MultiPolygon>): readonly CountryOutline[] {
  const code = codeOf(shape.id);
  if (code === undefined) return [];
  const parts = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
  const [largest] = parts
    .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
    .map((polygon) => ({ polygon, area: geoArea(polygon) }))
    .toSorted((a, b) => b.area - a.area);
  return largest === undefined ? [] : [{ code, shape, label: geoCentroid(largest.polygon), area: largest.area }];
}

/** The atlas counts countries by ISO numbers, which a locale turns into letters. */
function codeOf(id: string | number | undefined): string | undefined {
  if (id === undefined) return undefined;
  const { region } = new Intl.Locale(`und-${String(id).padStart(3, '0')}`);
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined;
}
