import { listFrontEndErrors, reportFrontEndError, setErrorStatus } from '@orime/contracts/api/office/errors';
import { audit } from '../../../house/access/audit.ts';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { fingerprintOf, scrub } from '../../../house/log/scrub.ts';
import { countErrors, listErrorReleases, listErrorRows, recordError, removeOldErrorHours } from './errors.queries.ts';

/** Rendering errors of browsers, grouped by what they have in common and free of what is nobody's business. */
export async function errorsRoutes(app: ApiApp): Promise<void> {
  app.housekeeping.add(removeOldErrorHours);

  app.route({
    ...reportFrontEndError,
    bodyLimit: 32 * 1024,
    config: { rule: anyone, endedSession: 'visitor', rateLimit: { max: 20, timeWindow: 60_000 } },
    handler: async ({ body, actor, headers }) => {
      const report = {
        message: scrub(body.message),
        name: scrub(body.name ?? ''),
        fileName: scrub(body.fileName ?? ''),
        lineNumber: body.lineNumber ?? null,
        columnNumber: body.columnNumber ?? null,
        info: scrub(body.info ?? ''),
        route: scrub(body.route ?? ''),
        release: scrub(body.remote ?? ''),
      };
      const id = await recordError(app.db, {
        ...report,
        fingerprint: fingerprintOf(report),
        userAgent: (headers['user-agent'] ?? '').slice(0, 400),
        userId: actor.userId,
      });
      return { id };
    },
  });

  app.route({
    ...listFrontEndErrors,
    config: { rule: admins },
    handler: async ({ query }) => {
      const { page, limit, offset } = readPage(query);
      const { id, status, release } = query;
      const filter = { id, status, release };
      return {
        items: await listErrorRows(app.db, filter, { limit, offset }),
        total: await countErrors(app.db, filter),
        page,
        releases: await listErrorReleases(app.db, status),
      };
    },
  });

  app.route({
    ...setErrorStatus,
    config: { rule: admins },
    handler: (request) =>
      app.db.transaction().execute(async (trx) => {
        const { params, body } = request;
        const admin = callerOf(request);
        const error = await trx.selectFrom('front_end_errors').select('status').where('id', '=', params.id).forUpdate().executeTakeFirst();
        if (error === undefined) throw new RequestError('not_found');
        if (error.status !== body.status) {
          if (body.from !== undefined && body.from !== error.status)
            throw new RequestError('conflict', { details: { expected: body.from, status: error.status } });
          await trx.updateTable('front_end_errors').set({ status: body.status }).where('id', '=', params.id).execute();
          await audit(trx, {
            actor: admin,
            action: 'error.status',
            entity: 'front_end_error',
            entityId: params.id,
            diff: { from: error.status, to: body.status },
            ip: admin.ip,
          });
        }
        const [answer] = await listErrorRows(trx, { id: params.id }, { limit: 1, offset: 0 });
        if (answer === undefined) throw new RequestError('not_found');
        return answer;
      }),
  });
}
