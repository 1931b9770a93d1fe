import * as endpoints from '@orime/contracts/api/trade/wholesale';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { buildListSearch } from '../../../house/search/index.ts';
import { lineSheetRoutes } from './line-sheet/line-sheet.routes.ts';
import { namedSheetRoutes } from './named-sheets/named-sheets.routes.ts';
import { pamphletRoutes } from './pamphlet/pamphlet.routes.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import { readCatalog, readProduct } from './wholesale.service.ts';

/** Open to everybody, priced for verified buyers, staff, and the makers of a line. */
export async function wholesaleRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listWholesaleCatalog,
    config: { rule: anyone },
    handler: async (request) => {
      const { q, designer, season, category, currency = 'USD', ...rest } = request.query;
      const search = await buildListSearch(app.db, q);
      const filters = { designer: designer || undefined, season: season || undefined, category: category || undefined, search };
      return readCatalog(app.db, request.actor, filters, currency, readPage(rest, 24));
    },
  });

  app.route({
    ...endpoints.getWholesaleProduct,
    config: { rule: anyone },
    handler: async (request) => readProduct(app.db, request.actor, request.params.id, request.query.currency ?? 'USD'),
  });

  await lineSheetRoutes(app);
  await namedSheetRoutes(app);
  await pamphletRoutes(app);
  await termsRoutes(app);
}
