import { MEDIA_WIDTHS } from '@orime/contracts';
import { media } from '@orime/contracts/api/media/upload';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { encodeDueImages } from './encode-avif.ts';
import { createVariantFinder } from './find-variant.ts';
import { LASTING_HEADERS } from './lasting-headers.ts';

/** Images by id and width. The address names the picture for good, so browsers keep it for a year. */
export async function mediaRoutes(app: ApiApp): Promise<void> {
  const findVariant = createVariantFinder(app);
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
      const found =
        width === undefined || !/^[A-Za-z0-9_-]{1,80}$/.test(id)
          ? undefined
          : await findVariant(id, width, /\bimage\/avif\b/i.test(request.headers.accept ?? ''));
      if (found === undefined) throw new RequestError('not_found');
      return reply.header('content-type', found.mime).header('vary', 'accept').headers(LASTING_HEADERS).send(found.bytes);
    },
  });

  app.jobs.add({ name: 'avif', cron: '* * * * *', run: () => encodeDueImages(app) });
}
