import { errorText, type ErrorBody } from '@orime/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { fromDatabaseError } from './database-errors.ts';
import { RequestError } from './request-error.ts';
import { fromValidation } from './validation-errors.ts';

/** Every failure leaves in one shape (`ErrorBody`); what is unexpected is logged with its cause and told without it. */
export const errorsPlugin = fastifyPlugin(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
    app.setNotFoundHandler((request, reply) => answerError(new RequestError('not_found'), request, reply));
  },
  { name: 'errors' },
);

/** Also used for errors that Fastify meets before a route is known, such as a malformed address. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toRequestError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ code: known.code }, 'request refused');
  void reply
    .headers(known.headers)
    .status(known.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(toBody(known, request.id)));
}

export function toBody(error: RequestError, requestId: string): ErrorBody & Record<string, unknown> {
  const text = errorText(error.code);
  const hasFields = Object.keys(error.fields).length > 0;
  return {
    // The specification's client keeps the raw body as its error map: one key per bad field. A field may not hide our own keys.
    ...error.fields,
    error: {
      code: error.code,
      message: text.en,
      messageJp: text.jp,
      requestId,
      ...(hasFields ? { fields: error.fields } : {}),
      ...(error.details === undefined ? {} : { details: error.details }),
    },
    message: text.en,
  };
}

function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (typeof error !== 'object' || error === null) return new RequestError('internal', { cause: error });
  if ('validation' in error && Array.isArray(error.validation)) return fromValidation(error as FastifyError);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) return new RequestError(codeOfStatus(status), { cause: error });
  // More asked at once than there are connections for a while: nothing was begun, and it may be asked again.
  if ('message' in error && error.message === 'timeout exceeded when trying to connect')
    return new RequestError('unavailable', { cause: error, headers: { 'retry-after': '1' } });
  return fromDatabaseError(error) ?? new RequestError('internal', { cause: error });
}

/** Codes of the refusals that Fastify and its plugins raise themselves. */
function codeOfStatus(status: number) {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413 || status === 414) return 'too_large';
  if (status === 415 || status === 406) return 'unsupported_type';
  if (status === 429) return 'rate_limited';
  return 'validation';
}
