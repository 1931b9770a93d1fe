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
        <Container width="text" css={styles.opening}>
          <Text label tone="accent">
            {text(article.sectionLabel)}
          </Text>
          <Heading level={1}>{text(article.title)}</Heading>
          <Text size="xl" tone="muted" css={styles.dek}>
            {text(article.dek)}
          </Text>
          <ArticleByline article={article} />
        </Container>
        {opening && (
          <figure css={styles.cover}>
            <Image image={opening} alt={text(opening.alt)} sizes="(min-width: 1440px) 80rem, 100vw" ratio="16 / 9" focus={focus} priority />
          </figure>
        )}
      </header>
      <Container width="text">
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
  dek: css({ fontFamily: font.display, lineHeight: 1.4 }),
  cover: css({ margin: '0 auto', width: '100%', maxWidth: '80rem', [media.tablet]: { paddingInline: space[5] } }),
  notice: css({ marginBlockEnd: space[6], borderInlineStart: `2px solid ${color.accent}` }),
};
