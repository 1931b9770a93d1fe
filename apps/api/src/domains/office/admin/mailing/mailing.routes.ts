import * as endpoints from '@orime/contracts/api/office/mailing';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import { admins, userOf } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { cappedCount } from '../../../../house/db/capped-count.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { drawMail } from '../../../../house/mail/layout.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { preferencesPath } from '../../../notify/email-preferences/index.ts';
import { requireGmail } from '../../../talk/gmailer/index.ts';
import { countReceivers } from './audience.queries.ts';
import { campaignContent, campaignMail } from './campaign.mail.ts';
import { handOverPart, listMailingRows, mailingsOf } from './mailing.queries.ts';
import { checkLetter, createMailing, stopMailing } from './mailing.service.ts';

const hourMs = 3_600_000;
const nothing = { en: '', jp: '' };

/** Letters to many: written, tried, counted, and sent in parts, by the house or from the Gmail account of who wrote them. */
export function mailingRoutes(app: ApiApp): void {
  const { db } = app;
  const config = { rule: admins };

  app.jobs.add({
    name: 'mailings',
    cron: '* * * * *',
    run: async () => {
      while (await handOverPart(db)) await app.jobs.wake('mail');
    },
  });

  app.route({
    ...endpoints.sendEmail,
    config: { ...config, idempotent: true, rateLimit: { max: 30, timeWindow: hourMs } },
    handler: async (request) => {
      const mailing = await createMailing(db, callerOf(request), request.body, 'site');
      await app.jobs.wake('mailings');
      return mailing;
    },
  });

  app.route({
    ...endpoints.sendGmail,
    config: { ...config, idempotent: true, rateLimit: { max: 30, timeWindow: hourMs } },
    handler: async (request) => {
      const admin = callerOf(request);
      await requireGmail(app, admin.userId);
      const mailing = await createMailing(db, admin, request.body, 'gmail');
      await app.jobs.wake('mailings');
      return mailing;
    },
  });

  app.route({
    ...endpoints.previewEmail,
    config,
    handler: async (request) => {
      const { audience, subject = nothing, body = nothing, language = 'en' } = request.body;
      const languages = await countReceivers(db, audience);
      const receiver = {
        name: userOf(request).name,
        locale: language,
        preferencesUrl: `${app.config.publicUrl}${preferencesPath(undefined, language)}`,
      };
      return { count: languages.en + languages.jp, languages, ...drawMail(campaignContent({ subject, body }, receiver), language) };
    },
  });

  app.route({
    ...endpoints.testEmail,
    config: { ...config, rateLimit: { max: 60, timeWindow: hourMs } },
    handler: async (request) => {
      const admin = callerOf(request);
      const { subject, body, language = admin.locale } = request.body;
      checkLetter({ subject, body });
      await db.transaction().execute(async (trx) => {
        await enqueueMail(trx, campaignMail, {
          template: 'campaign',
          email: admin.email,
          locale: language,
          data: { name: admin.name, memberId: admin.userId, letter: { subject, body } },
        });
        await audit(trx, { actor: admin, action: 'mailing.test', entity: 'user', entityId: admin.userId, diff: { subject }, ip: admin.ip });
      });
      await app.jobs.wake('mail');
      return { to: admin.email };
    },
  });

  app.route({
    ...endpoints.listMailings,
    config,
    handler: async ({ query }) => {
      const page = readPage(query);
      return {
        items: await listMailingRows(db, { ...page, via: query.via, status: query.status }),
        total: await cappedCount(db, sql`FROM mailings m WHERE ${mailingsOf(query)}`),
        page: page.page,
      };
    },
  });

  app.route({ ...endpoints.cancelMailing, config, handler: (request) => stopMailing(db, callerOf(request), request.params.id) });
}
