import type { FastifyInstance } from 'fastify';
import { errors } from 'jose';
import type { Io, IoSocket } from '../../../house/sockets/socket-types.ts';
import { findLiveSessions, findSessionActor } from './session.queries.ts';

/** The same check as a request's: signature, end, session and token version. Gives the refusal, whose message is an error code. */
export async function checkHandshake(app: FastifyInstance, socket: IoSocket): Promise<Error | undefined> {
  const token: unknown = socket.handshake.auth['token'];
  if (typeof token !== 'string' || token === '' || token.length > 4096) return new Error('unauthenticated');
  try {
    const claims = await app.tokens.read(token.replace(/^Bearer\s+/i, ''));
    const actor = await findSessionActor(app.db, claims, app.config.production);
    if (actor === undefined) return new Error('token_expired');
    if (actor.role === 'staff-pending') return new Error('totp_required');
    socket.data = { actor, claims };
    return undefined;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return new Error('token_expired');
    if (error instanceof errors.JOSEError) return new Error('unauthenticated');
    throw error;
  }
}

/** Ends the connections of sessions that were ended, locked or signed out meanwhile. */
export async function sweepSessions(app: FastifyInstance, io: Io): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  const live = await findLiveSessions(
    app.db,
    sockets.map(({ data }) => data.claims),
  );
  for (const socket of sockets) if (!live.has(socket.data.claims.jti)) socket.disconnect(true);
}
