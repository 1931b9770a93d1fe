import { getAdminStats } from '@orime/contracts/api/office/admin';
import { admins } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readStats } from './stats.queries.ts';

export function statsRoutes(app: ApiApp): void {
  app.route({ ...getAdminStats, config: { rule: admins }, handler: () => readStats(app.db) });
}
