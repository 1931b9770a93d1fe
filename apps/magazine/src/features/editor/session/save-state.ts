import type { ArticleDraft, ArticleLock } from '@orime/contracts/api/editorial/article-edit';
import { isApiError } from '@orime/platform';

/** How far what was typed has come. Whatever it is, the words are in this browser. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** The server was not reached or failed; it is tried again. */
  | { readonly kind: 'offline' }
  /** Somebody else has the pen. */
  | { readonly kind: 'locked'; readonly lock: ArticleLock | null }
  /** Somebody else saved meanwhile, and a person has to decide. */
  | { readonly kind: 'stale'; readonly current: ArticleDraft }
  /** The server does not take it as it is: problems by field. It is sent again after the next change. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'signed-out' };

/** What a failed save means. `slug-taken` is mended by the session itself. */
export function readFailure(error: unknown): SaveState | 'slug-taken' {
  if (!isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500) return { kind: 'offline' };
  if (error.status === 401) return { kind: 'signed-out' };
  // Details of these codes are what the endpoint's contract says.
  if (error.code === 'article_locked') return { kind: 'locked', lock: (error.details as { lock: ArticleLock | null }).lock };
  const current = (error.details as { current?: ArticleDraft } | undefined)?.current;
  if (error.code === 'conflict' && current !== undefined) return { kind: 'stale', current };
  if (error.code === 'conflict' && 'slug' in error.fields) return 'slug-taken';
  return { kind: 'refused', fields: error.fields };
}
