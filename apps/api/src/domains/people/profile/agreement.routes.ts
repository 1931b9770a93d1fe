import * as endpoints from '@orime/contracts/api/people/profile';
import { allow, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { acceptAgreement, readAgreement } from './agreement.service.ts';

const sellers = allow('designer', 'producer');

/** The agreement with those who sell. */
export async function agreementRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.getAgreement,
    config: { rule: sellers },
    handler: async (request) => readAgreement(app.db, userOf(request).userId),
  });
  app.route({
    ...endpoints.acceptAgreement,
    config: { rule: sellers },
    handler: async (request) => acceptAgreement(app.db, callerOf(request), request.body.version),
  });
}
