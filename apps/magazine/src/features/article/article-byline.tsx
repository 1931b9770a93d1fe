import type { Article } from '@orime/contracts/api/editorial/article';
import { useFormat, useLanguage, useT, useText } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { AuthorFace } from './author-face.tsx';

const DAY_MS = 86_400_000;

/** Who, when, and how long it takes. A later revision is dated too. */
export function ArticleByline({ article }: { readonly article: Article }) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { publishedAt, updatedAt } = article;
  const wasRevised = publishedAt !== null && Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;
  return (
    <div css={styles.root}>
      <AuthorFace author={article.author} />
      <Text size="sm" tone="muted" css={styles.words}>
        <span>{t('article.by', { name: text(article.author) })}</span>
        {publishedAt !== null && <time dateTime={publishedAt}>{format.date(publishedAt)}</time>}
        {wasRevised && <time dateTime={updatedAt}>{t('article.updated', { date: format.date(updatedAt) })}</time>}
        <span>{t('article.minutes', { count: article.readingMinutes[language] })}</span>
      </Text>
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', gap: space[3], alignItems: 'center' }),
  words: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] }),
};
