import * as endpoints from '@orime/contracts/api/catalogue/own-design';
import { allow, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { sendDocument } from '../../../house/http/send-document.ts';
import { exportDesigns } from './transfer/export-designs.service.ts';
import { importDesigns } from './transfer/import-designs.service.ts';

/** Designs as a table, out and in. */
export async function designTransferRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.importDesigns,
    bodyLimit: 5 * 1024 * 1024,
    config: { rule: allow('designer'), idempotent: 'if-keyed', rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: async (request) => {
      const { dryRun, atomic } = request.query;
      const report = await importDesigns(app.db, callerOf(request), request.body.csv, {
        isTrial: isOn(dryRun),
        isAtomic: atomic === undefined || isOn(atomic),
      });
      if (report.isKept) await app.jobs.wake('stock-alerts');
      return report;
    },
  });

  app.route({
    ...endpoints.exportDesigns,
    config: { rule: allow('designer', 'admin') },
    handler: async (request, reply) => {
      const { role, userId } = userOf(request);
      const csv = await exportDesigns(app.db, role === 'admin' ? null : userId);
      return sendDocument(reply, { kind: 'csv', name: 'designs', bytes: csv });
    },
  });
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
