import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import type { ApiReader } from '../documents/api-reader.ts';
import { errorBody } from './failures.ts';
import { OpenBodies } from './open-bodies.ts';
import { countBody, readBodyFirst } from './read-body.ts';

/** Files that visitors send. They go through while they arrive, so a slow one takes a connection: not one of the others. */
const UPLOADS = ['/api/upload', '/api/buyer/documents', '/api/design/import'] as const;
/** Figures and errors of browsers. */
const UNSEEN_WRITES = /^\/api\/(?:telemetry|errors|analytics)(?:\/|\?|$)/;
/** What is only read. `/media` itself is a page: only what lies below it is an image. */
const READS = ['/media/:fileId', '/rss.xml', '/sitemap.xml'] as const;

/** What the API answers under the gateway's origin. */
export async function apiProxy(app: FastifyInstance, config: GatewayConfig, api: ApiReader): Promise<void> {
  const bodies = new OpenBodies();
  const afterWrite = forgetAfterWrite(api);
  await app.register(async (scope) => {
    scope.addHook('onSend', afterWrite);
    scope.addHook('preParsing', readBodyFirst(bodies));
    await scope.register(proxy, optionsFor('/api', config, 128));
  });
  await app.register(async (scope) => {
    scope.addHook('onSend', afterWrite);
    scope.addHook('preParsing', countBody(bodies));
    for (const prefix of UPLOADS) await scope.register(proxy, { ...optionsFor(prefix, config, 32), httpMethods: ['POST'] });
  });
  for (const prefix of READS) await app.register(proxy, { ...optionsFor(prefix, config, 64), httpMethods: ['GET', 'HEAD'] });
  await app.register(proxy, { ...optionsFor('/socket.io', config, 64), httpMethods: ['GET'], websocket: true });
}

/** Visitors see what they have just written. What a browser tells of itself is in no document. */
function forgetAfterWrite(api: ApiReader): onSendAsyncHookHandler {
  return async ({ method, url }) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && !UNSEEN_WRITES.test(url)) api.forget();
  };
}

function optionsFor(prefix: string, config: GatewayConfig, connections: number): FastifyHttpProxyOptions {
  return {
    upstream: config.apiUrl,
    prefix,
    rewritePrefix: prefix,
    // The api writes a line per request; twice would be no more.
    disableRequestLogging: true,
    undici: { connections, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 60_000 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host ?? '',
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': config.publicUrl.startsWith('https:') ? 'https' : 'http',
        'x-forwarded-host': request.headers.host ?? '',
        'x-orime-gateway': config.gatewaySecret,
        'x-request-id': String(request.id),
      }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'api does not answer');
        void reply.code(502).send(errorBody('unavailable', String(reply.request.id)));
      },
    },
  };
}
