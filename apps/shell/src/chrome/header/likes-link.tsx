import { Link, useT } from '@orime/platform';
import { Heart, color, css, media, radius } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';

const PATH = '/consumer/dashboard?tab=likes';

/** What one has liked. A visitor is asked to sign in on the way. */
export function LikesLink() {
  const t = useT('shell');
  const hasRoute = useHasRoute();
  if (!hasRoute(PATH)) return null;
  return (
    <Link css={styles.root} to={PATH} aria-label={t('header.likes')}>
      <Heart size={21} strokeWidth={1.5} aria-hidden />
    </Link>
  );
}

const styles = {
  root: css({
    display: 'inline-grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: radius.pill,
    color: color.text,
    [media.hover]: { '&:hover': { background: `color-mix(in oklab, ${color.text} 10%, transparent)` } },
  }),
};
