import multipart from '@fastify/multipart';
import * as endpoints from '@orime/contracts/api/trade/buyer';
import type { FastifyRequest } from 'fastify';
import { allow, forOwners, signedIn, userOf } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readFile } from '../../../media/upload/index.ts';
import { addDocument, expireDocuments, openDocument, removeDocument, requireBuyerId } from './documents.service.ts';

const config = { rule: forOwners(allow('buyer-unverified', 'buyer-verified')) };

/** Papers that prove what a company says. */
export async function buyerDocumentRoutes(app: ApiApp): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: endpoints.MAX_DOCUMENT_BYTES, files: 1, fields: 10, parts: 12, fieldSize: 10_000, headerPairs: 50 },
  });

  app.route({
    ...endpoints.uploadBuyerDocument,
    bodyLimit: endpoints.MAX_DOCUMENT_BYTES + 100_000,
    config: {
      ...config,
      rateLimit: { max: 60, timeWindow: 3_600_000, keyGenerator: (request: FastifyRequest) => request.actor.userId ?? request.ip },
    },
    handler: async (request) => {
      if (!request.isMultipart()) throw new RequestError('unsupported_type');
      const { userId } = userOf(request as FastifyRequest);
      await requireBuyerId(app.db, userId);
      return addDocument(app, userId, { ...(await readFile(request as FastifyRequest)), kind: request.query.kind ?? 'other' });
    },
  });

  app.route({
    ...endpoints.getBuyerDocument,
    config: { rule: forOwners(signedIn) },
    handler: async (request) => openDocument(app, userOf(request), request.params.id),
  });
  app.route({
    ...endpoints.deleteBuyerDocument,
    config,
    handler: async (request) => {
      await removeDocument(app, userOf(request).userId, request.params.id);
      return { success: true };
    },
  });

  app.jobs.add({ name: 'expire-buyer-documents', cron: '23 2 * * *', run: () => expireDocuments(app.db) });
}
