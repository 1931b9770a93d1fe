import type { ApiApp } from '../../../house/api-app.ts';
import { auditRoutes } from './audit-log/audit.routes.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { adminDesignRoutes } from './designs/admin-designs.routes.ts';
import { addressRoutes } from './mail/addresses.routes.ts';
import { bounceRoutes } from './mail/bounces.routes.ts';
import { contactMessageRoutes } from './mail/contact-messages.routes.ts';
import { sentMailRoutes } from './mail/sent-mails.routes.ts';
import { mailingRoutes } from './mailing/mailing.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { statsRoutes } from './stats/stats.routes.ts';

/** The back office: everything under `/api/admin`. */
export async function adminRoutes(app: ApiApp): Promise<void> {
  for (const register of [
    statsRoutes,
    peopleRoutes,
    auditRoutes,
    sentMailRoutes,
    addressRoutes,
    bounceRoutes,
    contactMessageRoutes,
    mailingRoutes,
    bulkRoutes,
    adminDesignRoutes,
  ])
    register(app);
}
