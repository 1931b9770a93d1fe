import type { ErrorCode } from '@orime/contracts';
import type { AnswerOf, BodyOf, EndpointKey, ParamsOf, QueryOf } from './endpoints.ts';

/** A call as the network sees it. */
export interface SentCall {
  readonly method: string;
  /** Path with its query, as asked for. */
  readonly url: string;
  readonly search: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  /** JSON where it is JSON, otherwise the raw text. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** A call as the handler of an endpoint gets it, in the types of the contracts. */
export interface ApiCall<Key extends EndpointKey> extends SentCall {
  readonly params: ParamsOf<Key>;
  readonly query: QueryOf<Key>;
  readonly body: BodyOf<Key>;
}

/** What the API does with a call: gives what the contract of the endpoint allows, or `fail(…)`. */
export type ApiHandler<Key extends EndpointKey> = (call: ApiCall<Key>) => Answer<Key> | Promise<Answer<Key>>;
type Answer<Key extends EndpointKey> = AnswerOf<Key> | Failure | Malformed;

/** Handlers by `METHOD /path/:param`, spelled as in the contracts: a changed contract breaks the fake that no longer fits. */
export type ApiHandlers = { readonly [Key in EndpointKey]?: ApiHandler<Key> };

export interface FailureParts {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
}

/** A failing answer. Made by `fail`, so that no answer of a wrong shape is taken for one. */
export class Failure {
  readonly parts: FailureParts;

  constructor(parts: FailureParts) {
    this.parts = parts;
  }
}

/** A failing answer in the API's error shape. */
export function fail(parts: FailureParts): Failure {
  return new Failure(parts);
}

/** An answer that breaks the contract. Made by `malformed`. */
export class Malformed {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }
}

/** An answer with 200 that the contract forbids, for tests of what a screen does with a service that is not ours. */
export function malformed(answer: unknown): Malformed {
  return new Malformed(answer);
}

/** Handlers for addresses that are in no contract, for tests of parts that any endpoint may stand behind. Their calls and answers are not checked. */
export function unlisted(handlers: Readonly<Record<string, (call: SentCall) => unknown>>): ApiHandlers {
  // The keys are no endpoints, so no contract is bent; the fake finds them by method and path alone.
  return handlers as ApiHandlers;
}
