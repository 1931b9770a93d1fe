import { openRegistry } from '@orime/federation/registry';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { GatewayConfig } from './config.ts';
import { ApiReader } from './documents/api-reader.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { routeFiles } from './documents/route-files.ts';
import { apiProxy } from './plugins/api-proxy.ts';
import { currentRelease } from './plugins/current-release.ts';
import { answerFailure, failures } from './plugins/failures.ts';
import { health } from './plugins/health.ts';
import { metrics } from './plugins/metrics.ts';
import { overrides } from './plugins/overrides.ts';
import { releaseAssets } from './plugins/release-assets.ts';
import { sendSiteHeaders, siteHeaders } from './plugins/site-headers.ts';
import { LiveReleases } from './releases/live-releases.ts';
import { PageRenderer } from './rendering/page-renderer.ts';
import { reportFailures } from './rendering/report-failures.ts';
import { siteFiles } from './site/site-files.ts';

/** The gateway without a port: documents, released files, and the API behind the same origin. */
export async function buildGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    // Answers are counted by /metrics; a log line per static file would drown the rest.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // Room for the largest file from a slow phone; heads of requests are short.
    requestTimeout: 300_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // Hooks do not run for what is refused before routing.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(siteHeaders(config))),
  });
  const registry = openRegistry(config.releasesFolder, { keys: config.releaseKeys, url: config.releasesUrl });
  if (config.isProduction && config.releaseKeys === undefined)
    app.log.warn('RELEASE_PUBLIC_KEY is not set: releases are served without proof of who made them');
  const releases = new LiveReleases(registry, (damage) =>
    damage.length > 0
      ? app.log.error({ damage }, 'the release store is damaged; visitors get what is whole (see `orime status`)')
      : app.log.info('the release store is whole again'),
  );
  const api = new ApiReader(config.apiUrl, config.gatewaySecret);
  const counters = metrics(app, config);
  const report = reportFailures(api);
  const renderer = new PageRenderer({
    registry,
    timeoutMs: config.renderTimeoutMs,
    onFailure: (failure) => {
      app.log.warn(failure, 'a page was rendered without this version; browsers draw it');
      counters.countRenderFailure(failure);
      report(failure);
    },
  });
  app.addHook('onReady', async () => {
    const set = await releases.current();
    if (set !== undefined) renderer.prepare(set);
  });
  app.addHook('onClose', () => Promise.all([api.close(), renderer.close()]));

  sendSiteHeaders(app, config);
  failures(app);
  health(app, releases, api);
  currentRelease(app, releases);
  overrides(app, config, api);
  routeFiles(app, releases);
  siteFiles(app, config);
  releaseAssets(app, registry, releases);
  await apiProxy(app, config, api);
  documentRoutes(app, { config, releases, api, renderer, counters });
  return app;
}
