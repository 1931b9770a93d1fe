import * as endpoints from '@orime/contracts/api/selling/promo-code';
import type { FastifyRequest } from 'fastify';
import { allow, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { countCodes, listCodes } from './management.queries.ts';
import { createCode, deleteCode, updateCode, type Manager } from './management.service.ts';

/** Codes as designers and admins keep them. */
export async function managementRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const config = { rule: allow('designer', 'admin') };

  app.route({
    ...endpoints.listPromoCodes,
    config,
    handler: async (request) => {
      const page = readPage(request.query);
      const { role, userId } = userOf(request);
      const filter = { ownerId: role === 'admin' ? null : userId, q: request.query.q };
      return { items: [...(await listCodes(db, filter, page))], total: await countCodes(db, filter), page: page.page };
    },
  });
  app.route({
    ...endpoints.createPromoCode,
    config: { ...config, idempotent: 'if-keyed' },
    handler: (request) => createCode(db, request.body, managerOf(request)),
  });
  app.route({
    ...endpoints.updatePromoCode,
    config,
    handler: (request) => updateCode(db, request.params.id, request.body, managerOf(request)),
  });
  app.route({
    ...endpoints.deletePromoCode,
    config,
    handler: async (request) => {
      await deleteCode(db, request.params.id, managerOf(request));
      return { success: true };
    },
  });
}

function managerOf(request: FastifyRequest): Manager {
  return { actor: userOf(request), ip: request.ip };
}
