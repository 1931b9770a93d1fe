import * as endpoints from '@orime/contracts/api/report';
import type { ApiApp } from '../../app.ts';
import { anyone } from '../../plugins/authorize.ts';
import { createReport } from './report.service.ts';

export async function reportRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.createReport,
    config: { rule: anyone, idempotent: true },
    handler: async ({ body, ip, actor }) => {
      await app.countSharedLimit({ name: 'report', subject: ip, max: 10, windowSeconds: 3600 });
      return createReport(app, body, actor.userId);
    },
  });
}
