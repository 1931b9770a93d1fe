import * as endpoints from '@orime/contracts/api/production';
import type { ApiApp } from '../../app.ts';
import { RequestError } from '../../errors/request-error.ts';
import { readPage } from '../../http/paging.ts';
import { allow, userOf } from '../../plugins/authorize.ts';
import { listEvents, listProductions } from './production.queries.ts';
import { createProduction, moveProduction, updateProduction } from './production.service.ts';

export async function productionRoutes(app: ApiApp): Promise<void> {
  const sellers = { rule: allow('designer', 'producer') };

  app.route({
    ...endpoints.listOwnProductions,
    config: sellers,
    handler: async (request) => {
      const page = readPage(request.query, 24);
      return { ...(await listProductions(app.db, { userId: userOf(request).userId, status: request.query.status }, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.createProduction,
    config: { rule: allow('designer'), idempotent: true },
    handler: async (request) => {
      const { userId } = userOf(request);
      return read(userId, await createProduction(app.db, userId, request.body));
    },
  });

  app.route({ ...endpoints.getProduction, config: sellers, handler: (request) => read(userOf(request).userId, request.params.id) });

  app.route({
    ...endpoints.updateProduction,
    config: sellers,
    handler: async (request) => {
      const { userId } = userOf(request);
      await updateProduction(app.db, userId, request.params.id, request.body);
      return read(userId, request.params.id);
    },
  });

  app.route({
    ...endpoints.moveProduction,
    config: sellers,
    handler: async (request) => {
      const { userId } = userOf(request);
      await moveProduction(app.db, userId, request.params.id, request.body.status, request.body.note ?? '');
      if (request.body.status === 'completed') await app.jobs.wake('stock-alerts');
      return read(userId, request.params.id);
    },
  });

  async function read(userId: string, id: string): Promise<endpoints.ProductionDetail> {
    const [run] = (await listProductions(app.db, { userId, id }, readPage({}, 1))).items;
    if (run === undefined) throw new RequestError('not_found');
    return { ...run, events: await listEvents(app.db, id) };
  }
}
