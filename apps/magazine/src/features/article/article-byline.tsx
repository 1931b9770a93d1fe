import type { Article } from '@orime/contracts/api/editorial/article';
import { useFormat, useLanguage, useT, useText } from '@orime/platform';
import { css, space, Text } from '@orime/ui';

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
    <Text size="sm" tone="muted" css={styles.root}>
      <span>{t('article.by', { name: text(article.author) })}</span>
      {publishedAt !== null && <time dateTime={publishedAt}>{format.date(publishedAt)}</time>}
      {wasRevised && <time dateTime={updatedAt}>{t('article.updated', { date: format.date(updatedAt) })}</time>}
      <span>{t('article.minutes', { count: article.readingMinutes[language] })}</span>
    </Text>
  );
}

const styles = { root: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] }) };
