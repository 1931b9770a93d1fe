import type { FastifyRequest } from 'fastify';

/** For routes that may be called without a body: nothing counts as the empty object. Use as `preValidation`. */
export async function optionalBody(request: FastifyRequest<object>): Promise<void> {
  const open = request as FastifyRequest; // the body is not checked yet, whatever the route's type says
  open.body ??= {};
}
