import { getArchive } from '@orime/contracts/api/discovery/archive';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { listArchiveSeasons, listArchiveYears } from './archive.queries.ts';

export async function archiveRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...getArchive,
    config: { rule: anyone },
    handler: async ({ query }) => {
      const [seasons, years] = await Promise.all([listArchiveSeasons(app.db, query.year ?? null), listArchiveYears(app.db)]);
      return { seasons, years };
    },
  });
}
