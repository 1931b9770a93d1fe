import fastifyPlugin from 'fastify-plugin';
import { type OpenSpan } from './tracing-types.ts';
import { tracing } from './tracing.ts';

/** Asked every second by balancers and scrapers: nothing to learn from. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/** A span for each request, from before its sender is known to the end of its answer. Nothing is added where traces are off. */
export const tracingPlugin = fastifyPlugin(
  async (app) => {
    const traces = tracing();
    if (traces === undefined) return;
    const spans = new WeakMap<object, OpenSpan>();
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url;
      if (route !== undefined && UNTRACED.has(route)) return done();
      const { traceparent } = request.headers;
      const span = traces.start({
        name: route === undefined ? request.method : `${request.method} ${route}`,
        kind: 'server',
        isRoot: true,
        cause: typeof traceparent === 'string' ? traceparent : undefined,
        // The address of the request is left out: secrets and names stand in it.
        attributes: {
          'http.request.method': request.method,
          ...(route === undefined ? {} : { 'http.route': route }),
          'orime.request_id': request.id,
        },
      });
      spans.set(request, span);
      span.run(done);
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      span?.set({ 'http.response.status_code': reply.statusCode });
      span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    });
  },
  { name: 'tracing' },
);
