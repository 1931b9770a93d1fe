import { SOCKET_PATH } from '@orime/contracts';
import type { ServerEvent, ServerEvents } from '@orime/contracts/api/talk/socket';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { createListenPool } from './listen-pool.ts';
import { createPresence } from './presence.ts';
import { userRoom, type Io, type IoSocket } from './socket-types.ts';

/** Pages of every process, or of this one alone. */
export type Reach = 'everywhere' | 'here';

export interface SocketServer {
  toUsers<Event extends ServerEvent>(userIds: readonly string[], event: Event, data: ServerEvents[Event], reach?: Reach): void;
  count(): number;
  checkSessions(): Promise<void>;
  close(): Promise<void>;
}

/** Who may connect. Given by the room that knows sessions. */
export interface SocketGuard {
  /** Fills `socket.data` and gives nothing, or gives the refusal, whose message is an error code. */
  check(socket: IoSocket): Promise<Error | undefined>;
  /** Disconnects the sockets of this process whose session has ended. */
  sweep(io: Io): Promise<void>;
}

/** What a room does with open connections. */
export interface SocketEvents {
  connect(socket: IoSocket): void;
  disconnect(socket: IoSocket): void;
  close(): Promise<void>;
}

/** A session that ends is noticed within this time; at most a minute is promised. */
const SWEEP_MS = 20_000;
/** Postgres takes 7,999 bytes with a notification; what is longer goes by the attachment table. */
const MAX_NOTIFICATION_BYTES = 7_500;
/** A message of the longest kind in four-byte characters, and what is around it. */
const MAX_PACKET_BYTES = 32 * 1024;
/** More pages of one person than anybody has open. */
const MAX_SOCKETS_PER_USER = 30;

/** Socket.io on the api's own port, WebSocket only: a long-polling client would have to meet the same process every time. */
export function startSocketServer(app: FastifyInstance, guard: SocketGuard, handlers: readonly ((io: Io) => SocketEvents)[]): SocketServer {
  const io: Io = new Server(app.server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    connectTimeout: 10_000,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    perMessageDeflate: false,
    // Pages of other origins have no token to show; nothing is read from cookies.
    cors: { origin: false },
  });
  const report = (error: unknown): void => app.log.warn({ err: error }, 'sockets');
  const listening = createListenPool(app, report);
  io.adapter(
    createAdapter(listening.pool, {
      tableName: 'socket_attachments',
      payloadThreshold: MAX_NOTIFICATION_BYTES,
      errorHandler: report,
    }),
  );

  const presence = createPresence(app, (userIds, data) => toUsers(userIds, 'presence', data));
  const rooms = handlers.map((open) => open(io));
  const sweep = setInterval(() => {
    guard.sweep(io).catch((error: unknown) => app.log.warn({ err: error }, 'sessions of sockets could not be checked'));
  }, SWEEP_MS);
  sweep.unref();

  io.use(async (socket, next) => {
    const refusal = await guard.check(socket).catch((error: unknown) => {
      report(error);
      return new Error('unavailable');
    });
    next(refusal);
  });
  io.on('connection', (socket) => {
    const { userId } = socket.data.actor;
    if (app.config.rateLimits && presence.countOf(userId) >= MAX_SOCKETS_PER_USER) {
      socket.disconnect(true);
      return;
    }
    void socket.join(userRoom(userId));
    presence.enter(userId);
    socket.on('error', (error) => app.log.debug({ err: error }, 'socket refused a packet'));
    for (const room of rooms) room.connect(socket);
    socket.on('disconnect', () => {
      for (const room of rooms) room.disconnect(socket);
      presence.leave(userId);
    });
  });

  function toUsers<Event extends ServerEvent>(
    userIds: readonly string[],
    event: Event,
    data: ServerEvents[Event],
    reach: Reach = 'everywhere',
  ): void {
    if (userIds.length === 0) return;
    const pages = (reach === 'here' ? io.local : io).to(userIds.map(userRoom));
    // Each event has its own data; TypeScript does not see that the pair fits through the generic.
    (pages.emit as (name: Event, content: ServerEvents[Event]) => boolean).call(pages, event, data);
  }

  return {
    toUsers,
    count: () => io.engine.clientsCount,
    checkSessions: () => guard.sweep(io),
    async close() {
      clearInterval(sweep);
      const closed = Promise.all(rooms.map((room) => room.close()));
      // Cutting the transports, rather than saying goodbye, lets the pages connect to another process at once.
      io.engine.close();
      await closed;
      await presence.close();
      await io.of('/').adapter.close();
      await listening.close();
    },
  };
}
