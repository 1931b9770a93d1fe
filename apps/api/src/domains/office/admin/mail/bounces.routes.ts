import { liftMailBounce, listMailBounces, type MailBounce } from '@orime/contracts/api/office/admin-mail';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import { admins } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { allOf, cappedCount } from '../../../../house/db/capped-count.ts';
import { escapeLike } from '../../../../house/db/escape-like.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { normaliseEmail } from '../../../../house/normalise-email.ts';

/** Addresses that mail does not reach. */
export function bounceRoutes(app: ApiApp): void {
  const config = { rule: admins };

  app.route({
    ...listMailBounces,
    config,
    handler: async ({ query: { q = '', kind, ...paging } }) => {
      const page = readPage(paging);
      const source = sql`FROM mail_bounces b WHERE ${allOf([q.trim() === '' ? undefined : sql`b.email::text ILIKE ${`%${escapeLike(q.trim())}%`}`, kind === undefined ? undefined : sql`b.kind = ${kind}`])}`;
      const { rows } = await sql<Omit<MailBounce, 'firstAt' | 'lastAt'> & { readonly firstAt: Date; readonly lastAt: Date }>`
        SELECT b.email::text AS email, b.kind, b.reason, b.times, b.sent_email_id AS "sentEmailId", b.first_at AS "firstAt", b.last_at AS "lastAt", (SELECT u.id FROM users u WHERE u.email = b.email) AS "userId"
        ${source} ORDER BY b.last_at DESC, b.email LIMIT ${page.limit} OFFSET ${page.offset}`.execute(app.db);
      const items = rows.map((row) => ({ ...row, firstAt: row.firstAt.toISOString(), lastAt: row.lastAt.toISOString() }));
      return { items, total: await cappedCount(app.db, source), page: page.page };
    },
  });

  app.route({
    ...liftMailBounce,
    config,
    handler: (request) =>
      app.db.transaction().execute(async (trx) => {
        const admin = callerOf(request);
        const lifted = await trx
          .deleteFrom('mail_bounces')
          .where('email', '=', normaliseEmail(request.body.email))
          .returning(['kind', 'reason', 'times', 'sent_email_id'])
          .executeTakeFirst();
        if (lifted === undefined) throw new RequestError('not_found');
        // The record names the mail, not the address: it cannot be erased itself.
        await audit(trx, {
          actor: admin,
          action: 'mail-bounce.lift',
          entity: 'sent_email',
          entityId: lifted.sent_email_id ?? 'erased',
          diff: { kind: lifted.kind, reason: lifted.reason, times: lifted.times },
          ip: admin.ip,
        });
        return { success: true };
      }),
  });
}
