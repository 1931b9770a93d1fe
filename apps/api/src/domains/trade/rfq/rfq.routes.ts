import * as endpoints from '@orime/contracts/api/trade/rfq';
import type { UserActor } from '../../../house/access/actor.ts';
import { allow, forPurchasers, signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { listRfqs } from './rfq.queries.ts';
import { createRfq, decideRfq } from './rfq.service.ts';

export async function rfqRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.createRfq,
    config: { rule: forPurchasers(allow('designer', 'buyer-verified')), idempotent: true, rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: async (request) => {
      const user = userOf(request);
      const id = await createRfq(app.db, user, request.body);
      await app.jobs.wake('mail');
      return read(user, id);
    },
  });

  app.route({
    ...endpoints.listOwnRfqs,
    config: { rule: signedIn },
    handler: async (request) => {
      const page = readPage(request.query, 24);
      return { ...(await listRfqs(app.db, { reader: userOf(request), status: request.query.status }, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.decideRfq,
    config: { rule: signedIn },
    handler: async (request) => {
      const caller = callerOf(request);
      await decideRfq(app.db, caller, request.params.id, request.body);
      await app.jobs.wake('mail');
      return read(caller, request.params.id);
    },
  });

  async function read(reader: UserActor, id: string): Promise<endpoints.Rfq> {
    const [rfq] = (await listRfqs(app.db, { reader, id }, readPage({}, 1))).items;
    if (rfq === undefined) throw new RequestError('not_found');
    return rfq;
  }
}
