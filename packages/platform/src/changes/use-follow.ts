import { useQuery } from '@tanstack/react-query';
import { api } from '../http/api.ts';
import { usePlatform } from '../platform-context.tsx';
import type { Platform } from '../platform.ts';
import { useSession } from '../session/use-session.ts';
import { changeAtOnce } from './change-at-once.ts';

export interface Follow {
  readonly isFollowing: boolean;
  readonly followers: number;
  readonly isSignedIn: boolean;
  /** Whether this page has changed it: then the new count is worth saying. */
  readonly isChanged: boolean;
  /** Follows or stops; rejects when the server refused and the old state stands again. */
  toggle(): Promise<void>;
}

interface FollowAnswer {
  readonly following: boolean;
  readonly followers: number;
}

/**
 * Whether the signed-in person follows a profile: the session's `following`, so every button of the page agrees.
 * @param profile with the followers its own answer counted
 */
export function useFollow(profile: { readonly id: string; readonly followers: number }): Follow {
  const platform = usePlatform();
  const { queries } = platform;
  const session = useSession();
  const key = ['follow', profile.id] as const;
  // Never fetched: the count since this page changed it.
  const { data } = useQuery<number>({ queryKey: key, queryFn: () => profile.followers, enabled: false, meta: { keep: false } });
  const followers = data ?? profile.followers;
  const isFollowing = session.status === 'signed-in' && session.user.following.includes(profile.id);

  async function toggle(): Promise<void> {
    const wanted = !isFollowing;
    const apply = (following: boolean, count: number) => {
      setFollowing(platform, profile.id, following);
      queries.setQueryData<number>(key, count);
    };
    await changeAtOnce<FollowAnswer>(queries, {
      key,
      show() {
        apply(wanted, Math.max(0, followers + (wanted ? 1 : -1)));
        return () => apply(isFollowing, followers);
      },
      send: () => api.post<FollowAnswer>(`/api/profile/${wanted ? 'follow' : 'unfollow'}/id/${encodeURIComponent(profile.id)}`),
      settle(answer) {
        apply(answer.following, answer.followers);
        void queries.invalidateQueries({ queryKey: ['profile', 'following'] });
      },
    });
  }
  return { isFollowing, followers, isSignedIn: session.status === 'signed-in', isChanged: data !== undefined, toggle };
}

/** Nothing happens when the session has ended meanwhile. */
function setFollowing({ session }: Platform, id: string, isFollowing: boolean): void {
  const now = session.getState();
  if (now.status !== 'signed-in') return;
  const others = now.user.following.filter((other) => other !== id);
  session.setState({ status: 'signed-in', user: { ...now.user, following: isFollowing ? [id, ...others] : others } }, true);
}
