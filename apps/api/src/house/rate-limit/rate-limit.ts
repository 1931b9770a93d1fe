import rateLimit from '@fastify/rate-limit';
import type { onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { outsideWork } from '../db/unit-of-work.ts';
import { RequestError } from '../errors/request-error.ts';
import { isGatewayRead } from '../http/gateway-channel.ts';
import { hitCounter, type Counter } from './shared-counter.ts';

/**
 * Ordinary limits count per process and sender, but not the gateway's own reads for documents; a route narrows its own with `config.rateLimit`. Limits that guard
 * accounts hold across processes: handlers count those with `app.countSharedLimit`.
 */
export const rateLimitPlugin = fastifyPlugin(
  async (app) => {
    const active = app.config.rateLimits;
    app.decorate('countSharedLimit', async ({ max, windowSeconds, ...counter }: SharedLimit) => {
      if (!active) return;
      const { hits, secondsLeft } = await outsideWork(() => hitCounter(app.db, counter, windowSeconds));
      if (hits > max) throw tooMany(secondsLeft);
    });
    if (!active) return;
    await app.register(rateLimit, {
      global: false,
      max: 3000,
      timeWindow: 60_000,
      keyGenerator: (request) => request.ip,
      errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
    });
    const count = app.rateLimit();
    const countVisitor: onRequestHookHandler = (request, reply, done) =>
      isGatewayRead(request.raw) ? done() : count.call(app, request, reply);
    app.addHook('onRoute', (route) => {
      if (route.config?.rateLimit === undefined) route.onRequest = [route.onRequest ?? [], countVisitor].flat();
    });
  },
  { name: 'rate-limit', dependencies: ['context'] },
);

export interface SharedLimit extends Counter {
  readonly max: number;
  readonly windowSeconds: number;
}

function tooMany(seconds: number): RequestError {
  const retryAfterSeconds = Math.max(1, seconds);
  return new RequestError('rate_limited', { headers: { 'retry-after': String(retryAfterSeconds) }, details: { retryAfterSeconds } });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one hit in Postgres and throws `rate_limited` when it is one too many. */
    countSharedLimit(limit: SharedLimit): Promise<void>;
  }
}
