import fastifyPlugin from 'fastify-plugin';

/**
 * One line a request, unless its route has a log level of its own. No headers, no bodies, no query values: those are where
 * secrets travel, so that this line, written for every request, needs no redaction.
 */
export const requestLogPlugin = fastifyPlugin(async (app) => {
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.logLevel) {
      log.info(
        {
          reqId: request.id,
          method: request.method,
          url: withoutSecrets(request.url),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          user: request.actor?.userId ?? undefined,
        },
        'request',
      );
    }
    done();
  });
});

/** Verification and reset secrets stand in the path, guest keys in the query. */
export function withoutSecrets(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return path.replace(/(\/verify\/)[^/]+/, '$1[redacted]').slice(0, 500);
}
