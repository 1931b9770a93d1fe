import { model } from '@orime/contracts/api/media/upload';
import { sql } from 'kysely';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { LASTING_HEADERS } from './lasting-headers.ts';

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
      const storageKey = await findShownModel(app.db, request.params.id);
      const bytes = storageKey && (await app.storage.get(storageKey));
      if (!bytes) throw new RequestError('not_found');
      return reply.header('content-type', 'application/octet-stream').headers(LASTING_HEADERS).send(bytes);
    },
  });
}

/** Where the model of a public design lies. */
async function findShownModel(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ storageKey: string }>`
    SELECT f.storage_key AS "storageKey" FROM files f
    WHERE f.id = ${id} AND f.purpose = 'model' AND f.deleted_at IS NULL
      AND EXISTS (SELECT FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.model_id = f.id AND is_public(d, p))`.execute(db);
  return rows[0]?.storageKey;
}
