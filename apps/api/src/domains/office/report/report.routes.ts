import * as endpoints from '@orime/contracts/api/office/report';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { signedFileUrl } from '../../media/file/index.ts';
import { countReports, listReportRows } from './report-office.queries.ts';
import { decideReport } from './report-office.service.ts';
import { createReport } from './report.service.ts';

export async function reportRoutes(app: ApiApp): Promise<void> {
  const linkTo = (fileId: string): string => signedFileUrl(app.config.jwtSecret, fileId);

  app.route({
    ...endpoints.createReport,
    config: { rule: anyone, idempotent: true },
    handler: async ({ body, ip, actor }) => {
      await app.countSharedLimit({ name: 'report', subject: ip, max: 10, windowSeconds: 3600 });
      return createReport(app, body, actor.userId);
    },
  });

  app.route({
    ...endpoints.listReports,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { items: await listReportRows(app.db, query, page, linkTo), total: await countReports(app.db, query), page: page.page };
    },
  });

  app.route({
    ...endpoints.setReportStatus,
    config: { rule: admins },
    handler: async (request) => {
      await decideReport(app.db, callerOf(request), request.params.id, request.body);
      await app.jobs.wake('mail');
      const [report] = await listReportRows(app.db, { id: request.params.id }, { limit: 1, offset: 0 }, linkTo);
      if (report === undefined) throw new RequestError('not_found');
      return report;
    },
  });
}
