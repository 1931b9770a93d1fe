import { errorText, type ErrorBody, type ErrorCode } from '@orime/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An unexpected failure is logged with its request and answered without details. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure({ statusCode: 404 }, request, reply));
}

/** Also for what Fastify refuses before it knows a route, such as a malformed address. */
export function answerFailure(error: Pick<FastifyError, 'statusCode'>, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error, requestId: request.id, method: request.method, url: request.url }, 'a request failed');
  const code = codeOf(status);
  void reply.code(status).header('cache-control', 'no-store');
  if (/^\/api(\/|$)/.test(request.url)) {
    void reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(errorBody(code, String(request.id))));
    return;
  }
  // The texts of refusals speak of forms; here it is an address that cannot be one.
  const text = code === 'validation' ? REFUSED : errorText(code);
  void reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Orime</title><p>${text.en}</p><p lang="ja">${text.jp}</p><p>${String(request.id)}</p></html>`,
    );
}

const REFUSED = { en: 'This address is not valid.', jp: 'このアドレスは正しくありません。' } as const;

function codeOf(status: number): ErrorCode {
  if (status >= 500) return 'internal';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status === 413) return 'too_large';
  return status === 408 ? 'unavailable' : 'validation';
}

/** A failure in the form that the api gives all of its own. */
export function errorBody(code: ErrorCode, requestId: string): ErrorBody & { readonly message: string } {
  const { en, jp } = errorText(code);
  return { error: { code, message: en, messageJp: jp, requestId }, message: en };
}
