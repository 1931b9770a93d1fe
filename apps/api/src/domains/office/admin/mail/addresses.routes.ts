import * as endpoints from '@orime/contracts/api/office/admin-mail';
import { audit } from '../../../../house/access/audit.ts';
import { admins } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { writeCsv } from '../../../../house/documents/csv.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { sendDocument } from '../../../../house/http/send-document.ts';
import { normaliseEmail } from '../../../../house/normalise-email.ts';
import { suppressLetters } from '../../../notify/email-preferences/index.ts';
import { countCollected, listCollected, listContacts } from './addresses.queries.ts';

const exportLimit = 50_000;

/** Whom one could write to. */
export function addressRoutes(app: ApiApp): void {
  const { db } = app;
  const config = { rule: admins };

  app.route({
    ...endpoints.listCollectedEmails,
    config,
    handler: async ({ query }) => {
      const page = readPage(query);
      return { items: await listCollected(db, query, page), total: await countCollected(db, query), page: page.page };
    },
  });

  const { method, url, querystring } = endpoints.exportCollectedEmails;
  app.route({
    method,
    url,
    schema: { querystring },
    config,
    handler: async (request, reply) => {
      const admin = callerOf(request);
      const rows = await listCollected(db, request.query, { limit: exportLimit, offset: 0 });
      // Nothing is changed, but many people's addresses leave the house.
      await audit(db, {
        actor: admin,
        action: 'collected-email.export',
        entity: 'collected_email',
        entityId: 'all',
        diff: { ...request.query, rows: rows.length },
        ip: admin.ip,
      });
      const csv = writeCsv(
        ['email', 'source', 'language', 'consentAt', 'consentVersion', 'unsubscribedAt'],
        rows.map((row) => [row.email, row.source, row.language, row.consentAt, row.consentVersion, row.unsubscribedAt]),
      );
      return sendDocument(reply, { kind: 'csv', name: 'collected-emails', bytes: csv });
    },
  });

  app.route({
    ...endpoints.eraseCollectedEmail,
    config,
    handler: (request) =>
      db.transaction().execute(async (trx) => {
        const admin = callerOf(request);
        const email = normaliseEmail(request.body.email);
        const collected = await trx.deleteFrom('collected_emails').where('email', '=', email).executeTakeFirst();
        const asked = await trx.deleteFrom('newsletter_requests').where('email', '=', email).executeTakeFirst();
        if (collected.numDeletedRows + asked.numDeletedRows === 0n) throw new RequestError('not_found');
        await trx.deleteFrom('mailing_recipients').where('email', '=', email).where('user_id', 'is', null).execute();
        await trx.deleteFrom('mail_bounces').where('email', '=', email).execute();
        await suppressLetters(trx, email, false);
        // The record says that one was erased, not which: it cannot be erased itself.
        await audit(trx, { actor: admin, action: 'collected-email.erase', entity: 'collected_email', entityId: 'erased', ip: admin.ip });
        return { success: true };
      }),
  });

  app.route({
    ...endpoints.listDesignerEmails,
    config,
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listContacts(db, 'profiles', query, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.listProducerEmails,
    config,
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listContacts(db, 'producers', query, page)), page: page.page };
    },
  });
}
