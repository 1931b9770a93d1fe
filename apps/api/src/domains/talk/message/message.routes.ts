import * as endpoints from '@orime/contracts/api/talk/message';
import { signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readHistory, sendMessage } from './message.service.ts';
import { openChannelEvents } from './sockets/open-channel-events.ts';

export async function messageRoutes(app: ApiApp): Promise<void> {
  app.sockets.handle((io) => openChannelEvents(app, io));
  app.route({
    ...endpoints.readMessages,
    config: { rule: signedIn },
    handler: async (request) => {
      const { before, limit = 30 } = request.query;
      return readHistory(app, callerOf(request), request.params.channelName, { limit, ...(before !== undefined && { before }) });
    },
  });

  app.route({
    ...endpoints.sendMessage,
    config: { rule: signedIn },
    handler: async (request) => sendMessage(app, userOf(request).userId, request.body),
  });
}
