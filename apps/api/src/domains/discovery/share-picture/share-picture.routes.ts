import { isLanguage } from '@orime/contracts';
import { sharePicture, sharePictureUrl, SHARED_KINDS, type SharedSubject } from '@orime/contracts/api/media/share-picture';
import { join } from 'node:path';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { openTextDrawing } from '../../../house/documents/draw-text.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { createPictureCache } from './picture-cache.ts';
import { findMasterKey, findSharedSubject } from './share-picture.queries.ts';

/** Networks ask once per shared link, but for many links at once after a campaign. */
const MAX_WAITING = 40;

/** The pictures that networks show for shared links. */
export async function sharePictureRoutes(app: ApiApp): Promise<void> {
  const { db, storage, config } = app;
  const cache = createPictureCache({ folder: join(config.dataDir, 'cache', 'share'), maxWaiting: MAX_WAITING });

  async function draw(subject: SharedSubject): Promise<Buffer> {
    const key = subject.image === null ? undefined : await findMasterKey(db, subject.image);
    const master = key === undefined ? undefined : await storage.get(key);
    return drawSharePicture(subject, master, await openTextDrawing(join(config.dataDir, 'cache', 'fonts')));
  }

  app.route({
    method: sharePicture.method,
    url: sharePicture.url,
    schema: { params: sharePicture.params },
    config: { rule: anyone, rateLimit: { max: 120, timeWindow: 60_000 } },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const { slug, language } = request.params;
      const kind = SHARED_KINDS.find((one) => one === request.params.kind);
      const subject = kind === undefined || !isLanguage(language) ? undefined : await findSharedSubject(db, kind, slug, language);
      if (subject === undefined) throw new RequestError('not_found');
      const present = sharePictureUrl(subject);
      const version = /([0-9a-f]+)\.jpg$/.exec(present)?.[1] ?? '';
      if (request.params.version !== version) return reply.header('cache-control', 'public, max-age=300').redirect(present, 302);
      // A slug or handle from the database, whose check allows nothing that leads elsewhere.
      const bytes = await cache.get(`${subject.kind}/${subject.slug}/${language}`, version, () => draw(subject));
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    },
  });
}
