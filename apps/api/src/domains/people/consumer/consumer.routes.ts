import * as endpoints from '@orime/contracts/api/people/consumer';
import type { FastifyRequest } from 'fastify';
import { signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { sendJson } from '../../../house/http/send-json.ts';
import { addAddress, removeAddress, updateAddress, type BookOwner } from '../addresses/index.ts';
import { listLikedCards } from '../extensions/index.ts';
import { readConsumer, updateConsumer } from './consumer.service.ts';

/** What an account keeps as a customer; buyers and designers shop as well. */
export async function consumerRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const config = { rule: signedIn };

  app.route({ ...endpoints.getConsumer, config, handler: (request) => readConsumer(db, userOf(request)) });
  app.route({ ...endpoints.updateConsumer, config, handler: (request) => updateConsumer(db, userOf(request), request.body) });
  app.route({
    ...endpoints.listLikes,
    config,
    handler: async (request, reply) =>
      sendJson(reply, `{"items":${await listLikedCards(db, userOf(request).userId, request.query.currency ?? 'USD')}}`),
  });

  app.route({
    ...endpoints.createConsumerAddress,
    config: { ...config, idempotent: 'if-keyed' },
    handler: (request) => addAddress(db, bookOf(request), request.body),
  });
  app.route({
    ...endpoints.updateConsumerAddress,
    config,
    handler: (request) => updateAddress(db, bookOf(request), request.params.id, request.body),
  });
  app.route({
    ...endpoints.deleteConsumerAddress,
    config,
    handler: async (request) => {
      await removeAddress(db, bookOf(request), request.params.id);
      return { success: true };
    },
  });
}

function bookOf(request: FastifyRequest): BookOwner {
  return { type: 'user', id: userOf(request).userId };
}
