import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus figures at `/metrics`: answered requests by kind, and the process. For the inside of a network only. */
export function metrics(app: FastifyInstance): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time to answer, by route of the gateway and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromInside(request)) return reply.code(404).send();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Figures are not for visitors: only private addresses get them, and nobody whom a load balancer let in. */
function isFromInside({ ip, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined) return false;
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(ip.replace(/^::ffff:/, ''));
}
