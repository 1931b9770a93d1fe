import * as endpoints from '@orime/contracts/api/stockist';
import type { ApiApp } from '../../app.ts';
import { countryCode } from '../../geography/country-code.ts';
import { readPage } from '../../http/paging.ts';
import { anyone } from '../../plugins/authorize.ts';
import { listStockists } from './stockist.queries.ts';

export async function stockistRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listStockists,
    config: { rule: anyone },
    handler: async (request) => {
      const page = readPage(request.query, 100);
      const { country } = request.query;
      return { ...(await listStockists(app.db, country === undefined || country === '' ? undefined : (countryCode(country) ?? country), page)), page: page.page };
    },
  });
}
