import { MAX_VIDEO_PART_BYTES, video, VIDEO_TYPE } from '@orime/contracts/api/media/upload';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { LASTING_HEADERS } from './lasting-headers.ts';
import { readRange } from './read-range.ts';

/** Films of garments, part by part. The address names the file for good. */
export async function videoRoutes(app: ApiApp): Promise<void> {
  const { method, url, params } = video;
  app.route({
    method,
    url,
    schema: { params },
    // A film that is watched asks for part after part.
    config: { rule: anyone, rateLimit: false },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const file = await app.db
        .selectFrom('files')
        .select(['storage_key', 'bytes'])
        .where('id', '=', request.params.id)
        .where('purpose', '=', 'video')
        .where('visibility', '=', 'public')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (file === undefined) throw new RequestError('not_found');
      const size = Number(file.bytes);
      const range = readRange(request.headers.range, size, MAX_VIDEO_PART_BYTES);
      reply.header('accept-ranges', 'bytes');
      if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
      const { start, end } = range ?? { start: 0, end: size - 1 };
      const bytes = await app.storage.getPart(file.storage_key, start, end);
      if (bytes === undefined) throw new RequestError('not_found');
      if (range !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      return reply.header('content-type', VIDEO_TYPE).headers(LASTING_HEADERS).send(bytes);
    },
  });
}
