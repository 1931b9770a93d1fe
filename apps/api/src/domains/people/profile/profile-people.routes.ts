import * as endpoints from '@orime/contracts/api/people/profile-people';
import { allow, signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { setFollowing } from './follow.service.ts';
import { assignPromoter, removePromoter } from './promoter.service.ts';

const designerOrAdmin = allow('designer', 'admin');

/** Who follows and who promotes a designer. */
export async function profilePeopleRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.followProfile,
    config: { rule: signedIn },
    handler: async (request) => setFollowing(app.db, userOf(request), request.params.id, true),
  });
  app.route({
    ...endpoints.unfollowProfile,
    config: { rule: signedIn },
    handler: async (request) => setFollowing(app.db, userOf(request), request.params.id, false),
  });

  app.route({
    ...endpoints.assignPromoter,
    config: { rule: designerOrAdmin },
    handler: async (request) => assignPromoter(app.db, callerOf(request), request.params.id, request.body),
  });

  app.route({
    ...endpoints.deletePromoter,
    config: { rule: designerOrAdmin },
    handler: async (request) => {
      if (request.body.promoCode.toUpperCase() !== request.params.promoCode.toUpperCase())
        throw new RequestError('validation', { fields: { promoCode: 'is not the one of the address' } });
      await removePromoter(app.db, callerOf(request), request.params.promoCode);
      return { success: true };
    },
  });
}
