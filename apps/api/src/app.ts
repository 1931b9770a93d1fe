import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { keptAnswersPlugin } from './kept-answers/kept-answers.ts';
import { lazyChild } from './log/lazy-log.ts';
import { loggerOptions, type LogTarget } from './log/logger.ts';
import { requestLogPlugin } from './log/request-log.ts';
import { modules } from './modules/index.ts';
import { answerHeadersPlugin } from './plugins/answer-headers.ts';
import { authPlugin } from './plugins/auth.ts';
import { authorizePlugin } from './plugins/authorize.ts';
import { contextPlugin } from './plugins/context.ts';
import type { DatabaseConnection } from './plugins/db.ts';
import { answerError, errorsPlugin } from './plugins/errors.ts';
import { hearGateway } from './plugins/gateway-channel.ts';
import { healthPlugin } from './plugins/health.ts';
import { housekeepingPlugin } from './plugins/housekeeping.ts';
import { idempotencyPlugin } from './plugins/idempotency.ts';
import { jobsPlugin } from './plugins/jobs.ts';
import { mailPlugin } from './plugins/mail.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { paymentsPlugin } from './plugins/payments.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { socketsPlugin } from './plugins/sockets.ts';
import { storagePlugin } from './plugins/storage.ts';
import { tracingPlugin } from './plugins/tracing.ts';
import { validationPlugin } from './plugins/validation.ts';

/** The server with types from the schemas: what every module of routes takes. */
export type ApiApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

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
  const app: ApiApp = Fastify({
    logger: loggerOptions(config, logTo),
    childLoggerFactory: lazyChild,
    logController: new LogController({ disableRequestLogging: true }),
    // Who may say whom it speaks for is decided by a secret, not by an address; what is left of the claims can be trusted.
    trustProxy: true,
    rewriteUrl(raw) {
      hearGateway(raw, config.gatewaySecret, tellOnce);
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

  await app.register(contextPlugin, { config, connection });
  await app.register(tracingPlugin);
  await app.register(errorsPlugin);
  await app.register(answerHeadersPlugin);
  await app.register(rateLimitPlugin);
  await app.register(validationPlugin);
  await app.register(authPlugin);
  await app.register(authorizePlugin);
  await app.register(idempotencyPlugin);
  await app.register(openapiPlugin);
  await app.register(jobsPlugin, { start: jobs, databaseUrl: connection.url });
  await app.register(mailPlugin);
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
