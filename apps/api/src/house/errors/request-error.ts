import type { ErrorCode } from '@orime/contracts';

export interface RequestErrorOptions {
  /** Field name → what is wrong with it, in English; the code's own texts are bilingual. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An answer other than success, thrown by handlers and services and written by the error plugin. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: RequestErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields ?? {};
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** HTTP status of each code; a new code without one does not compile. */
export const ERROR_STATUS = {
  validation: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  token_expired: 401,
  totp_required: 401,
  forbidden: 403,
  buyer_unverified: 403,
  reauth_required: 403,
  not_found: 404,
  email_in_use: 409,
  handle_taken: 409,
  application_open: 409,
  report_repeated: 409,
  rate_overlap: 409,
  already_invited: 409,
  conflict: 409,
  account_in_use: 409,
  wrong_account: 403,
  last_owner: 409,
  invalid_transition: 409,
  insufficient_stock: 409,
  quote_changed: 409,
  quote_expired: 409,
  key_reused: 409,
  in_progress: 409,
  token_used: 410,
  too_large: 413,
  unsupported_type: 415,
  return_address_missing: 422,
  payment_declined: 422,
  payment_action_required: 422,
  payment_timeout: 422,
  promo_invalid: 422,
  promo_exhausted: 422,
  business_rule: 422,
  guest_limit: 422,
  locked: 423,
  article_locked: 423,
  rate_limited: 429,
  internal: 500,
  not_configured: 422,
  network: 503,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;
