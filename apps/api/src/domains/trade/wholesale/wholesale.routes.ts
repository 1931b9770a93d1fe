import * as endpoints from '@orime/contracts/api/trade/wholesale';
import type { Actor } from '../../../house/access/actor.ts';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { buildListSearch } from '../../../house/search/index.ts';
import { lineSheetRoutes } from './line-sheet/line-sheet.routes.ts';
import { findSheetContent } from './named-sheets/named-sheets.queries.ts';
import { namedSheetRoutes } from './named-sheets/named-sheets.routes.ts';
import { listFollowedProfiles, listLikedDesigns } from './own-choice.queries.ts';
import { pamphletRoutes } from './pamphlet/pamphlet.routes.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import { readCatalog, readOffer, readProduct } from './wholesale.service.ts';

/** Open to everybody, priced for verified buyers, staff, and the makers of a line. */
export async function wholesaleRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listWholesaleCatalog,
    config: { rule: anyone },
    handler: async (request) => {
      const { q, designer, season, category, window, prebook, linesheet, mine, currency = 'USD', ...rest } = request.query;
      const filters = {
        designer: designer || undefined,
        season: season || undefined,
        category: category || undefined,
        window: window || undefined,
        prebook,
        sheets: [
          ...(linesheet ? [await listSheetDesigns(app.db, request.actor, linesheet)] : []),
          ...(mine === 'liked' ? [await listLikedDesigns(app.db, request.actor.userId)] : []),
        ],
        profiles: mine === 'followed' ? await listFollowedProfiles(app.db, request.actor.userId) : undefined,
        search: await buildListSearch(app.db, q),
      };
      return readCatalog(app.db, request.actor, filters, currency, readPage(rest, 24));
    },
  });

  app.route({
    ...endpoints.getWholesaleProduct,
    config: { rule: anyone },
    handler: async (request) => readProduct(app.db, request.actor, request.params.id, request.query.currency ?? 'USD'),
  });

  app.route({
    ...endpoints.getWholesaleOffer,
    config: { rule: anyone },
    handler: async (request) => readOffer(app.db, request.actor, request.params.id, request.query.currency ?? 'USD'),
  });

  await lineSheetRoutes(app);
  await namedSheetRoutes(app);
  await pamphletRoutes(app);
  await termsRoutes(app);
}

/** Throws `not_found` for a line sheet that the reader may not open. */
async function listSheetDesigns(db: Db, actor: Actor, id: string): Promise<readonly string[]> {
  const sheet = actor.role === 'visitor' ? undefined : await findSheetContent(db, actor, id);
  if (sheet === undefined) throw new RequestError('not_found');
  return sheet.items.map(({ designId }) => designId);
}
