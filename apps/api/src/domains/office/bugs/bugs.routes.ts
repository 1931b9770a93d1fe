import * as endpoints from '@orime/contracts/api/office/bug';
import { isStaff, type UserActor } from '../../../house/access/actor.ts';
import { admins, signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { countBugs, listBugRows } from './bugs.queries.ts';
import { changeBug, fileBug } from './bugs.service.ts';

/** What people say is broken: everybody sees their own, staff all of it. */
export async function bugsRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.listBugs,
    config: { rule: signedIn },
    handler: async (request) => {
      const { page, limit, offset } = readPage(request.query);
      const { status, severity, assignee } = request.query;
      const filter = { reporterId: reporterOf(userOf(request)), status, severity, assignee };
      return { items: await listBugRows(db, filter, { limit, offset }), total: await countBugs(db, filter), page };
    },
  });

  app.route({
    ...endpoints.createBug,
    config: { rule: signedIn, rateLimit: { max: 20, timeWindow: 3_600_000 }, idempotent: 'if-keyed' },
    handler: async (request) => {
      const caller = callerOf(request);
      return read(await fileBug(db, caller, request.body), reporterOf(caller));
    },
  });

  app.route({
    ...endpoints.updateBug,
    config: { rule: admins },
    handler: async (request) => {
      await changeBug(db, callerOf(request), request.params.id, request.body);
      return read(request.params.id, null);
    },
  });

  async function read(id: string, reporterId: string | null): Promise<endpoints.Bug> {
    const [bug] = await listBugRows(db, { id, reporterId }, { limit: 1, offset: 0 });
    if (bug === undefined) throw new RequestError('not_found');
    return bug;
  }
}

function reporterOf(actor: UserActor): string | null {
  return isStaff(actor) ? null : actor.userId;
}
