import * as endpoints from '@orime/contracts/api/editorial/lent-stories';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { listArticleCardsByIds } from '../article/index.ts';
import { findDesignStories, findDesignerStories } from './lent-stories.queries.ts';

/** Stories as pages about designers and designs borrow them. */
export async function lentStoryRoutes(app: ApiApp): Promise<void> {
  const cardsOf = async (ids: readonly string[]) => (ids.length === 0 ? [] : listArticleCardsByIds(app.db, ids));

  app.route({
    ...endpoints.listDesignerStories,
    config: { rule: anyone },
    handler: async ({ params }) => cardsOf(await findDesignerStories(app.db, params.designer)),
  });

  app.route({
    ...endpoints.listDesignStories,
    config: { rule: anyone },
    handler: async ({ params }) => cardsOf(await findDesignStories(app.db, params.design)),
  });
}
