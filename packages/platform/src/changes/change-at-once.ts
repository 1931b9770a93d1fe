import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface ChangeAtOnce<Answer> {
  /** What is changed. While a change of it is under way another one is not sent: a double click is one request. */
  readonly key: QueryKey;
  /** Shows the expected outcome and answers the way back. */
  readonly show: () => () => void;
  readonly send: () => Promise<Answer>;
  /** Shows what the server answered. */
  readonly settle: (answer: Answer) => void;
}

/**
 * Shows a change before the server has answered, and takes it back when it refuses or cannot be reached; then the promise
 * rejects. It runs through the mutation cache, where an ended session is noticed. Undefined when one was under way.
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
    // Without a network it fails now, rather than whenever there is one again.
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
