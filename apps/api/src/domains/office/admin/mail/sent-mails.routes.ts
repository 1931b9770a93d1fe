import { getSentEmail, listSentEmails, resendEmail } from '@orime/contracts/api/office/admin-mail';
import { admins } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { listSentMails, readSentMail, resendMail } from './sent-mails.queries.ts';

/** What was sent, and what could not be. */
export function sentMailRoutes(app: ApiApp): void {
  const config = { rule: admins };

  app.route({
    ...listSentEmails,
    config,
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listSentMails(app.db, query, page)), page: page.page };
    },
  });

  app.route({ ...getSentEmail, config, handler: ({ params }) => readSentMail(app.db, params.id) });

  app.route({
    ...resendEmail,
    config,
    handler: async (request) => {
      const queued = await resendMail(app.db, callerOf(request), request.params.id);
      await app.jobs.wake('mail');
      return { queued };
    },
  });
}
