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
  /** Whether a like can be stored; visitors are pointed to sign-in instead. */
  readonly isSignedIn: boolean;
  /** Whether this page changed it; the changed count is then announced to screen readers. */
  readonly isChanged: boolean;
  /** Likes or unlikes. Rejects when the request failed and the old state is restored. */
  toggle(): Promise<void>;
}

/**
 * The user's like of a design or article, shared by all places on the page that show it.
 * @param initial like state from the subject's own response; used until this page changes it
 */
export function useLike(subject: 'design' | 'article', id: string, initial: LikeState): Like {
  const { queries } = usePlatform();
  const isSignedIn = useSession().status === 'signed-in';
  const key = ['like', subject, id] as const;
  // Never fetched: holds changes made by this page since the subject was read.
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
      // The server takes the user from the token.
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
