import type { DehydratedState, Query } from '@tanstack/react-query';
import type { Platform } from '../platform.ts';

const SAVE_DELAY_MS = 1_000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** Local storage is small and shared with the cart, which matters more. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Persists the query cache in `root.queries` so that returning visitors see the last state at once. Nothing read while signed in is
 * kept, because the browser may be shared. The (de)hydration code is loaded on demand. Returns a function that stops it.
 */
export function keepQueries(platform: Platform): () => void {
  const { root, queries, session } = platform;
  const isAnonymous = (): boolean => session.getState().status === 'anonymous';
  const stored = root.getState().queries;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function restore(cache: unknown): Promise<void> {
    const { hydrate } = await import('@tanstack/react-query');
    // Produced by `dehydrate` below. Only the envelope was validated; `hydrate` ignores broken entries.
    if (isAnonymous()) hydrate(queries, cache as DehydratedState);
  }

  async function save(): Promise<void> {
    timer = undefined;
    const { dehydrate } = await import('@tanstack/react-query');
    if (!isAnonymous()) return;
    const cache = dehydrate(queries, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) => query.state.status === 'success' && isKept(query),
    });
    const isSmall = JSON.stringify(cache).length <= MAX_CHARACTERS;
    root.setState({ queries: isSmall ? { savedAt: Date.now(), cache } : null });
  }

  if (stored !== null && Date.now() - stored.savedAt < MAX_AGE_MS) restore(stored.cache).catch(() => undefined);
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query) || !isAnonymous()) return;
    timer ??= setTimeout(() => void save().catch(() => undefined), SAVE_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Queries not worth persisting opt out with `meta: { keep: false }`. */
function isKept({ meta }: Query): boolean {
  return meta?.['keep'] !== false && meta?.['once'] !== true;
}
