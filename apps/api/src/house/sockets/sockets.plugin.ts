import type { ServerEvent, ServerEvents } from '@orime/contracts/api/socket';
import fastifyPlugin from 'fastify-plugin';
import { startSocketServer, type SocketServer } from './socket-server.ts';

/** Tells open pages something, whichever process they are connected to. */
export interface Sockets {
  /** To every open page of a person. Nothing happens when there is none: what has to arrive is in the database too. */
  toUser<Event extends ServerEvent>(userId: string, event: Event, data: ServerEvents[Event]): void;
  toUsers<Event extends ServerEvent>(userIds: readonly string[], event: Event, data: ServerEvents[Event]): void;
  /** To a person's pages on this process alone: of what every process hears by itself. */
  toUserHere<Event extends ServerEvent>(userId: string, event: Event, data: ServerEvents[Event]): void;
  /** Pages that are connected to this process. */
  count(): number;
  /** Ends the connections to this process whose session is over. Done by itself every 20 seconds. */
  checkSessions(): Promise<void>;
}

/** Starts with listening: a process that takes no connections has nobody to tell, and tells the others nothing. */
export const socketsPlugin = fastifyPlugin(
  async (app) => {
    const state: { server: SocketServer | undefined } = { server: undefined };
    app.decorate('sockets', {
      toUser: (userId, event, data) => state.server?.toUsers([userId], event, data),
      toUsers: (userIds, event, data) => state.server?.toUsers(userIds, event, data),
      toUserHere: (userId, event, data) => state.server?.toUsers([userId], event, data, 'here'),
      count: () => state.server?.count() ?? 0,
      checkSessions: async () => state.server?.checkSessions(),
    } satisfies Sockets);
    app.addHook('onListen', async () => {
      state.server = startSocketServer(app);
    });
    app.addHook('preClose', async () => {
      await state.server?.close();
      state.server = undefined;
    });
  },
  { name: 'sockets', dependencies: ['auth', 'rate-limit'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    readonly sockets: Sockets;
  }
}
