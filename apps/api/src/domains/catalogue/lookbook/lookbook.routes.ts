import * as endpoints from '@orime/contracts/api/catalogue/lookbook';
import { isStaff } from '../../../house/access/actor.ts';
import { allow, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readCounted, readPage, setPageHeaders } from '../../../house/http/paging.ts';
import { findDesignLook } from './design-look.queries.ts';
import { listLookbooks } from './lookbook.queries.ts';
import { createLookbook, deleteLookbook, updateLookbook } from './lookbook.service.ts';

const designerOrAdmin = allow('designer', 'admin');

export async function lookbookRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listLookbooks,
    config: { rule: anyone },
    handler: async (request, reply) => {
      const page = readPage(request.query, 100);
      const { designer, season } = request.query;
      const { items, total } = await readCounted(page, (each) =>
        listLookbooks(app.db, { designer, season, viewerId: request.actor.userId, seesAll: isStaff(request.actor) }, each),
      );
      setPageHeaders(reply, request.url, page, total);
      return items;
    },
  });

  app.route({
    ...endpoints.getDesignLook,
    config: { rule: anyone },
    handler: ({ params, query }) => findDesignLook(app.db, params.id, query.currency ?? 'USD'),
  });

  app.route({
    ...endpoints.createLookbook,
    config: { rule: designerOrAdmin },
    handler: async (request) => createLookbook(app.db, callerOf(request), request.body),
  });

  app.route({
    ...endpoints.updateLookbook,
    config: { rule: designerOrAdmin },
    handler: async (request) => {
      const { id, version, ...input } = request.body;
      return updateLookbook(app.db, callerOf(request), id, version, input);
    },
  });

  app.route({
    ...endpoints.deleteLookbook,
    config: { rule: designerOrAdmin },
    handler: async (request) => {
      await deleteLookbook(app.db, callerOf(request), request.params.id);
      return { success: true };
    },
  });
}
