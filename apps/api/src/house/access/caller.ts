import type { FastifyRequest } from 'fastify';
import type { UserActor } from './actor.ts';
import { userOf } from './authorize.ts';

/** A signed-in person and where the request came from: what a change is audited with. */
export interface Caller extends UserActor {
  readonly ip: string;
}

export function callerOf(request: FastifyRequest<object>): Caller {
  const plain = request as FastifyRequest; // actor and ip do not depend on the route's types
  return { ...userOf(plain), ip: plain.ip };
}
