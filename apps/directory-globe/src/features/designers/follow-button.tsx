import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { useFollow, useLocation, useNavigate, useT, useText } from '@orime/platform';
import { Button, Check, Plus, showToast, VisuallyHidden } from '@orime/ui';

/** Follow, shown at once and taken back when the server refuses. Visitors are sent to register and come back. */
export function FollowButton({ profile }: { readonly profile: ProfileCard }) {
  const t = useT('directory-globe');
  const text = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const { isFollowing, isSignedIn, isChanged, followers, toggle } = useFollow(profile);

  function handlePress(): void {
    if (isSignedIn) toggle().catch(() => showToast({ message: t('designers.follow-failed', { name: text(profile) }), tone: 'danger' }));
    else void navigate(`/register?returnTo=${encodeURIComponent(location.pathname + location.search)}`);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={isFollowing}
        aria-label={t(isFollowing ? 'designers.following-name' : 'designers.follow-name', { name: text(profile) })}
        onClick={handlePress}
      >
        {isFollowing ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
        {t(isFollowing ? 'designers.following' : 'designers.follow')}
      </Button>
      <VisuallyHidden role="status">{isChanged && t('designers.followers', { count: followers })}</VisuallyHidden>
    </>
  );
}
