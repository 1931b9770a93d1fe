import * as endpoints from '@orime/contracts/api/people/profile';
import { admins, allow, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readOnboarding } from '../onboarding/index.ts';
import { setStatus } from './profile-status.service.ts';

/** The way to an open shop: what is still to do, and the word of staff. */
export async function onboardingRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.getOnboarding,
    config: { rule: allow('designer', 'producer') },
    handler: async (request) => readOnboarding(app.db, userOf(request), await app.liveRoutes()),
  });

  app.route({
    ...endpoints.setProfileStatus,
    config: { rule: admins },
    handler: async (request) => {
      const state = await setStatus(app.db, callerOf(request), request.params.id, request.body);
      await app.jobs.wake('mail');
      return state;
    },
  });
}
