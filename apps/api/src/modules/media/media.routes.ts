import { MEDIA_WIDTHS } from '@orime/contracts';
import { media } from '@orime/contracts/api/upload';
import type { ApiApp } from '../../app.ts';
import { RequestError } from '../../errors/request-error.ts';
import { anyone } from '../../plugins/authorize.ts';
import { createVariantCache } from './variant-cache.ts';

/** Images by id and width. The address names the bytes for good, so browsers keep them for a year. */
export async function mediaRoutes(app: ApiApp): Promise<void> {
  const variants = createVariantCache({ folder: `${app.config.dataDir}/cache/media`, findMaster: (id) => findMaster(app, id) });
  const { method, url, params } = media;
  app.route({
    method,
    url,
    schema: { params },
    // A page of cards asks for dozens at once.
    config: { rule: anyone, rateLimit: false },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const { id } = request.params;
      const width = MEDIA_WIDTHS.find((one) => String(one) === request.params.width);
      // Ids become folder names of the cache.
      const bytes = width === undefined || !/^[A-Za-z0-9_-]{1,80}$/.test(id) ? undefined : await variants.get(id, width);
      if (bytes === undefined) throw new RequestError('not_found');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    },
  });
}

async function findMaster(app: ApiApp, id: string): Promise<Buffer | undefined> {
  const file = await app.db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', id)
    .where('visibility', '=', 'public')
    .where('purpose', '=', 'image')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return file && app.storage.get(file.storage_key);
}
