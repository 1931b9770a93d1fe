import * as endpoints from '@orime/contracts/api/trade/production';
import { allow, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { listEvents, listProductions, type Reader } from './production.queries.ts';
import { createProduction, moveProduction, updateProduction } from './production.service.ts';
import { readSaleTerms } from './sale-terms.ts';

export async function productionRoutes(app: ApiApp): Promise<void> {
  const readers = { rule: allow('designer', 'producer', 'account-manager', 'admin') };
  const workers = { rule: allow('designer', 'producer', 'admin') };

  app.route({
    ...endpoints.listOwnProductions,
    config: readers,
    handler: async (request) => {
      const page = readPage(request.query, 24);
      return { ...(await listProductions(app.db, { reader: userOf(request), status: request.query.status }, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.createProduction,
    config: { rule: allow('designer'), idempotent: true },
    handler: async (request) => {
      const user = userOf(request);
      return read(user, await createProduction(app.db, user.userId, request.body));
    },
  });

  app.route({ ...endpoints.getProduction, config: readers, handler: (request) => read(userOf(request), request.params.id) });

  app.route({
    ...endpoints.updateProduction,
    config: workers,
    handler: async (request) => {
      const caller = callerOf(request);
      await updateProduction(app.db, caller, request.params.id, request.body);
      return read(caller, request.params.id);
    },
  });

  app.route({
    ...endpoints.moveProduction,
    config: workers,
    handler: async (request) => {
      const caller = callerOf(request);
      await moveProduction(app.db, caller, request.params.id, request.body);
      if (request.body.status === 'completed') await app.jobs.wake('stock-alerts');
      return read(caller, request.params.id);
    },
  });

  async function read(reader: Reader, id: string): Promise<endpoints.ProductionDetail> {
    const [run] = (await listProductions(app.db, { reader, id }, readPage({}, 1))).items;
    if (run === undefined) throw new RequestError('not_found');
    const sale = run.side === 'producer' ? null : await readSaleTerms(app.db, run.design.id, run.cost.currency);
    return { ...run, sale, events: await listEvents(app.db, id) };
  }
}
