import type { LocalText } from '@orime/contracts';

export interface ApiErrorFacts {
  /** Stable code of `@orime/contracts`; `network` without a response, `internal` for a response without our error body. */
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly method: string;
  readonly url: string;
  /** User-facing message in both languages; undefined when the server sent none. */
  readonly text?: LocalText;
  /** Problem by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
  /** Undefined when the response did not come from our servers. */
  readonly requestId?: string;
  /** The whole response body, which the specification's client keeps. */
  readonly body?: unknown;
  /** Seconds to wait before a retry, from `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** A failed API call. The message states the facts: `GET /api/orders/7 failed: 404 not_found`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly text: LocalText | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: unknown;
  readonly requestId: string | undefined;
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(`${facts.method} ${facts.url} failed: ${facts.status === 0 ? '' : `${String(facts.status)} `}${facts.code}`, options);
    this.code = facts.code;
    this.status = facts.status;
    this.text = facts.text;
    this.fields = facts.fields ?? {};
    this.details = facts.details;
    this.requestId = facts.requestId;
    this.body = facts.body;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** Matches by `name`, because a remote run alone may have its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
