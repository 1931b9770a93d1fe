/** A refusal as Stripe words it: HTTP status and the fields of `error`. */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly status: number;
  readonly error: { readonly type: string; readonly message: string; readonly code?: string; readonly param?: string };

  constructor(status: number, error: StripeError['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** A request that cannot be carried out: 400 unless said otherwise. */
export function invalidRequest(code: string, message: string, param?: string, status = 400): StripeError {
  return new StripeError(status, { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) });
}

/** 404 for an id that is unknown. */
export function missingResource(kind: string, id: string, param = 'id'): StripeError {
  return invalidRequest('resource_missing', `No such ${kind}: '${id}'`, param, 404);
}
