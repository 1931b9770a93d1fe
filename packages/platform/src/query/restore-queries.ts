import type { DehydratedState } from '@tanstack/react-query';
import type { Platform } from '../platform.ts';

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Brings back what `keepQueries` kept at an earlier visit of the last day. Its code is loaded on demand. */
export async function restoreQueries({ root, queries, session }: Platform): Promise<void> {
  const stored = root.getState().queries;
  if (stored === null || Date.now() - stored.savedAt > MAX_AGE_MS) return;
  const { hydrate } = await import('@tanstack/react-query');
  // Produced by `dehydrate`. Only the envelope was validated; `hydrate` ignores broken entries.
  if (session.getState().status === 'anonymous') hydrate(queries, stored.cache as DehydratedState);
}
