import { StripeError } from './stripe-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly isReplayed?: boolean;
}

/** Answers by idempotency key. Stripe keeps them for a day; `forget` is that day going by. */
export interface IdempotentAnswers {
  /** The answer of the first request with this key, or that of `work`. Throws when the key was used for another request. */
  once(key: string | undefined, request: string, work: () => Answer): Answer;
  forget(): void;
}

export function keepAnswers(): IdempotentAnswers {
  const kept = new Map<string, { readonly request: string; readonly answer: Answer }>();
  return {
    once(key, request, work) {
      if (key === undefined) return work();
      const known = kept.get(key);
      if (known === undefined) {
        // A refusal of the parameters throws and is not kept: nothing was begun.
        const answer = work();
        kept.set(key, { request, answer });
        return answer;
      }
      if (known.request !== request)
        throw new StripeError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      return { ...known.answer, isReplayed: true };
    },
    forget: () => kept.clear(),
  };
}
