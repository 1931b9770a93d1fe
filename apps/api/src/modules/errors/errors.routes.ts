import { reportFrontEndError } from '@orime/contracts/api/errors';
import type { ApiApp } from '../../app.ts';
import { anyone } from '../../plugins/authorize.ts';
import { fingerprintOf, scrub } from './scrub.ts';
import { recordError } from './errors.queries.ts';

/** Rendering errors of browsers, grouped by what they have in common and free of what is nobody's business. */
export async function errorsRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...reportFrontEndError,
    bodyLimit: 32 * 1024,
    config: { rule: anyone, rateLimit: { max: 20, timeWindow: 60_000 } },
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
}
