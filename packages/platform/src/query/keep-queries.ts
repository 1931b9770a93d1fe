import type { Query } from '@tanstack/react-query';
import type { Platform } from '../platform.ts';

const SAVE_DELAY_MS = 1_000;
/** Local storage is small and shared with the cart, which matters more. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Persists the query cache in `root.queries`, with what is in it already, so that returning visitors see the last state at once.
 * Nothing read while signed in is kept, because the browser may be shared. The code that does it is loaded on demand. Returns a
 * function that stops it.
 */
export function keepQueries(platform: Platform): () => void {
  const { root, queries, session } = platform;
  const isAnonymous = (): boolean => session.getState().status === 'anonymous';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveSoon = (): void => {
    timer ??= setTimeout(() => void save().catch(() => undefined), SAVE_DELAY_MS);
  };

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

  if (
    isAnonymous() &&
    queries
      .getQueryCache()
      .getAll()
      .some((query) => query.state.status === 'success' && isKept(query))
  )
    saveSoon();
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query) || !isAnonymous()) return;
    saveSoon();
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
