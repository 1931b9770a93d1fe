import type { FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from './config.ts';
import { tracing } from './tracing/tracing.ts';

const secretPaths = ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', '*.password', '*.token', '*.currentPassword', 'body'];

/** Settings of pino; the redaction is a second line behind never logging headers or bodies. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: { paths: secretPaths, censor: '[redacted]' },
    ...(tracing() === undefined ? {} : { mixin: () => tracing()?.current() ?? {} }),
  };
}

/** One line a request. No headers, no bodies, no query values: those are where secrets travel. */
export const requestLogPlugin = fastifyPlugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, url: withoutSecrets(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, user: request.actor?.userId ?? undefined },
      'request',
    );
  });
});

/** Verification and reset secrets stand in the path, guest keys in the query. */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/(\/verify\/)[^/]+/, '$1[redacted]');
}
