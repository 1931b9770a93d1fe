import * as endpoints from '@orime/contracts/api/editorial/article';
import { isStaff } from '../../../house/access/actor.ts';
import { anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { buildListSearch } from '../../../house/search/index.ts';
import { countSectionsAndTags, listArticleCards } from './article-cards.queries.ts';
import { findQuote } from './article-quote.queries.ts';
import { readArticle, setLiked } from './article.service.ts';
import { articleEditRoutes } from './edit/edit.routes.ts';
import { sectionLabel, tagLabel } from './labels.ts';

export async function articleRoutes(app: ApiApp): Promise<void> {
  await articleEditRoutes(app);

  app.route({
    ...endpoints.listArticles,
    config: { rule: anyone },
    handler: async (request) => {
      const { query } = request;
      const page = readPage(query, 24);
      const search = await buildListSearch(app.db, query.q);
      // What is not published is there for staff, and for authors as far as it is their own.
      const { role, userId } = request.actor;
      const isAuthor = userId !== null && (role === 'designer' || role === 'producer');
      const status = isStaff(request.actor) || isAuthor ? (query.status ?? 'published') : 'published';
      const filters = {
        status,
        authorId: isAuthor && status !== 'published' ? userId : undefined,
        section: query.section || undefined,
        tag: query.tag || undefined,
        author: query.author || undefined,
        search,
        hasCover: query.cover === '1',
      };
      const [list, counts, quote] = await Promise.all([
        listArticleCards(app.db, filters, query.sort ?? 'new', page),
        countSectionsAndTags(app.db),
        isFront(query) ? findQuote(app.db) : undefined,
      ]);
      return {
        ...list,
        page: page.page,
        sections: counts.sections.map((row) => ({ ...row, label: sectionLabel(row.value) })),
        tags: counts.tags.map((row) => ({ ...row, label: tagLabel(row.value) })),
        ...(quote && { quote }),
      };
    },
  });

  app.route({
    ...endpoints.getArticle,
    config: { rule: anyone },
    handler: async (request) => readArticle(app.db, request.actor, request.params.id),
  });
  app.route({
    ...endpoints.likeArticle,
    config: { rule: signedIn },
    handler: async (request) => setLiked(app.db, userOf(request), request.params.id, true),
  });
  app.route({
    ...endpoints.unlikeArticle,
    config: { rule: signedIn },
    handler: async (request) => setLiked(app.db, userOf(request), request.params.id, false),
  });
}

/** The first page of everything, newest first. */
function isFront({ limit: _, page = 1, ...choice }: Readonly<Record<string, unknown>>): boolean {
  return page === 1 && Object.values(choice).every((value) => value === undefined || value === '');
}
