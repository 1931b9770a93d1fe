import { getArchive, getArchiveSeason } from '@orime/contracts/api/discovery/archive';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { listDesignCards } from '../../catalogue/design/index.ts';
import { listArticleCardsByIds } from '../../editorial/article/index.ts';
import { hasSeasonLookbooks, listArchiveSeasons, listArchiveYears, listSeasonDesignIds, listYearArticleIds } from './archive.queries.ts';

export async function archiveRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...getArchive,
    config: { rule: anyone },
    handler: async ({ query }) => {
      const [seasons, years] = await Promise.all([listArchiveSeasons(app.db, query.year ?? null), listArchiveYears(app.db)]);
      return { seasons, years };
    },
  });

  app.route({
    ...getArchiveSeason,
    config: { rule: anyone },
    handler: async ({ query: { year, season = '', currency = 'USD' } }) => {
      const [designIds, articleIds] = await Promise.all([listSeasonDesignIds(app.db, year, season), listYearArticleIds(app.db, year)]);
      if (designIds.length === 0 && !(await hasSeasonLookbooks(app.db, year, season))) throw new RequestError('not_found');
      const [designs, articles] = await Promise.all([
        designIds.length === 0 ? [] : listDesignCards(app.db, designIds, currency),
        articleIds.length === 0 ? [] : listArticleCardsByIds(app.db, articleIds),
      ]);
      return { designs: [...designs], articles: [...articles] };
    },
  });
}
