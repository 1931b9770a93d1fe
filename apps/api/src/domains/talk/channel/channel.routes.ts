import * as endpoints from '@orime/contracts/api/talk/channel';
import { admins, signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { optionalBody } from '../../../house/http/optional-body.ts';
import { readCounted, readPage } from '../../../house/http/paging.ts';
import { markNotificationRead } from '../../notify/notification/index.ts';
import { closeReport, listReportedChannels, reportChannel } from './channel-reports.queries.ts';
import { listChannels, markRead } from './channel.queries.ts';
import { findMembership } from './membership.queries.ts';
import { openChannel } from './open-channel.service.ts';

const personal = { rule: signedIn };

export async function channelRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listChannels,
    config: personal,
    handler: async (request) => {
      const page = readPage(request.query, 50);
      const found = await readCounted(page, (each) => listChannels(app.db, userOf(request).userId, request.query.q ?? '', each));
      return { ...found, page: page.page };
    },
  });

  app.route({
    ...endpoints.openChannel,
    config: personal,
    handler: async (request) => openChannel(app, userOf(request).userId, request.body),
  });

  app.route({
    ...endpoints.readChannel,
    config: personal,
    preValidation: optionalBody,
    handler: async (request) => {
      const { userId } = userOf(request);
      const { name } = request.params;
      const mark = await app.db.transaction().execute(async (trx) => {
        const moved = await markRead(trx, userId, name, request.body.seq);
        if (moved?.unread === 0) await markNotificationRead(trx, userId, `message:${name}`);
        return moved;
      });
      if (mark === undefined) throw new RequestError('not_found');
      app.sockets.toUser(userId, 'read', { channel: name, ...mark });
      return { name, ...mark };
    },
  });

  app.route({
    ...endpoints.reportChannel,
    config: { ...personal, rateLimit: { max: 20, timeWindow: 3_600_000 } },
    handler: async (request) => {
      const { userId } = userOf(request);
      const membership = await findMembership(app.db, request.params.name, userId);
      if (membership === undefined) throw new RequestError('not_found');
      await reportChannel(app.db, { channelId: membership.channelId, reporterId: userId, reason: request.body.reason.trim() });
      return { ok: true };
    },
  });

  app.route({
    ...endpoints.listReportedChannels,
    config: { rule: admins },
    handler: async (request) => {
      const page = readPage(request.query);
      return { ...(await readCounted(page, (each) => listReportedChannels(app.db, request.query, each))), page: page.page };
    },
  });

  app.route({
    ...endpoints.closeChannelReport,
    config: { rule: admins },
    handler: async (request) => {
      await closeReport(app.db, callerOf(request), request.params.id, request.body.note);
      return { ok: true };
    },
  });
}
