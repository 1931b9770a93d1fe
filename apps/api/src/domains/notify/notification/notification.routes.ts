import * as endpoints from '@orime/contracts/api/notify/notification';
import { signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { hearAnnouncements, type Hearing } from './announce.ts';
import { queueFollowDigests, queueMessageDigests } from './digests.ts';
import { countUnread, listNotifications, markRead, pruneNotifications } from './notification.queries.ts';

const defaultLimit = 20;

/** What a member is told of: their own rows only, by the WHERE of every query. */
export async function notificationRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listNotifications,
    config: { rule: signedIn },
    handler: async (request) => {
      const { userId } = userOf(request);
      const { before, limit = defaultLimit } = request.query;
      const [page, unread] = await Promise.all([listNotifications(app.db, userId, { before, limit }), countUnread(app.db, userId)]);
      return { ...page, unread };
    },
  });

  app.route({
    ...endpoints.readNotifications,
    config: { rule: signedIn },
    handler: async (request) => {
      const { userId } = userOf(request);
      await markRead(app.db, userId, request.body.ids);
      return { ok: true, unread: await countUnread(app.db, userId) };
    },
  });

  const announcements: { hearing: Hearing | undefined } = { hearing: undefined };
  app.addHook('onListen', async () => {
    announcements.hearing = hearAnnouncements(app, (userId) => app.sockets.toUserHere(userId, 'notification', null));
  });
  app.addHook('preClose', async () => announcements.hearing?.close());

  app.jobs.add({ name: 'prune-notifications', cron: '41 3 * * *', run: () => pruneNotifications(app.db) });
  app.jobs.add({ name: 'message-digest', cron: '* * * * *', run: () => mailAfter(queueMessageDigests) });
  app.jobs.add({ name: 'follow-digest', cron: '20 8 * * *', run: () => mailAfter(queueFollowDigests) });

  async function mailAfter(queue: (db: Db) => Promise<number>): Promise<void> {
    if ((await queue(app.db)) > 0) await app.jobs.wake('mail');
  }
}
