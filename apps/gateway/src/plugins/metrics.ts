import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { GatewayConfig } from '../config.ts';
import type { RenderFailure } from '../rendering/page-renderer.ts';

export interface GatewayCounters {
  readonly countIgnoredOverride: () => void;
  readonly countRenderFailure: (failure: RenderFailure) => void;
}

/**
 * Prometheus figures at `/metrics`: answered requests by kind, and the process. For who has the token: an address proves
 * nothing where a balancer or a container network stands before the gateway.
 */
export function metrics(app: FastifyInstance, { metricsToken }: Pick<GatewayConfig, 'metricsToken'>): GatewayCounters {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time to answer, by route of the gateway and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  const overrides = new Counter({
    name: 'gateway_overrides_ignored_total',
    help: 'Documents whose visitor sent an override that nobody signed, for another site, or that has ended',
    registers: [register],
  });
  const renderFailures = new Counter({
    name: 'gateway_render_failures_total',
    help: 'Pages rendered without a version, and why: it failed, hung or took too much memory, or its thread ended',
    labelNames: ['remote', 'version', 'fault'],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined || !isEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply.code(404).send();
    return reply.type(register.contentType).send(await register.metrics());
  });
  return {
    countIgnoredOverride: () => overrides.inc(),
    countRenderFailure: ({ remote, version, fault }) => renderFailures.inc({ remote, version, fault }),
  };
}

/** Digests have one length, so the comparison tells nothing, not even that. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
