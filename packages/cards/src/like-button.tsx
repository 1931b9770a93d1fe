import { useLike, useLocation, useNavigate } from '@orime/platform';
import type { LikeState } from '@orime/platform';
import { buttonStyles, color, css, Heart, IconButton, showToast, VisuallyHidden } from '@orime/ui';
import { useLikeText } from './like-texts.ts';

export type LikeButtonProps = {
  readonly designId: string;
  readonly initial: LikeState;
  /** A button of its own with the count beside the heart, in this size; without it a heart on a photograph. */
  readonly counted?: 'md' | 'lg';
};

/** A heart for a garment. A visitor who is not signed in is told why it does nothing yet, and where to go. */
export function LikeButton({ designId, initial, counted }: LikeButtonProps) {
  const t = useLikeText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const like = useLike('design', designId, initial);

  function handlePress(): void {
    if (!like.isSignedIn) {
      const returnTo = encodeURIComponent(pathname + search);
      showToast({
        message: t('like.sign-in'),
        action: { label: t('like.sign-in.action'), onPress: () => void navigate(`/login?returnTo=${returnTo}`) },
      });
      return;
    }
    like.toggle().catch(() => showToast({ message: t('like.failed'), tone: 'danger' }));
  }

  const heart = <Heart size={20} strokeWidth={1.5} aria-hidden css={like.liked ? styles.filled : undefined} />;
  // Empty until the visitor changes it, so that a page full of hearts says nothing of itself.
  const said = <VisuallyHidden role="status">{like.isChanged && t('like.count', { count: like.likes })}</VisuallyHidden>;
  if (counted !== undefined) {
    return (
      <>
        <button
          type="button"
          css={[buttonStyles({ variant: 'secondary', size: counted }), styles.counted]}
          aria-label={t('like.name')}
          aria-pressed={like.liked}
          onClick={handlePress}
        >
          {heart}
          <span css={styles.count} data-count={like.likes} />
        </button>
        {said}
      </>
    );
  }
  return (
    <>
      <IconButton label={t('like.name')} aria-pressed={like.liked} onClick={handlePress} css={styles.onPhoto}>
        {heart}
      </IconButton>
      {said}
    </>
  );
}

const styles = {
  filled: css({ fill: color.accent, stroke: color.accent }),
  counted: css({ minWidth: '5rem', fontVariantNumeric: 'tabular-nums' }),
  // Drawn, not text: the button's name stays "Like" alone.
  count: css({ '&::after': { content: 'attr(data-count)' } }),
  onPhoto: css({ color: color.onPhoto }),
};
