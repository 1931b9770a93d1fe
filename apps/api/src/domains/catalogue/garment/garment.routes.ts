import * as endpoints from '@orime/contracts/api/catalogue/garment';
import { signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readIfMatch } from '../../../house/http/if-match.ts';
import { readCounted, readPage } from '../../../house/http/paging.ts';
import { sendDocument } from '../../../house/http/send-document.ts';
import { listVersions, readVersion } from './garment-versions.queries.ts';
import { createGarment, deleteGarment, listGarments, readGarment, updateGarment } from './garment.service.ts';
import { loadDrawnPictures, writeTechPack } from './tech-pack/index.ts';

/** Room for the largest document and what stands around it. */
export const garmentBodyLimit = endpoints.MAX_GARMENT_BYTES + 64 * 1024;

/** Documents of the studio, each its owner's alone. */
export async function garmentRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.createGarment,
    bodyLimit: garmentBodyLimit,
    config: { rule: signedIn, idempotent: 'if-keyed' },
    handler: (request) => createGarment(app.db, userOf(request).userId, request.body),
  });

  app.route({
    ...endpoints.listOwnGarments,
    config: { rule: signedIn },
    handler: async (request) => {
      const page = readPage(request.query, 24);
      return {
        ...(await readCounted(page, (each) => listGarments(app.db, userOf(request).userId, request.query.kind, each))),
        page: page.page,
      };
    },
  });

  app.route({
    ...endpoints.getGarment,
    config: { rule: signedIn },
    handler: (request) => readGarment(app.db, userOf(request).userId, request.params.id),
  });

  const { method, url, params, querystring } = endpoints.getTechPack;
  app.route({
    method,
    url,
    schema: { params, querystring },
    config: { rule: signedIn },
    handler: async (request, reply) => {
      const { userId, locale } = userOf(request);
      const garment = await readGarment(app.db, userId, request.params.id);
      const pictures = await loadDrawnPictures(app.db, app.storage, garment.doc);
      const bytes = await writeTechPack(garment, pictures, request.query.lang ?? locale);
      return sendDocument(reply, { kind: 'pdf', name: `tech-pack-${garment.id.replaceAll('_', '-')}`, bytes });
    },
  });

  app.route({
    ...endpoints.listGarmentVersions,
    config: { rule: signedIn },
    handler: async (request) => {
      const page = readPage(request.query, 20);
      const { userId } = userOf(request);
      return { ...(await readCounted(page, (each) => listVersions(app.db, userId, request.params.id, each))), page: page.page };
    },
  });

  app.route({
    ...endpoints.getGarmentVersion,
    config: { rule: signedIn },
    handler: (request) => readVersion(app.db, userOf(request).userId, request.params.id, request.params.version),
  });

  app.route({
    ...endpoints.updateGarment,
    bodyLimit: garmentBodyLimit,
    config: { rule: signedIn },
    handler: (request) =>
      updateGarment(app.db, userOf(request).userId, request.params.id, request.body, readIfMatch(request.headers['if-match'])),
  });

  app.route({
    ...endpoints.deleteGarment,
    config: { rule: signedIn },
    handler: async (request) => {
      await deleteGarment(app.db, userOf(request).userId, request.params.id);
      return { success: true };
    },
  });
}
