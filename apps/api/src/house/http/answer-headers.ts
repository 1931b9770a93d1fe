import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';

/**
 * What every answer says of itself: who may frame, sniff, embed and keep it, and the id of its request. Registered before any
 * plugin that may refuse a request.
 */
export const answerHeadersPlugin = fastifyPlugin(
  async (app) => {
    const security = { ...readHelmet(), 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(security).header('x-request-id', request.id);
      done();
    });
    app.addHook('onSend', (request, reply, _payload, done) => {
      // Answers depend on the sender unless a route says otherwise.
      if (!reply.hasHeader('cache-control') && request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
      done();
    });
  },
  { name: 'answer-headers' },
);

/** Helmet's headers are the same for every answer: it is asked once, since it puts them together anew each time. */
function readHelmet(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = { setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value), removeHeader() {} };
  const apply = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
  // All that it does with an answer is to set headers.
  apply({} as never, answer as never, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
