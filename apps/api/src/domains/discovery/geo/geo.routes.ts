import * as endpoints from '@orime/contracts/api/discovery/geo';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { readPage } from '../../../house/http/paging.ts';
import { sendJson } from '../../../house/http/send-json.ts';
import { listTimeline, readGeoCountryText, readGeoPointsText } from './geo.queries.ts';

export async function geoRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listGeoPoints,
    config: { rule: anyone },
    handler: async ({ query }, reply) =>
      sendJson(
        reply,
        await readGeoPointsText(app.db, { kinds: readKinds(query.kinds), bbox: readBox(query.bbox), of: query.of || undefined }),
      ),
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
    handler: async ({ params }, reply) => {
      const code = countryCode(params.code);
      if (code === undefined) throw new RequestError('not_found');
      return sendJson(reply, await readGeoCountryText(app.db, code));
    },
  });
}

/** Kinds by comma; none means all. */
function readKinds(kinds: string | undefined): readonly string[] {
  if (kinds === undefined || kinds === '') return endpoints.GEO_KINDS;
  const wanted = kinds.split(',').map((kind) => kind.trim());
  const known = endpoints.GEO_KINDS.filter((kind) => wanted.includes(kind));
  if (known.length < new Set(wanted).size)
    throw new RequestError('validation', { fields: { kinds: `may be ${endpoints.GEO_KINDS.join(', ')}` } });
  return known;
}

function readBox(bbox: string | undefined): readonly [number, number, number, number] | undefined {
  if (bbox === undefined || bbox === '') return undefined;
  const [west, south, east, north, ...rest] = bbox.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const bad = () => new RequestError('validation', { fields: { bbox: 'must be west,south,east,north in degrees' } });
  if (west === undefined || south === undefined || east === undefined || north === undefined || rest.length > 0) throw bad();
  const fits =
    [west, east].every((degree) => Math.abs(degree) <= 180) && [south, north].every((degree) => Math.abs(degree) <= 90) && south <= north;
  if (!fits) throw bad();
  return [west, south, east, north];
}
