import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errors } from 'jose';
import type { Actor, VisitorActor } from '../../../house/access/actor.ts';
import { findSessionActor } from './session.queries.ts';
import { createTokens, type Tokens } from './tokens.ts';

const nobody: VisitorActor = { role: 'visitor', userId: null, refusal: 'none' };

/** Knows the sender of every request: `request.actor`. A bad token makes a visitor, whom public routes still serve. */
export const authPlugin = fastifyPlugin(
  async (app) => {
    const tokens = createTokens(app.config.jwtSecret);
    app.decorate('tokens', tokens);
    app.decorateRequest('actor', null as never); // set by the hook below before anything can read it
    app.addHook('onRequest', (request, _reply, done) => {
      const { authorization } = request.headers;
      if (authorization === undefined || authorization === '') {
        request.actor = nobody;
        return done();
      }
      return identify(request, authorization, tokens).then((actor) => {
        request.actor = actor;
      });
    });
  },
  { name: 'auth', dependencies: ['context'] },
);

async function identify(request: FastifyRequest, header: string, tokens: Tokens): Promise<Actor> {
  const token = header.replace(/^Bearer\s+/i, '');
  try {
    const claims = await tokens.read(token);
    const actor = await findSessionActor(request.server.db, claims, request.server.config.production);
    return actor ?? { ...nobody, refusal: 'token_expired' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ...nobody, refusal: 'token_expired' };
    if (error instanceof errors.JOSEError) return { ...nobody, refusal: 'unauthenticated' };
    throw error;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly tokens: Tokens;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}
