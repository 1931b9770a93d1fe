import { BRAND } from '@orime/contracts';
import { Link } from '@orime/platform';
import { css, font, media } from '@orime/ui';

/** The brand, leading home. */
export function Wordmark() {
  return (
    <Link css={styles.root} to="/">
      {BRAND.name}
    </Link>
  );
}

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: '0.25rem',
    fontFamily: font.brand,
    fontSize: '1.5rem',
    fontWeight: 420,
    letterSpacing: '-0.03em',
    lineHeight: 1,
    textDecoration: 'none',
    [media.tablet]: { fontSize: '1.75rem' },
  }),
};
