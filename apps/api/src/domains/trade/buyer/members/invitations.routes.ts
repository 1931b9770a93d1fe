import * as endpoints from '@orime/contracts/api/trade/buyer-member';
import { allow, forOwners, signedIn, userOf } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { renewToken } from '../../../people/users/index.ts';
import { listInvitations } from './invitations.queries.ts';
import { acceptInvitation, invite, readOffer, revokeInvitation } from './invitations.service.ts';
import { findPlace } from './place.queries.ts';

const HOUR_MS = 3_600_000;

/** How others come into a company: its owners ask them by mail. */
export async function invitationRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const config = { rule: forOwners(allow('buyer-unverified', 'buyer-verified')) };

  app.route({
    ...endpoints.listCompanyInvitations,
    config,
    handler: async (request) => {
      const place = await findPlace(db, userOf(request).userId);
      if (place === undefined) throw new RequestError('not_found');
      return listInvitations(db, place.buyerId, readPage(request.query, 50));
    },
  });
  app.route({
    ...endpoints.inviteToCompany,
    config: { ...config, idempotent: 'if-keyed', rateLimit: { max: 60, timeWindow: HOUR_MS } },
    handler: (request) => invite(app, callerOf(request), request.body),
  });
  app.route({
    ...endpoints.revokeCompanyInvitation,
    config,
    handler: async (request) => {
      await revokeInvitation(db, callerOf(request), request.params.id);
      return { success: true };
    },
  });

  // Secrets are not found by trying; nobody needs more tries than this.
  const holder = { rule: signedIn, rateLimit: { max: 60, timeWindow: HOUR_MS } };
  app.route({ ...endpoints.getCompanyInvitation, config: holder, handler: (request) => readOffer(db, request.params.token) });
  app.route({
    ...endpoints.acceptCompanyInvitation,
    config: holder,
    handler: async (request) => {
      const actor = userOf(request);
      const role = await acceptInvitation(db, actor, request.body.token);
      return { role, token: await renewToken(db, app.tokens, actor.userId, actor.jti, false) };
    },
  });
}
