import type { Article } from '@orime/contracts/api/editorial/article';
import { useText } from '@orime/platform';
import { color, css, font, Image } from '@orime/ui';

/** The author's picture; the first letter of the name where there is none. The name stands beside it. */
export function AuthorFace({ author }: { readonly author: Article['author'] }) {
  const text = useText();
  return (
    <span css={styles.root} aria-hidden>
      {author.image ? <Image image={author.image} alt="" sizes="3rem" ratio="1" css={styles.picture} /> : [...text(author)][0]}
    </span>
  );
}

const styles = {
  root: css({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    overflow: 'hidden',
    borderRadius: '50%',
    background: color.sunken,
    color: color.muted,
    fontFamily: font.display,
    fontSize: font.size.h4,
  }),
  picture: css({ width: '100%' }),
};
