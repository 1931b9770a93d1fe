import { privateFile } from '@orime/contracts/api/media/upload';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { isSignatureGood } from './signed-url.ts';

export async function fileRoutes(app: ApiApp): Promise<void> {
  const { method, url, params, querystring } = privateFile;
  app.route({
    method,
    url,
    schema: { params, querystring },
    config: { rule: anyone },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { expires, signature, inline } = request.query;
      // One answer for a wrong signature, an old one and no such file: the address is all there is to know.
      if (!isSignatureGood(app.config.jwtSecret, id, expires, signature)) throw new RequestError('not_found');
      const file = await app.db
        .selectFrom('files')
        .select(['storage_key', 'mime'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const bytes = file && (await app.storage.get(file.storage_key));
      if (file === undefined || bytes === undefined) throw new RequestError('not_found');
      const isShown = inline === '1' && SHOWN_IN_PLACE.has(file.mime);
      if (isShown) reply.header('content-security-policy', "frame-ancestors 'self'");
      return reply
        .header('content-type', file.mime)
        .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename="${id}.${EXTENSIONS[file.mime] ?? 'webp'}"`)
        .header('cache-control', 'private, no-store')
        .send(bytes);
    },
  });
}

/** Types without scripts of whoever uploaded the file. */
const SHOWN_IN_PLACE: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

/** Of what is not an image. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/json': 'json' };
