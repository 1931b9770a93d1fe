import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { useFollow, useLocation, useNavigate, useText } from '@orime/platform';
import { Button, Check, Plus, showToast, VisuallyHidden } from '@orime/ui';
import { usePeopleText } from './people-texts.ts';

export type FollowButtonProps = {
  readonly profile: Pick<ProfileCard, 'id' | 'name' | 'nameJp' | 'followers'>;
  readonly size?: 'sm' | 'md';
};

/** Follow, shown at once and taken back when the server refuses. Visitors are sent to register and come back. */
export function FollowButton({ profile, size = 'sm' }: FollowButtonProps) {
  const t = usePeopleText();
  const text = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const { isFollowing, isSignedIn, isChanged, followers, toggle } = useFollow(profile);

  function handlePress(): void {
    if (isSignedIn) toggle().catch(() => showToast({ message: t('follow.failed', { name: text(profile) }), tone: 'danger' }));
    else void navigate(`/register?returnTo=${encodeURIComponent(location.pathname + location.search)}`);
  }

  return (
    <>
      <Button
        variant="secondary"
        size={size}
        aria-pressed={isFollowing}
        aria-label={t(isFollowing ? 'follow.on-name' : 'follow.start-name', { name: text(profile) })}
        onClick={handlePress}
      >
        {isFollowing ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
        {t(isFollowing ? 'follow.on' : 'follow.start')}
      </Button>
      <VisuallyHidden role="status">{isChanged && t('follow.followers', { count: followers })}</VisuallyHidden>
    </>
  );
}
