import { useLike, useLocation, useNavigate } from '@orime/platform';
import type { LikeState } from '@orime/platform';
import { buttonStyles, color, css, Heart, showToast, VisuallyHidden } from '@orime/ui';
import { useRoomT } from '../room-texts.ts';

export type PieceLikeProps = { readonly designId: string; readonly initial: LikeState };

/** A heart with its count. A visitor who is not signed in is told where to go. */
export function PieceLike({ designId, initial }: PieceLikeProps) {
  const t = useRoomT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const like = useLike('design', designId, initial);

  function handlePress(): void {
    if (!like.isSignedIn) {
      const returnTo = encodeURIComponent(pathname + search);
      showToast({
        message: t('room.like.sign-in'),
        action: { label: t('room.like.sign-in.action'), onPress: () => void navigate(`/login?returnTo=${returnTo}`) },
      });
      return;
    }
    like.toggle().catch(() => showToast({ message: t('room.like.failed'), tone: 'danger' }));
  }

  return (
    <>
      <button
        type="button"
        css={[buttonStyles({ variant: 'secondary' }), styles.root]}
        aria-label={t('room.like')}
        aria-pressed={like.liked}
        onClick={handlePress}
      >
        <Heart size={18} strokeWidth={1.5} aria-hidden css={like.liked ? styles.filled : undefined} />
        <span css={styles.count} data-count={like.likes} />
      </button>
      {/* Empty until the visitor changes it. */}
      <VisuallyHidden role="status">{like.isChanged && t('room.like.count', { count: like.likes })}</VisuallyHidden>
    </>
  );
}

const styles = {
  root: css({ minWidth: '5rem', fontVariantNumeric: 'tabular-nums' }),
  filled: css({ fill: color.accent, stroke: color.accent }),
  // Drawn, not text: the button's name stays the same.
  count: css({ '&::after': { content: 'attr(data-count)' } }),
};
