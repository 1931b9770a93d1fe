import multipart from '@fastify/multipart';
import { mediaUrl, videoUrl } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/media/upload';
import type { FastifyRequest } from 'fastify';
import { anyone, authorize, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { signedFileUrl } from '../file/index.ts';
import { readFile } from './read-file.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';
import { claimOf, openTicket, requireTicket, spendTicket } from './ticket.service.ts';
import { storeUpload } from './upload.service.ts';

export async function uploadRoutes(app: ApiApp): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: endpoints.MAX_UPLOAD_BYTES, files: 1, fields: 10, parts: 12, fieldSize: 10_000, headerPairs: 50 },
  });

  app.route({
    ...endpoints.createUploadTicket,
    config: { rule: anyone },
    handler: async ({ body, ip }) => {
      await app.countSharedLimit({ name: 'upload-ticket', subject: ip, max: 20, windowSeconds: 3600 });
      return openTicket(app.db, body.form);
    },
  });

  app.route({
    ...endpoints.upload,
    bodyLimit: endpoints.MAX_UPLOAD_BYTES + 100_000,
    config: {
      rule: anyone,
      idempotent: 'if-keyed',
      rateLimit: { max: 60, timeWindow: 3_600_000, keyGenerator: (request: FastifyRequest) => request.actor.userId ?? request.ip },
    },
    handler: async (request) => {
      const { purpose = 'image', ticket } = request.query;
      if (!request.isMultipart()) throw new RequestError('unsupported_type');
      if (ticket !== undefined) return sendWithTicket(app, ticket, request as FastifyRequest);
      authorize(request.actor, signedIn);
      const { userId: ownerUserId } = userOf(request as FastifyRequest);
      const file = await storeUpload(app, { ...(await readFile(request as FastifyRequest)), purpose, ownerUserId, form: null });
      const urls = { image: mediaUrl(file.id, 768), video: videoUrl(file.id), document: signedFileUrl(app.config.jwtSecret, file.id) };
      return { ...file, url: urls[purpose] };
    },
  });

  app.jobs.add({ name: 'unclaimed-uploads', cron: '41 * * * *', run: () => removeUnclaimed(app) });
}

/** Forms that take no papers. */
const PICTURE_FORMS: readonly endpoints.UploadForm[] = ['return'];

/** A file of a form: private, nobody's, and the form's once it is sent. */
async function sendWithTicket(app: ApiApp, ticket: string, request: FastifyRequest): Promise<endpoints.UploadedFile> {
  await requireTicket(app.db, ticket);
  const { bytes, name } = await readFile(request);
  const form = await spendTicket(app.db, ticket, bytes.length);
  const types = PICTURE_FORMS.includes(form) ? endpoints.IMAGE_TYPES : undefined;
  const file = await storeUpload(app, { bytes, name, purpose: 'document', ownerUserId: null, form, ...(types && { types }) });
  return { ...file, url: signedFileUrl(app.config.jwtSecret, file.id), claim: claimOf(app.config.jwtSecret, file.id, form) };
}
