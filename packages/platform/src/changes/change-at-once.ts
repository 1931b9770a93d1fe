import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface ChangeAtOnce<Answer> {
  /** Identifies what is changed. While a change with this key is pending, further ones are not sent: a double click makes one request. */
  readonly key: QueryKey;
  /** Applies the expected outcome to the cache; returns a function that rolls it back. */
  readonly show: () => () => void;
  readonly send: () => Promise<Answer>;
  /** Applies the server's response to the cache. */
  readonly settle: (answer: Answer) => void;
}

/**
 * Optimistic update: shows the change at once and rolls it back when the request fails; the promise then rejects. Runs through the
 * mutation cache, which detects an ended session. Resolves with undefined when a change with the same key is pending.
 */
export async function changeAtOnce<Answer>(
  queries: QueryClient,
  { key, show, send, settle }: ChangeAtOnce<Answer>,
): Promise<Answer | undefined> {
  if (queries.isMutating({ mutationKey: key, exact: true }) > 0) return undefined;
  const takeBack = show();
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey: key,
    mutationFn: send,
    retry: false,
    // Without a network, fail at once instead of pausing until it returns.
    networkMode: 'always',
  });
  let answer: Answer;
  try {
    answer = await mutation.execute(undefined);
  } catch (error) {
    takeBack();
    throw error;
  }
  settle(answer);
  return answer;
}
