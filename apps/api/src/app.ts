import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mails, modules } from './domains/index.ts';
import { joinRooms } from './domains/join-rooms.ts';
import { authPlugin } from './domains/people/users/index.ts';
import { paymentsPlugin } from './domains/selling/payment/index.ts';
import { authorizePlugin } from './house/access/authorize.ts';
import type { ApiApp } from './house/api-app.ts';
import type { Config } from './house/config/config.ts';
import type { DatabaseConnection } from './house/db/db.ts';
import { answerError, errorsPlugin } from './house/errors/errors.plugin.ts';
import { answerHeadersPlugin } from './house/http/answer-headers.ts';
import { contextPlugin } from './house/http/context.ts';
import { hearGateway } from './house/http/gateway-channel.ts';
import { healthPlugin } from './house/http/health.ts';
import { metricsPlugin } from './house/http/metrics.ts';
import { openapiPlugin } from './house/http/openapi.ts';
import { validationPlugin } from './house/http/validation.ts';
import { idempotencyPlugin } from './house/idempotency/idempotency.ts';
import { housekeepingPlugin } from './house/jobs/housekeeping.ts';
import { jobsPlugin } from './house/jobs/jobs.ts';
import { keptAnswersPlugin } from './house/kept-answers/kept-answers.ts';
import { liveRoutesPlugin } from './house/live-routes/live-routes.plugin.ts';
import { lazyChild } from './house/log/lazy-log.ts';
import { type LogTarget } from './house/log/log-target.ts';
import { loggerOptions } from './house/log/logger.ts';
import { requestLogPlugin } from './house/log/request-log.ts';
import { mailPlugin } from './house/mail/mail.plugin.ts';
import { rateLimitPlugin } from './house/rate-limit/rate-limit.ts';
import { socketsPlugin } from './house/sockets/sockets.plugin.ts';
import { storagePlugin } from './house/storage/storage.plugin.ts';
import { tracingPlugin } from './house/tracing/tracing.plugin.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly connection: DatabaseConnection;
  /** Run the job queue in this process. Default: no. */
  readonly jobs?: boolean;
  /** Takes the log lines. Default: the standard output. */
  readonly logTo?: LogTarget | undefined;
}

/** Assembles the api in one visible order. The caller listens, injects, and closes both app and connection. */
export async function buildApp({ config, connection, jobs = false, logTo }: AppDependencies): Promise<ApiApp> {
  let isTold = false;
  const tellOnce = (): void => {
    if (!isTold) app.log.warn('a request had another GATEWAY_SECRET than this api: its client counts by the address of its sender');
    isTold = true;
  };
  const hear = hearGateway(config.gatewaySecret, tellOnce);
  const app: ApiApp = Fastify({
    logger: loggerOptions(config, logTo),
    childLoggerFactory: lazyChild,
    logController: new LogController({ disableRequestLogging: true }),
    // Who may say whom it speaks for is decided by a secret, not by an address; what is left of the claims can be trusted.
    trustProxy: true,
    rewriteUrl(raw) {
      hear(raw);
      return raw.url ?? '/';
    },
    genReqId: () => randomUUID(),
    bodyLimit: 512 * 1024,
    // On a busy machine the queue alone may need more than the usual ten seconds to start.
    pluginTimeout: 90_000,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // Room for the largest upload from a slow phone; headers alone have a minute.
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<TypeBoxTypeProvider>();

  joinRooms();
  await app.register(contextPlugin, { config, connection });
  await app.register(tracingPlugin);
  await app.register(errorsPlugin);
  await app.register(answerHeadersPlugin);
  await app.register(rateLimitPlugin);
  await app.register(validationPlugin);
  await app.register(authPlugin);
  await app.register(authorizePlugin);
  await app.register(idempotencyPlugin);
  // Of use to whoever builds against the api; in production it is a map for others.
  if (!config.production) await app.register(openapiPlugin);
  await app.register(jobsPlugin, { start: jobs, databaseUrl: connection.url });
  await app.register(liveRoutesPlugin);
  await app.register(mailPlugin, { templates: mails });
  await app.register(socketsPlugin);
  await app.register(housekeepingPlugin);
  await app.register(storagePlugin);
  await app.register(paymentsPlugin);
  await app.register(requestLogPlugin);
  await app.register(metricsPlugin);
  await app.register(keptAnswersPlugin);
  await app.register(healthPlugin);
  for (const registerModule of modules) await app.register(registerModule);
  return app;
}
