import type { FastifyInstance } from 'fastify';

/** An unexpected failure is logged with its request and answered without details. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send(`${error.message}\n`);
    request.log.error({ err: error, requestId: request.id, method: request.method, url: request.url }, 'a request failed');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Orime</title><p>Something went wrong. Our engineers have been notified.</p><p lang="ja">問題が発生しました。エンジニアに通知されています。</p><p>${String(request.id)}</p></html>`,
      );
  });
}
