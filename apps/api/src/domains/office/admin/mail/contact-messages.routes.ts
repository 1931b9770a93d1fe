import { canTransition, contactMachine } from '@orime/commerce';
import {
  answerContactMessage,
  listContactMessages,
  updateContactMessage,
  type ContactMessage,
} from '@orime/contracts/api/office/admin-mail';
import { sql, type RawBuilder } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import { admins } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { allOf, cappedCount } from '../../../../house/db/capped-count.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { answerMessage } from './answer-message.ts';

/** What visitors wrote to us, and who of the staff sees to it. */
export function contactMessageRoutes(app: ApiApp): void {
  const config = { rule: admins };

  app.route({
    ...listContactMessages,
    config,
    handler: async ({ query }) => {
      const page = readPage(query);
      const condition = allOf([
        query.id === undefined ? undefined : sql`c.id = ${query.id}`,
        query.status === undefined ? undefined : sql`c.status = ${query.status}`,
        query.assignee === undefined ? undefined : sql`c.assignee_id = ${query.assignee}`,
        query.topic === undefined
          ? undefined
          : query.topic.endsWith(':')
            ? sql`starts_with(c.topic, ${query.topic})`
            : sql`c.topic = ${query.topic}`,
        query.ref === undefined ? undefined : sql`c.ref = ${query.ref}`,
      ]);
      return {
        items: await listRows(app.db, condition, page),
        total: await cappedCount(app.db, sql`FROM contact_messages c WHERE ${condition}`),
        page: page.page,
      };
    },
  });

  app.route({
    ...answerContactMessage,
    config: { ...config, idempotent: true },
    handler: async (request) => {
      await answerMessage(app.db, callerOf(request), request.params.id, request.body);
      await app.jobs.wake('mail');
      return getMessage(app.db, request.params.id);
    },
  });

  app.route({
    ...updateContactMessage,
    config,
    handler: (request) =>
      app.db.transaction().execute(async (trx) => {
        const { params, body } = request;
        const admin = callerOf(request);
        const message = await trx
          .selectFrom('contact_messages')
          .select(['status', 'assignee_id', 'note', 'version', 'handled_at'])
          .where('id', '=', params.id)
          .forUpdate()
          .executeTakeFirst();
        if (message === undefined) throw new RequestError('not_found');
        if (body.version !== undefined && body.version !== message.version)
          throw new RequestError('conflict', { details: { version: message.version } });
        const next = {
          status: body.status ?? message.status,
          assignee_id: body.assigneeId === undefined ? message.assignee_id : body.assigneeId,
          note: body.note ?? message.note,
        };
        if (next.status !== message.status && !canTransition(contactMachine, message.status, next.status))
          throw new RequestError('invalid_transition', { details: { from: message.status, to: next.status } });
        if (next.assignee_id !== null && next.assignee_id !== message.assignee_id) await checkAssignee(trx, next.assignee_id);
        const isHandled = next.status === 'answered' || next.status === 'closed';
        await trx
          .updateTable('contact_messages')
          .set({ ...next, handled_at: isHandled ? (message.handled_at ?? new Date()) : null, version: message.version + 1 })
          .where('id', '=', params.id)
          .execute();
        await audit(trx, {
          actor: admin,
          action: 'contact.update',
          entity: 'contact_message',
          entityId: params.id,
          diff: {
            from: { status: message.status, assignee_id: message.assignee_id },
            to: { status: next.status, assignee_id: next.assignee_id },
          },
          ip: admin.ip,
        });
        return getMessage(trx, params.id);
      }),
  });
}

async function getMessage(db: Db, id: string): Promise<ContactMessage> {
  const [message] = await listRows(db, sql`c.id = ${id}`, { limit: 1, offset: 0 });
  if (message === undefined) throw new RequestError('not_found');
  return message;
}

async function listRows(
  db: Db,
  condition: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ContactMessage[]> {
  const { rows } = await sql<Omit<ContactMessage, '_id' | 'createdAt'> & { readonly createdAt: Date }>`
    SELECT c.id, c.name, c.email::text AS email, c.topic, c.ref, c.firm, c.message, c.locale AS language, c.user_id AS "userId", c.status, c.note, c.created_at AS "createdAt", c.version,
      CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.name) END AS assignee
    FROM contact_messages c LEFT JOIN users a ON a.id = c.assignee_id
    WHERE ${condition} ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({ ...row, _id: row.id, createdAt: row.createdAt.toISOString() }));
}

async function checkAssignee(trx: Trx, userId: string): Promise<void> {
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('staff_role', '!=', 'none')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (staff === undefined) throw new RequestError('validation', { fields: { assigneeId: 'is nobody of the staff' } });
}
