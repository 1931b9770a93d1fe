import * as endpoints from '@orime/contracts/api/trade/buyer-member';
import type { FastifyRequest } from 'fastify';
import { allow, forOwners, userOf } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { listMembers } from './members.queries.ts';
import { changeRole, leave, removeMember, transfer } from './members.service.ts';
import { findPlace } from './place.queries.ts';

/** Who is in a company: its people see each other, its owners say who may do what. */
export async function memberRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const buyers = allow('buyer-unverified', 'buyer-verified');
  const config = { rule: forOwners(buyers) };

  app.route({
    ...endpoints.listCompanyMembers,
    config: { rule: buyers },
    handler: async (request) => listMembers(db, await requireCompany(request as FastifyRequest), readPage(request.query, 50)),
  });
  app.route({
    ...endpoints.changeCompanyRole,
    config,
    handler: (request) => changeRole(db, callerOf(request), request.params.id, request.body.role),
  });
  app.route({ ...endpoints.transferCompany, config, handler: (request) => transfer(db, callerOf(request), request.params.id) });
  app.route({
    ...endpoints.removeCompanyMember,
    config,
    handler: async (request) => {
      await removeMember(db, callerOf(request), request.params.id);
      return { success: true };
    },
  });
  app.route({
    ...endpoints.leaveCompany,
    config: { rule: buyers },
    handler: async (request) => {
      await leave(db, callerOf(request));
      return { success: true };
    },
  });

  async function requireCompany(request: FastifyRequest): Promise<string> {
    const place = await findPlace(db, userOf(request).userId);
    if (place === undefined) throw new RequestError('not_found');
    return place.buyerId;
  }
}
