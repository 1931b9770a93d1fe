import * as endpoints from '@orime/contracts/api/discovery/search';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { sendJson } from '../../../house/http/send-json.ts';
import {
  findDocuments,
  foldSearchChanges,
  listEntityIds,
  onSearchChanges,
  readSearchTerms,
  type SearchKind,
} from '../../../house/search/index.ts';
import { listFoundCardTexts } from '../../catalogue/design/index.ts';
import { listArticleCardsByIds } from '../../editorial/article/index.ts';
import { listProducerCardsByIds } from '../../people/producer/index.ts';
import { listProfileCardsByIds } from '../../people/profile/index.ts';
import { listStockistsByIds } from '../../trade/stockist/index.ts';
import { listSuggestions } from './search.queries.ts';

const SEARCH_KINDS = ['design', 'profile', 'article', 'producer', 'stockist'] as const satisfies readonly SearchKind[];
/** Houses before others that match alike. */
const SUGGESTED_KINDS = ['profile', 'design', 'article', 'producer'] as const satisfies readonly SearchKind[];

export async function searchRoutes(app: ApiApp): Promise<void> {
  app.jobs.add({ name: 'search-index', cron: '* * * * *', run: () => foldSearchChanges(app.db) });
  // What was changed a moment ago is asked for anew by every search until it is folded in.
  onSearchChanges(
    app.db,
    () => void app.jobs.wake('search-index').catch((error: unknown) => app.log.warn({ err: error }, 'search-index was not woken')),
  );
  app.addHook('onClose', () => onSearchChanges(app.db, undefined));

  app.route({
    ...endpoints.search,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const { q, type, limit = 12, currency = 'USD' } = request.query;
      const kinds = readKinds(type);
      const found = await findDocuments(app.db, await readSearchTerms(app.db, q), kinds);
      const idsOf = (kind: SearchKind) => listEntityIds(app.db, found.page([kind], limit));
      const [designs, profiles, articles, producers, stockists] = await Promise.all([
        listFoundCardTexts(app.pool, found.page(['design'], limit), currency),
        idsOf('profile').then((ids) => (ids.length === 0 ? [] : listProfileCardsByIds(app.db, ids))),
        idsOf('article').then((ids) => (ids.length === 0 ? [] : listArticleCardsByIds(app.db, ids))),
        idsOf('producer').then((ids) => (ids.length === 0 ? [] : listProducerCardsByIds(app.db, ids))),
        idsOf('stockist').then((ids) => (ids.length === 0 ? [] : listStockistsByIds(app.db, ids))),
      ]);
      const totals = {
        designs: found.count('design'),
        profiles: found.count('profile'),
        articles: found.count('article'),
        producers: found.count('producer'),
        stockists: found.count('stockist'),
      };
      return sendJson(
        reply,
        `{"designs":${designs},${JSON.stringify({ query: q, profiles, articles, producers, stockists, totals }).slice(1)}`,
      );
    },
  });

  app.route({
    ...endpoints.suggest,
    // Asked while somebody types.
    config: { rule: anyone, rateLimit: { max: 180, timeWindow: 60_000 } },
    handler: async (request) => {
      const found = await findDocuments(app.db, await readSearchTerms(app.db, request.query.q), SUGGESTED_KINDS);
      return { items: await listSuggestions(app.db, found.page(SUGGESTED_KINDS, 8)) };
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
