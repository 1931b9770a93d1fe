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
  /** Whether this page changed it; the changed count is then announced to screen readers. */
  readonly isChanged: boolean;
  /** Follows or unfollows. Rejects when the request failed and the old state is restored. */
  toggle(): Promise<void>;
}

interface FollowAnswer {
  readonly following: boolean;
  readonly followers: number;
}

/**
 * Whether the signed-in user follows a profile, read from the session's `following`, so that all buttons of the page agree.
 * @param profile `followers` is the count from the profile's own response
 */
export function useFollow(profile: { readonly id: string; readonly followers: number }): Follow {
  const platform = usePlatform();
  const { queries } = platform;
  const session = useSession();
  const key = ['follow', profile.id] as const;
  // Never fetched: holds the count since this page changed it.
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

/** Does nothing when the session has ended since. */
function setFollowing({ session }: Platform, id: string, isFollowing: boolean): void {
  const now = session.getState();
  if (now.status !== 'signed-in') return;
  const others = now.user.following.filter((other) => other !== id);
  session.setState({ status: 'signed-in', user: { ...now.user, following: isFollowing ? [id, ...others] : others } }, true);
}
