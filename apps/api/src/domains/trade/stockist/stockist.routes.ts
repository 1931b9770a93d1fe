import * as endpoints from '@orime/contracts/api/trade/stockist';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { readCounted, readPage } from '../../../house/http/paging.ts';
import { buildListSearch } from '../../../house/search/index.ts';
import { countStockistFacets, listStockists } from './stockist.queries.ts';
import { createStockist, deleteStockist, updateStockist } from './stockist.service.ts';

/** Shops that carry designers of the marketplace: for everybody to read, for admins to write. */
export async function stockistRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.listStockists,
    config: { rule: anyone },
    handler: async (request) => {
      const page = readPage(request.query, 100);
      const { country: asked, q, facets } = request.query;
      const country = asked === undefined || asked === '' ? undefined : (countryCode(asked) ?? asked);
      const filters = { country, search: await buildListSearch(db, q) };
      const [list, counts] = await Promise.all([
        readCounted(page, (each) => listStockists(db, filters, each)),
        facets === undefined ? {} : countStockistFacets(db, filters),
      ]);
      return { ...list, page: page.page, ...counts };
    },
  });

  app.route({
    ...endpoints.createStockist,
    config: { rule: admins, idempotent: true },
    handler: (request) => createStockist(db, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.updateStockist,
    config: { rule: admins },
    handler: (request) => updateStockist(db, request.params.id, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.deleteStockist,
    config: { rule: admins },
    handler: async (request) => {
      await deleteStockist(db, request.params.id, request.query.version, callerOf(request));
      return { success: true };
    },
  });
}
