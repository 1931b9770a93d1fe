import type { ApiApp } from '../../app.ts';
import { auditRoutes } from './audit-log/audit.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { statsRoutes } from './stats/stats.routes.ts';

/** The back office: everything under `/api/admin`. */
export async function adminRoutes(app: ApiApp): Promise<void> {
  for (const register of [statsRoutes, peopleRoutes, auditRoutes]) register(app);
}
