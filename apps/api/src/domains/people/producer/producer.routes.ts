import * as endpoints from '@orime/contracts/api/people/producer';
import { admins, allow, anyone, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { readIfMatch } from '../../../house/http/if-match.ts';
import { readCounted, readPage } from '../../../house/http/paging.ts';
import { sendJson } from '../../../house/http/send-json.ts';
import { buildListSearch } from '../../../house/search/index.ts';
import { readOwnProducerText, updateProducer } from './own-producer.service.ts';
import { countProducerFacets, listProducers } from './producer-directory.queries.ts';
import { listAdminProducers } from './producer.queries.ts';
import { createProducer, readProducerText } from './producer.service.ts';

export async function producerRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listProducers,
    config: { rule: anyone },
    handler: async (request) => {
      const { query } = request;
      const page = readPage(query, 24);
      const search = await buildListSearch(app.db, query.q);
      const country = query.country === undefined || query.country === '' ? undefined : (countryCode(query.country) ?? query.country);
      const { capability, certification, language, moq, sort = 'name' } = query;
      const filters = {
        country,
        moq,
        search,
        capability: capability || undefined,
        certification: certification || undefined,
        language: language || undefined,
      };
      const [list, counts] = await Promise.all([
        readCounted(page, (each) => listProducers(app.db, filters, sort, each)),
        query.facets === undefined ? {} : countProducerFacets(app.db, filters),
      ]);
      return { ...list, page: page.page, ...counts };
    },
  });

  app.route({
    ...endpoints.getProducerByHandle,
    config: { rule: anyone },
    handler: async (request, reply) =>
      sendJson(reply, await readProducerText(app.db, request.actor, request.params.handle, request.query.currency ?? 'USD')),
  });

  app.route({
    ...endpoints.createProducer,
    config: { rule: allow('producer') },
    handler: async (request, reply) => sendJson(reply, await createProducer(app.db, userOf(request), request.body)),
  });

  const producers = { rule: allow('producer') };
  app.route({
    ...endpoints.getOwnProducer,
    config: producers,
    handler: async (request, reply) =>
      sendJson(reply, await readOwnProducerText(app.db, userOf(request).userId, request.query.currency ?? 'USD')),
  });
  app.route({
    ...endpoints.updateProducer,
    config: producers,
    handler: async (request, reply) =>
      sendJson(reply, await updateProducer(app.db, userOf(request).userId, request.body, readIfMatch(request.headers['if-match']))),
  });

  app.route({
    ...endpoints.listAllProducers,
    config: { rule: admins },
    handler: async (request) => {
      const page = readPage(request.query, 100);
      return { ...(await readCounted(page, (each) => listAdminProducers(app.db, request.query, each))), page: page.page };
    },
  });
}
