import * as endpoints from '@orime/contracts/api/trade/linesheet';
import { allow, userOf } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readIfMatch } from '../../../../house/http/if-match.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { listKnownBuyers } from './known-buyers.queries.ts';
import { listOwnSheets, listReadableSheets } from './named-sheets.queries.ts';
import { createSheet, deleteSheet, updateSheet } from './named-sheets.service.ts';

/** Line sheets with a name: put together by designers, opened by whom they let. */
export async function namedSheetRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const own = { rule: allow('designer') };
  const managed = { rule: allow('designer', 'admin') };

  app.route({
    ...endpoints.listLineSheets,
    config: { rule: allow('buyer-verified', 'designer', 'account-manager', 'admin') },
    handler: async (request) => {
      const { designer, season, ...rest } = request.query;
      const page = readPage(rest);
      return {
        ...(await listReadableSheets(db, userOf(request), { designer: designer || undefined, season: season || undefined }, page)),
        page: page.page,
      };
    },
  });

  app.route({
    ...endpoints.listOwnLineSheets,
    config: own,
    handler: async (request) => {
      const page = readPage(request.query);
      return { ...(await listOwnSheets(db, userOf(request).userId, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.listLineSheetBuyers,
    config: own,
    handler: async (request) => {
      const page = readPage(request.query, 100);
      return { ...(await listKnownBuyers(db, userOf(request).userId, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.createLineSheet,
    config: { ...own, idempotent: true },
    handler: (request) => createSheet(db, callerOf(request), request.body),
  });

  app.route({
    ...endpoints.updateLineSheet,
    config: managed,
    handler: (request) => updateSheet(db, callerOf(request), request.params.id, request.body, readIfMatch(request.headers['if-match'])),
  });

  app.route({
    ...endpoints.deleteLineSheet,
    config: managed,
    handler: async (request) => {
      await deleteSheet(db, callerOf(request), request.params.id);
      return { success: true };
    },
  });
}
