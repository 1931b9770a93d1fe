import { getDesign, getDesignByName, listRelatedDesigns, listUnconfirmedDesigns } from '@orime/contracts/api/catalogue/design';
import { listDesigns } from '@orime/contracts/api/catalogue/design-list';
import { getDesignChange, getOwnDesign, getStock, listOwnDesigns } from '@orime/contracts/api/catalogue/own-design';
import type { FastifyReply } from 'fastify';
import { admins, allow, anyone, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { pageHeaders, readCounted, readPage, setPageHeaders } from '../../../house/http/paging.ts';
import { sendJson } from '../../../house/http/send-json.ts';
import type { PublicAnswer } from '../../../house/kept-answers/kept-answers.ts';
import { findDocuments, readListTerms, toListQuery } from '../../../house/search/index.ts';
import { getVisibleDesign, getVisibleDesignByName, listOwned, listQueue } from './detail/designs.service.ts';
import { readDesignChange, readOwnDesign } from './detail/own-design.service.ts';
import { pickFields } from './list/card-fields.ts';
import { readFilters, type DesignQueryValues } from './list/design-filters.ts';
import { countFacets } from './list/facets.queries.ts';
import { isSearchAlone, listFoundDesigns } from './list/found-designs.queries.ts';
import { listDesignTexts } from './list/list-designs.queries.ts';
import { getRelatedTexts } from './list/related-designs.queries.ts';
import { readStockOf } from './write/stock.service.ts';

/** The catalogue as it is read: lists, facets, one design, one's own designs, and the confirmation queue. */
export async function designReadRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...listDesigns,
    config: { rule: anyone },
    handler: async (request, reply) => {
      const { query, url } = request;
      // Searches follow the index of words as well, which is no part of what kept answers know of.
      if (query.q === undefined) return app.sendKept(request, reply as FastifyReply, () => listAnswer(app, query, url)); // a typed reply only takes the parsed answer
      const { text, headers } = await listAnswer(app, query, url);
      return sendJson(reply.headers(headers), text);
    },
  });

  app.route({
    ...getDesign,
    config: { rule: anyone },
    handler: async (request, reply) =>
      sendJson(reply, (await getVisibleDesign(app, request.actor, request.params.id, request.query.currency ?? 'USD')).text),
  });

  app.route({
    ...getDesignByName,
    config: { rule: anyone },
    handler: async (request, reply) => {
      const { slug, text } = await getVisibleDesignByName(app, request.actor, request.params.name, request.query.currency ?? 'USD');
      return sendJson(reply.header('link', `<${encodeURI(`/designs/${slug}`)}>; rel="canonical"`), text);
    },
  });

  app.route({
    ...listRelatedDesigns,
    config: { rule: anyone },
    handler: async (request, reply) =>
      sendJson(reply, `{"items":${await getRelatedTexts(app.pool, request.actor, request.params.id, request.query.currency ?? 'USD')}}`),
  });

  app.route({
    ...listOwnDesigns,
    config: { rule: allow('designer') },
    handler: async (request, reply) => {
      const page = readPage(request.query, 24);
      const { currency = 'USD', ...filter } = request.query;
      const { items, total } = await readCounted(page, (each) => listOwned(app.db, userOf(request), each, currency, filter));
      return sendJson(reply, JSON.stringify({ items, total, page: page.page }));
    },
  });

  app.route({
    ...getOwnDesign,
    config: { rule: allow('designer', 'admin') },
    handler: async (request, reply) =>
      sendJson(reply, JSON.stringify(await readOwnDesign(app.db, userOf(request), request.params.id, request.query.currency ?? 'USD'))),
  });

  app.route({
    ...getDesignChange,
    config: { rule: allow('designer', 'admin') },
    handler: (request) => readDesignChange(app.db, userOf(request), request.params.id),
  });

  app.route({
    ...getStock,
    config: { rule: allow('designer', 'admin') },
    handler: async (request) => ({ items: await readStockOf(app.db, userOf(request), request.params.id) }),
  });

  app.route({
    ...listUnconfirmedDesigns,
    config: { rule: admins },
    handler: async (request, reply) => {
      const page = readPage(request.query, 100);
      const { items, total } = await readCounted(page, (each) => listQueue(app.db, userOf(request), each));
      setPageHeaders(reply, request.url, page, total);
      return sendJson(reply, JSON.stringify(items));
    },
  });
}

/** The same for whoever asks. */
async function listAnswer(app: ApiApp, query: DesignQueryValues, url: string): Promise<PublicAnswer> {
  const withFacets = query.facets === '1' || query.facets === 'true';
  const page = readPage(query, withFacets ? 24 : 100);
  const terms = await readListTerms(app.db, query.q);
  const filters = readFilters(query, terms === undefined ? null : toListQuery(terms));
  const lead = query.lead === 'men' || query.lead === 'women' ? query.lead : undefined;
  const options = { filters, sort: query.sort, lead, page: page.page, limit: page.limit };
  // The search index knows of nothing archived.
  const found = terms === undefined || filters.archived ? undefined : await findDocuments(app.db, terms, ['design']);
  const reading =
    found !== undefined && isSearchAlone(options) ? listFoundDesigns(app.pool, found, options) : listDesignTexts(app.pool, options, found);
  const counting = withFacets ? countFacets(app.pool, filters, found?.numbers('design')) : undefined;
  const [list, facets] = await Promise.all([reading, counting]);
  const headers = pageHeaders(url, page, list.total);
  const items = query.fields === undefined ? list.items : pickFields(list.items, query.fields);
  const text =
    facets === undefined ? items : `{"items":${items},"total":${list.total},"page":${page.page},${JSON.stringify(facets).slice(1)}`;
  return { text, headers };
}
