import type { StoryQuote } from '@orime/contracts/api/editorial/article';
import { Link, useText } from '@orime/platform';
import { byPhrase, color, css, font, space, Text } from '@orime/ui';

/** A voice out of one of the stories, where the eye rests between lists. */
export function PullQuote({ quote: { slug, title, text: words, source } }: { readonly quote: StoryQuote }) {
  const text = useText();
  return (
    <figure css={styles.root}>
      <blockquote css={[styles.words, byPhrase]}>{text(words)}</blockquote>
      <figcaption css={styles.caption}>
        {text(source) !== '' && (
          <Text as="span" size="sm" tone="muted">
            {text(source)}
          </Text>
        )}
        <Link css={styles.story} to={`/article/id/${slug}`}>
          {text(title)}
        </Link>
      </figcaption>
    </figure>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    justifyItems: 'center',
    margin: 0,
    paddingBlock: space[8],
    borderBlock: `1px solid ${color.line}`,
    textAlign: 'center',
  }),
  words: css({
    maxWidth: '22em',
    margin: 0,
    fontFamily: font.display,
    fontSize: font.size.h2,
    fontWeight: 360,
    lineHeight: 1.25,
    textWrap: 'balance',
    '&:lang(ja)': { lineHeight: 1.6, fontFeatureSettings: "'palt'" },
  }),
  caption: css({ display: 'grid', justifyItems: 'center' }),
  story: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: font.size.sm }),
};
