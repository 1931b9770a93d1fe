import * as endpoints from '@orime/contracts/api/geo';
import type { ApiApp } from '../../app.ts';
import { RequestError } from '../../errors/request-error.ts';
import { countryCode } from '../../geography/country-code.ts';
import { readPage } from '../../http/paging.ts';
import { anyone } from '../../plugins/authorize.ts';
import { countDesignsOfCountry, listArcs, listGeoPoints, listTimeline, type Arc } from './geo.queries.ts';

export async function geoRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listGeoPoints,
    config: { rule: anyone },
    handler: async (request) => {
      const [points, arcs] = await Promise.all([listGeoPoints(app.db, { kinds: readKinds(request.query.kinds), bbox: readBox(request.query.bbox) }), listArcs(app.db)]);
      const shown = new Set(points.map((point) => point.id));
      const counts = new Map<string, number>();
      for (const { country } of points) counts.set(country, (counts.get(country) ?? 0) + 1);
      return {
        points,
        arcs: arcs.filter((arc: Arc) => shown.has(arc.from) && shown.has(arc.to)),
        countries: [...counts].map(([code, count]) => ({ code, points: count })).toSorted((one, other) => other.points - one.points || one.code.localeCompare(other.code)),
      };
    },
  });

  app.route({
    ...endpoints.getTimeline,
    config: { rule: anyone },
    handler: async ({ query }) => {
      const page = readPage(query, 50);
      const items = await listTimeline(app.db, page);
      return { items: items.slice(0, page.limit), page: page.page, hasMore: items.length > page.limit };
    },
  });

  app.route({
    ...endpoints.getGeoCountry,
    config: { rule: anyone },
    handler: async (request) => {
      const code = countryCode(request.params.code);
      if (code === undefined) throw new RequestError('not_found');
      const [points, designs] = await Promise.all([listGeoPoints(app.db, { kinds: endpoints.GEO_KINDS, country: code }), countDesignsOfCountry(app.db, code)]);
      return { code, points, designs };
    },
  });
}

/** Kinds by comma; none means all. */
function readKinds(kinds: string | undefined): readonly string[] {
  if (kinds === undefined || kinds === '') return endpoints.GEO_KINDS;
  const wanted = kinds.split(',').map((kind) => kind.trim());
  const known = endpoints.GEO_KINDS.filter((kind) => wanted.includes(kind));
  if (known.length < new Set(wanted).size) throw new RequestError('validation', { fields: { kinds: `may be ${endpoints.GEO_KINDS.join(', ')}` } });
  return known;
}

function readBox(bbox: string | undefined): readonly [number, number, number, number] | undefined {
  if (bbox === undefined || bbox === '') return undefined;
  const [west, south, east, north, ...rest] = bbox.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const bad = () => new RequestError('validation', { fields: { bbox: 'must be west,south,east,north in degrees' } });
  if (west === undefined || south === undefined || east === undefined || north === undefined || rest.length > 0) throw bad();
  const fits = [west, east].every((degree) => Math.abs(degree) <= 180) && [south, north].every((degree) => Math.abs(degree) <= 90) && south <= north;
  if (!fits) throw bad();
  return [west, south, east, north];
}
