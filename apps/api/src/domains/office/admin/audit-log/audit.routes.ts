import { listAudit } from '@orime/contracts/api/office/admin';
import { admins } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { listAuditItems } from './audit.queries.ts';

export function auditRoutes(app: ApiApp): void {
  app.route({
    ...listAudit,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listAuditItems(app.db, query, page)), page: page.page };
    },
  });
}
