import type { DehydratedState } from '@tanstack/react-query';
import type { Platform } from '../platform.ts';

const SAVE_DELAY_MS = 1_000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** Local storage is small and shared with the cart, which matters more. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Keeps the query cache in `root.queries`, so that a returning visitor sees the last state at once. Loaded after the
 * first paint. What was read while signed in is not kept: the next person at this computer must not find it.
 */
export async function keepQueries(platform: Platform): Promise<() => void> {
  const { dehydrate, hydrate } = await import('@tanstack/react-query');
  const { root, queries, session } = platform;
  const stored = root.getState().queries;
  const isAnonymous = (): boolean => session.getState().status === 'anonymous';

  // The shape was made by `dehydrate` below and only its envelope is checked: broken entries are ignored by `hydrate`.
  if (stored !== null && Date.now() - stored.savedAt < MAX_AGE_MS && isAnonymous()) hydrate(queries, stored.cache as DehydratedState);

  let timer: ReturnType<typeof setTimeout> | undefined;
  function save(): void {
    timer = undefined;
    if (!isAnonymous()) return;
    const cache = dehydrate(queries, { shouldDehydrateMutation: () => false, shouldDehydrateQuery: (query) => query.state.status === 'success' });
    const isSmall = JSON.stringify(cache).length <= MAX_CHARACTERS;
    root.setState({ queries: isSmall ? { savedAt: Date.now(), cache } : null });
  }
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') timer ??= setTimeout(save, SAVE_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
