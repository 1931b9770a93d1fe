import { listAudit } from '@orime/contracts/api/admin';
import type { ApiApp } from '../../../app.ts';
import { readPage } from '../../../http/paging.ts';
import { admins } from '../../../plugins/authorize.ts';
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
