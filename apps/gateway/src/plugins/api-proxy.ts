import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** What the API answers under the gateway's origin. `/media` itself is a page: only what lies below it is an image. */
const PREFIXES = ['/api', '/media/:fileId', '/socket.io'] as const;
const FILES = ['/rss.xml', '/sitemap.xml'] as const;

export async function apiProxy(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  for (const prefix of [...PREFIXES, ...FILES]) {
    await app.register(proxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/socket.io',
      // The api writes a line per request; twice would be no more.
      disableRequestLogging: true,
      undici: { connections: 128, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 60_000 },
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
          const message = 'The service does not answer at the moment. Please try again shortly.';
          void reply.code(502).send({
            error: {
              code: 'unavailable',
              message,
              messageJp: 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。',
              requestId: String(reply.request.id),
            },
            message,
          });
        },
      },
    });
  }
}
