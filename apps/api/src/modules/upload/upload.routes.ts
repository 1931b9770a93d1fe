import multipart from '@fastify/multipart';
import { mediaUrl } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/upload';
import type { FastifyRequest } from 'fastify';
import type { ApiApp } from '../../app.ts';
import { RequestError } from '../../errors/request-error.ts';
import { signedIn, userOf } from '../../plugins/authorize.ts';
import { signedFileUrl } from '../file/index.ts';
import { storeUpload } from './upload.service.ts';

export async function uploadRoutes(app: ApiApp): Promise<void> {
  await app.register(multipart, { limits: { fileSize: endpoints.MAX_UPLOAD_BYTES, files: 1, fields: 10, parts: 12, fieldSize: 10_000, headerPairs: 50 } });

  app.route({
    ...endpoints.upload,
    bodyLimit: endpoints.MAX_UPLOAD_BYTES + 100_000,
    config: { rule: signedIn, rateLimit: { max: 60, timeWindow: 3_600_000, keyGenerator: (request: FastifyRequest) => request.actor.userId ?? request.ip } },
    handler: async (request) => {
      const { purpose = 'image' } = request.query;
      const { bytes, name } = await readFile(request);
      const file = await storeUpload(app, { bytes, name, purpose, ownerUserId: userOf(request).userId });
      return { ...file, url: purpose === 'image' ? mediaUrl(file.id, 768) : signedFileUrl(app.config.jwtSecret, file.id) };
    },
  });
}

/** The one file of the form. Whatever a broken form makes the parser say is the sender's mistake. */
async function readFile(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  try {
    const part = await request.file();
    if (part === undefined) throw new RequestError('validation', { fields: { file: 'is required' } });
    return { bytes: await part.toBuffer(), name: part.filename };
  } catch (error) {
    if (error instanceof RequestError || (typeof error === 'object' && error !== null && 'statusCode' in error)) throw error;
    throw new RequestError('validation', { fields: { file: 'did not arrive whole' }, cause: error });
  }
}
