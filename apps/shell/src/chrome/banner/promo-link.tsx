import { Link } from '@orime/platform';
import { byPhrase, css, font, keyframes, motion, space } from '@orime/ui';

/** A message, leading within the site or out of it. Two lines have room; the rest of a longer one is for assistive technology. */
export function PromoLink({ url, label }: { readonly url: string; readonly label: string }) {
  const words = (
    // The link stays when the message changes, and the focus with it; only the words come in anew.
    <span key={label} css={[styles.words, byPhrase]}>
      {label}
    </span>
  );
  return url.startsWith('/') ? (
    <Link css={styles.link} to={url}>
      {words}
    </Link>
  ) : (
    <a css={styles.link} href={url} rel="noreferrer">
      {words}
    </a>
  );
}

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.375rem)' } });

const styles = {
  link: css({
    display: 'grid',
    alignItems: 'center',
    height: '100%',
    paddingInline: space[2],
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    lineHeight: 1.3,
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -4 },
  }),
  words: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    animation: `${enter} ${motion.medium}`,
  }),
};
