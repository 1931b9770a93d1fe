import { clothTile } from '@orime/contracts/api/media/upload';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { LASTING_HEADERS } from './lasting-headers.ts';
import { findShownFile } from './shown-file.queries.ts';

/** Repeats of printed cloths, as they were drawn: copies of other sizes would not join themselves. */
export async function clothTileRoutes(app: ApiApp): Promise<void> {
  const { method, url, params } = clothTile;
  app.route({
    method,
    url,
    schema: { params },
    // A room asks for ten at once.
    config: { rule: anyone, rateLimit: false },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const storageKey = await findShownFile(app.db, 'cloth', request.params.id);
      const bytes = storageKey && (await app.storage.get(storageKey));
      if (!bytes) throw new RequestError('not_found');
      return reply.header('content-type', 'image/webp').headers(LASTING_HEADERS).send(bytes);
    },
  });
}
