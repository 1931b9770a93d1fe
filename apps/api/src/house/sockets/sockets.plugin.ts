import type { ServerEvent, ServerEvents } from '@orime/contracts/api/talk/socket';
import fastifyPlugin from 'fastify-plugin';
import { startSocketServer, type SocketEvents, type SocketGuard, type SocketServer } from './socket-server.ts';
import type { Io } from './socket-types.ts';

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
  /** Says who may connect, and for how long. Needed before the app listens. */
  guardWith(guard: SocketGuard): void;
  /** Adds a room's own events; `open` runs when the app listens. */
  handle(open: (io: Io) => SocketEvents): void;
}

/** Starts with listening: a process that takes no connections has nobody to tell, and tells the others nothing. */
export const socketsPlugin = fastifyPlugin(
  async (app) => {
    const state: { server: SocketServer | undefined; guard: SocketGuard | undefined } = { server: undefined, guard: undefined };
    const handlers: ((io: Io) => SocketEvents)[] = [];
    app.decorate('sockets', {
      toUser: (userId, event, data) => state.server?.toUsers([userId], event, data),
      toUsers: (userIds, event, data) => state.server?.toUsers(userIds, event, data),
      toUserHere: (userId, event, data) => state.server?.toUsers([userId], event, data, 'here'),
      count: () => state.server?.count() ?? 0,
      checkSessions: async () => state.server?.checkSessions(),
      guardWith: (guard) => void (state.guard = guard),
      handle: (open) => void handlers.push(open),
    } satisfies Sockets);
    app.addHook('onListen', async () => {
      if (state.guard === undefined) throw new Error('Nobody said who may connect: call app.sockets.guardWith() before listening');
      state.server = startSocketServer(app, state.guard, handlers);
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
