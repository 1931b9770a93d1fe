import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { anyone } from '../access/authorize.ts';
import { RequestError } from '../errors/request-error.ts';
import { isForwarded } from './gateway-channel.ts';

/** Prometheus figures at `/metrics`, for scrapers on this machine: a request that came through a proxy finds nothing there. */
export const metricsPlugin = fastifyPlugin(
  async (app) => {
    const register = new Registry();
    const stopDefault = collectDefaultMetrics({ register }) as unknown;
    void stopDefault;
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [register],
    });
    new Gauge({
      name: 'db_pool_connections',
      help: 'Connections of the pool by state.',
      labelNames: ['state'],
      registers: [register],
      collect() {
        this.set({ state: 'idle' }, app.pool.idleCount);
        this.set({ state: 'total' }, app.pool.totalCount);
        this.set({ state: 'waiting' }, app.pool.waitingCount);
      },
    });
    const jobs = new Histogram({
      name: 'job_run_seconds',
      help: 'Time that runs of jobs took in this process, by job and outcome.',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60],
      registers: [register],
    });
    app.jobs.watch(({ name, seconds, isOk }) => jobs.observe({ job: name, outcome: isOk ? 'ok' : 'failed' }, seconds));
    new Gauge({
      name: 'outbox_waiting',
      help: 'Mails that are not sent yet, the same at every process; without a value while the database does not answer.',
      registers: [register],
      async collect() {
        const waiting = app.db
          .selectFrom('outbox')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('done_at', 'is', null)
          .executeTakeFirst();
        this.set(
          await waiting.then(
            (row) => row?.count ?? 0,
            () => Number.NaN,
          ),
        );
      },
    });
    new Gauge({
      name: 'socket_connections',
      help: 'Pages that are connected to this process.',
      registers: [register],
      collect() {
        this.set(app.sockets.count());
      },
    });
    app.addHook('onResponse', (request, reply, done) => {
      const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
      duration.observe(labels, reply.elapsedTime / 1000);
      done();
    });
    app.get('/metrics', { config: { rule: anyone }, schema: { hide: true } }, async (request, reply) => {
      if (isForwarded(request.raw) || !/^(::1|::ffff:127\.|127\.)/.test(request.socket.remoteAddress ?? ''))
        throw new RequestError('not_found');
      return reply.type(register.contentType).send(await register.metrics());
    });
    app.addHook('onClose', async () => register.clear());
  },
  { name: 'metrics', dependencies: ['authorize', 'jobs', 'sockets'] },
);
