import type { FastifyInstance } from 'fastify';
import type { SocketEvents } from '../../../../house/sockets/socket-server.ts';
import type { Io } from '../../../../house/sockets/socket-types.ts';
import { handleChannelEvents } from './channel-events.ts';
import { createTypers } from './typers.ts';

/** Messages and typing over open connections. */
export function openChannelEvents(app: FastifyInstance, io: Io): SocketEvents {
  const typers = createTypers(app, io);
  return {
    connect: (socket) => handleChannelEvents(app, socket, typers),
    disconnect: (socket) => typers.forget(socket),
    close: () => typers.close(),
  };
}
