import type { ProfileCard } from '@orime/contracts/api/profile';
import { useLocation, useMutation, useNavigate, useQuery, useQueryClient, useSession, useT, useText } from '@orime/platform';
import { Button, Check, Plus, showToast } from '@orime/ui';
import { followDesigner, followingQuery } from './designers.api.ts';

/** Follow, shown at once and taken back when the server refuses. Visitors are sent to register and come back. */
export function FollowButton({ profile }: { readonly profile: ProfileCard }) {
  const t = useT('directory-globe');
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const cache = useQueryClient();
  const isSignedIn = session.status === 'signed-in';
  const following = useQuery({ ...followingQuery, enabled: isSignedIn });
  const isFollowing = following.data?.some(({ id }) => id === profile.id) ?? false;

  const follow = useMutation({
    mutationFn: (wanted: boolean) => followDesigner(profile.id, wanted),
    onMutate: async (wanted) => {
      // An answer under way would undo what is shown here.
      await cache.cancelQueries({ queryKey: followingQuery.queryKey });
      const before = cache.getQueryData(followingQuery.queryKey);
      cache.setQueryData(followingQuery.queryKey, (list = []) => (wanted ? [...list, profile] : list.filter(({ id }) => id !== profile.id)));
      return { before };
    },
    onError: (_error, _wanted, kept) => {
      cache.setQueryData(followingQuery.queryKey, kept?.before);
      showToast({ message: t('designers.follow-failed', { name: text(profile) }), tone: 'danger' });
    },
  });

  function handlePress(): void {
    if (isSignedIn) follow.mutate(!isFollowing);
    else navigate(`/register?returnTo=${encodeURIComponent(location.pathname + location.search)}`);
  }

  return (
    <Button variant="secondary" size="sm" aria-pressed={isFollowing} aria-label={t(isFollowing ? 'designers.following-name' : 'designers.follow-name', { name: text(profile) })} onClick={handlePress}>
      {isFollowing ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
      {t(isFollowing ? 'designers.following' : 'designers.follow')}
    </Button>
  );
}
