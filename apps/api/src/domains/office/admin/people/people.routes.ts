import { listUsers, setStaffRole, setUserStatus, trustAuthor as trustAuthorEndpoint } from '@orime/contracts/api/office/admin';
import { admins, requireFreshPassword } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { grantRole } from './grant-role.ts';
import { lockUser } from './lock-user.ts';
import { listUserRows } from './people.queries.ts';
import { trustAuthor } from './trust-author.ts';

export function peopleRoutes(app: ApiApp): void {
  app.route({
    ...listUsers,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listUserRows(app.db, query, page)), page: page.page };
    },
  });

  app.route({
    ...setStaffRole,
    config: { rule: admins },
    handler: (request) => {
      const admin = callerOf(request);
      requireFreshPassword(admin);
      return grantRole(app.db, admin, request.body);
    },
  });

  app.route({
    ...trustAuthorEndpoint,
    config: { rule: admins },
    handler: (request) => {
      const admin = callerOf(request);
      requireFreshPassword(admin);
      return trustAuthor(app.db, admin, request.body);
    },
  });

  app.route({
    ...setUserStatus,
    config: { rule: admins },
    handler: (request) => {
      const admin = callerOf(request);
      requireFreshPassword(admin);
      return lockUser(app.db, admin, request.body);
    },
  });
}
