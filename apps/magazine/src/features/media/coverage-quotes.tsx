import { useT, useText } from '@orime/platform';
import { color, css, font, Heading, media, space, Text } from '@orime/ui';
import { COVERAGE } from './media-content.ts';

export function CoverageQuotes() {
  const t = useT('magazine');
  const text = useText();
  return (
    <section css={styles.root} aria-labelledby="press-coverage">
      <Heading level={2} id="press-coverage">
        {t('media.coverage')}
      </Heading>
      <div css={styles.quotes}>
        {COVERAGE.map(({ quote, title, place }) => (
          <figure key={title.en} css={styles.quote}>
            <blockquote css={styles.words}>{text(quote)}</blockquote>
            <Text as="figcaption" size="sm" tone="muted">
              {t('media.coverage.source', { title: text(title), place: text(place) })}
            </Text>
          </figure>
        ))}
      </div>
      <Text size="sm" tone="muted">
        {t('media.coverage.demo')}
      </Text>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  quotes: css({ display: 'grid', gap: space[6], [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
  quote: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'space-between',
    margin: 0,
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.text}`,
  }),
  words: css({ margin: 0, fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1.3 }),
};
