import { useQuery } from '@tanstack/react-query';
import { api } from '../http/api.ts';
import { usePlatform } from '../platform-context.tsx';
import { useSession } from '../session/use-session.ts';
import { changeAtOnce } from './change-at-once.ts';

export interface LikeState {
  readonly liked: boolean;
  readonly likes: number;
}

export interface Like extends LikeState {
  /** Whether a like would be kept: visitors are told where to sign in instead. */
  readonly isSignedIn: boolean;
  /** Whether this page has changed it: then the new count is worth saying. */
  readonly isChanged: boolean;
  /** Likes or takes the like back; rejects when the server refused and the old state stands again. */
  toggle(): Promise<void>;
}

/**
 * One person's like of a design or an article, the same wherever it is shown on the page.
 * @param initial what the thing's own answer said; counts until this page changes it
 */
export function useLike(subject: 'design' | 'article', id: string, initial: LikeState): Like {
  const { queries } = usePlatform();
  const isSignedIn = useSession().status === 'signed-in';
  const key = ['like', subject, id] as const;
  // Never fetched: holds what this page did since the thing was read.
  const { data } = useQuery<LikeState>({ queryKey: key, queryFn: () => initial, enabled: false, meta: { keep: false } });
  const current = data ?? initial;

  async function toggle(): Promise<void> {
    const liked = !current.liked;
    await changeAtOnce<LikeState>(queries, {
      key,
      show() {
        queries.setQueryData<LikeState>(key, { liked, likes: Math.max(0, current.likes + (liked ? 1 : -1)) });
        return () => queries.setQueryData<LikeState>(key, current);
      },
      // The server takes the person from the token.
      send: () =>
        api.post<LikeState>(
          `/api/${subject}/${liked ? 'like' : 'unlike'}/${encodeURIComponent(id)}`,
          subject === 'design' && liked ? { type: subject } : undefined,
        ),
      settle({ liked: isLiked, likes }) {
        queries.setQueryData<LikeState>(key, { liked: isLiked, likes });
        void queries.invalidateQueries({ queryKey: [subject, 'liked'] });
      },
    });
  }
  return { ...current, isSignedIn, isChanged: data !== undefined, toggle };
}
