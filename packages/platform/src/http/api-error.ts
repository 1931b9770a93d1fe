import type { LocalText } from '@orime/contracts';

export interface ApiErrorFacts {
  /** Stable code of `@orime/contracts`; `network` when no answer came, `internal` when it had no error body. */
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly method: string;
  readonly url: string;
  /** What a person may read, in both languages; undefined when the server sent none. */
  readonly text?: LocalText;
  /** Field name → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
  /** Undefined when no server of ours answered. */
  readonly requestId?: string;
  /** The whole body, as the specification's client keeps it. */
  readonly body?: unknown;
  /** Seconds after which trying again makes sense; from `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** A call to the API that did not succeed. The message states the facts: `GET /api/orders/7 failed: 404 not_found`. */
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

/** Matches by name: a remote run alone may have loaded its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
