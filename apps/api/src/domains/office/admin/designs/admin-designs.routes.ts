import { listAdminDesigns } from '@orime/contracts/api/office/admin-design';
import { admins } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { listEveryDesign } from './admin-designs.queries.ts';

export function adminDesignRoutes(app: ApiApp): void {
  app.route({
    ...listAdminDesigns,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listEveryDesign(app.db, query, page)), page: page.page };
    },
  });
}
