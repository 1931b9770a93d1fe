import { model } from '@orime/contracts/api/media/upload';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { LASTING_HEADERS } from './lasting-headers.ts';
import { findShownFile } from './shown-file.queries.ts';

/** Garments to be turned. The address names the model for good; who may see none of its designs is told that there is none. */
export async function modelRoutes(app: ApiApp): Promise<void> {
  const { method, url, params } = model;
  app.route({
    method,
    url,
    schema: { params },
    // A room asks for ten at once.
    config: { rule: anyone, rateLimit: false },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const storageKey = await findShownFile(app.db, 'model', request.params.id);
      const bytes = storageKey && (await app.storage.get(storageKey));
      if (!bytes) throw new RequestError('not_found');
      return reply.header('content-type', 'application/octet-stream').headers(LASTING_HEADERS).send(bytes);
    },
  });
}
