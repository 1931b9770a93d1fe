import { getAdminStats } from '@orime/contracts/api/office/admin';
import { admins } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { noteJobRun } from './job-failures.ts';
import { readStats } from './stats.queries.ts';

export function statsRoutes(app: ApiApp): void {
  app.route({ ...getAdminStats, config: { rule: admins }, handler: () => readStats(app.db) });
  // A database that cannot be written to has failed the job as well, and is in the log.
  app.jobs.watch((run) =>
    noteJobRun(app.db, run).catch((error: unknown) => app.log.error({ err: error, job: run.name }, 'job run not noted')),
  );
}
