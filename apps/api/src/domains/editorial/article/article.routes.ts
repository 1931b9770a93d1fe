import * as endpoints from '@orime/contracts/api/editorial/article';
import { isStaff } from '../../../house/access/actor.ts';
import { anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { buildListSearch } from '../../../house/search/index.ts';
import { countSectionsAndTags, listArticleCards } from './article-cards.queries.ts';
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
      const [list, counts] = await Promise.all([
        listArticleCards(app.db, filters, query.sort ?? 'new', page),
        countSectionsAndTags(app.db),
      ]);
      return {
        ...list,
        page: page.page,
        sections: counts.sections.map((row) => ({ ...row, label: sectionLabel(row.value) })),
        tags: counts.tags.map((row) => ({ ...row, label: tagLabel(row.value) })),
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
