import type { Article } from '@orime/contracts/api/editorial/article';
import { useLanguage, useT, useText } from '@orime/platform';
import { color, Container, css, font, Heading, Image, media, Notice, space, Text } from '@orime/ui';
import { ArticleActions } from './article-actions.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleByline } from './article-byline.tsx';
import { ArticleMore } from './article-more.tsx';

export type ArticleReaderProps = {
  readonly article: Article;
};

/** The story itself: opening, body, footnotes, and where to read on. */
export function ArticleReader({ article }: ArticleReaderProps) {
  const t = useT('magazine');
  const text = useText();
  const language = useLanguage();
  // A story that was written in one language only is shown in that one, and says so.
  const opening = article.hero ?? article.cover;
  const focus = article.hero ? undefined : (article.coverFocal ?? undefined);
  const written = article.body[language].length > 0 ? language : language === 'jp' ? 'en' : 'jp';
  return (
    <article lang={written === language ? undefined : written === 'jp' ? 'ja' : 'en'}>
      <header css={styles.head}>
        <Container css={[styles.opening, styles.columns]}>
          <Text label tone="muted">
            {text(article.sectionLabel)}
          </Text>
          <Heading level={1} css={styles.title}>
            {text(article.title)}
          </Heading>
          <Text lead size="xl" tone="muted" css={styles.dek}>
            {text(article.dek)}
          </Text>
          <ArticleByline article={article} />
        </Container>
        {opening && (
          <figure css={styles.cover}>
            <Image image={opening} alt={text(opening.alt)} sizes="100vw" ratio="16 / 9" focus={focus} priority />
          </figure>
        )}
      </header>
      <Container css={styles.columns}>
        {written !== language && <Notice css={styles.notice}>{t('article.only-in-other')}</Notice>}
        <ArticleBody blocks={article.body[written]} />
        <ArticleActions article={article} />
      </Container>
      <ArticleMore article={article} />
    </article>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[7], marginBlockEnd: space[7] }),
  opening: css({ display: 'grid', gap: space[4], paddingBlockStart: `clamp(${space[6]}, 6vw, ${space[8]})` }),
  // One left edge for the opener and the text, a sixth of the page in.
  columns: css({ [media.desktop]: { paddingInlineStart: `max(16.6%, clamp(${space[4]}, 3.2vw, ${space[7]}))` } }),
  title: css({ maxWidth: '15em', fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5.5rem)', fontWeight: 340 }),
  dek: css({ maxWidth: '38rem', fontFamily: font.display, lineHeight: 1.4 }),
  cover: css({ margin: 0, width: '100%' }),
  notice: css({ marginBlockEnd: space[6], borderInlineStart: `2px solid ${color.lineStrong}` }),
};
