import { newKey } from './new-key.ts';

interface RepeatKey {
  /** The key of a content: the one before while the content is the same. */
  of(content: unknown): string;
  /** After a success: the same content is another wish then. */
  forget(): void;
}

/**
 * Keeps the idempotency key of what is being sent: the same until it succeeds, so that a repeat after a lost answer does nothing twice,
 * and another once the content changed, since the API refuses another body under a key it knows.
 */
export function createRepeatKey(): RepeatKey {
  let last: { readonly content: string; readonly key: string } | undefined;
  return {
    of(content) {
      const written = JSON.stringify(content) ?? '';
      if (last?.content !== written) last = { content: written, key: newKey() };
      return last.key;
    },
    forget() {
      last = undefined;
    },
  };
}
