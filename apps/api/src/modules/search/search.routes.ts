import * as endpoints from '@orime/contracts/api/search';
import type { ApiApp } from '../../app.ts';
import { RequestError } from '../../errors/request-error.ts';
import { sendJson } from '../../http/send-json.ts';
import { anyone } from '../../plugins/authorize.ts';
import { buildSearchQuery } from '../../search/index.ts';
import { listArticleCardsByIds } from '../article/index.ts';
import { listProducerCardsByIds } from '../producer/index.ts';
import { listProfileCardsByIds } from '../profile/index.ts';
import { listStockistsByIds } from '../stockist/index.ts';
import { findDesigns, findMatches, listSuggestions, SEARCH_KINDS, type DesignMatches, type Matches, type SearchKind } from './search.queries.ts';

const nothing: Matches = { ids: [], total: 0 };
const noDesigns: DesignMatches = { cards: '[]', total: 0 };

export async function searchRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.search,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const { q, type, limit = 12, currency = 'USD' } = request.query;
      const kinds = readKinds(type);
      const query = await buildSearchQuery(app.db, q);
      const match = async (kind: Exclude<SearchKind, 'design'>) => (query === undefined || !kinds.includes(kind) ? nothing : findMatches(app.db, kind, query, limit));
      const matchDesigns = async () => (query === undefined || !kinds.includes('design') ? noDesigns : findDesigns(app.db, query, currency, limit));
      const [design, profile, article, producer, stockist] = await Promise.all([matchDesigns(), match('profile'), match('article'), match('producer'), match('stockist')]);
      const [profiles, articles, producers, stockists] = await Promise.all([
        profile.ids.length === 0 ? [] : listProfileCardsByIds(app.db, profile.ids),
        article.ids.length === 0 ? [] : listArticleCardsByIds(app.db, article.ids),
        producer.ids.length === 0 ? [] : listProducerCardsByIds(app.db, producer.ids),
        stockist.ids.length === 0 ? [] : listStockistsByIds(app.db, stockist.ids),
      ]);
      const totals = { designs: design.total, profiles: profile.total, articles: article.total, producers: producer.total, stockists: stockist.total };
      return sendJson(reply, `{"designs":${design.cards},${JSON.stringify({ query: q, profiles, articles, producers, stockists, totals }).slice(1)}`);
    },
  });

  app.route({
    ...endpoints.suggest,
    // Asked while somebody types.
    config: { rule: anyone, rateLimit: { max: 180, timeWindow: 60_000 } },
    handler: async (request) => {
      const query = await buildSearchQuery(app.db, request.query.q);
      return { items: query === undefined ? [] : await listSuggestions(app.db, query) };
    },
  });
}

/** Kinds by comma; none means all. */
function readKinds(type: string | undefined): readonly SearchKind[] {
  if (type === undefined || type === '') return SEARCH_KINDS;
  const wanted = type.split(',').map((kind) => kind.trim());
  const known = SEARCH_KINDS.filter((kind) => wanted.includes(kind));
  if (known.length < new Set(wanted).size) throw new RequestError('validation', { fields: { type: `may be ${SEARCH_KINDS.join(', ')}` } });
  return known;
}
