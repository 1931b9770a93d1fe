import { Link, isApiError, useDocumentTitle, useQuery, useReadContext, useT, useText } from '@orime/platform';
import { buttonStyles, EmptyState, FailedState, Page } from '@orime/ui';
import { ArticleReader } from './article-reader.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { articleQuery } from './article.api.ts';

/** One story, by id or slug. */
export default function ArticleScreen() {
  const t = useT('magazine');
  const text = useText();
  const query = articleQuery(useReadContext());
  const article = useQuery(query);
  useDocumentTitle(article.data && text(article.data.title));

  if (article.data !== undefined) return <ArticleReader article={article.data} />;
  if (article.isPending) return <ArticleSkeleton />;
  if (isApiError(article.error) && article.error.status === 404) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('article.missing.title')}
          text={t('article.missing.text')}
          actions={
            <Link css={buttonStyles()} to="/digital-magazine">
              {t('article.missing.back')}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <FailedState level={1} onRetry={() => void article.refetch()} busy={article.isFetching} />
    </Page>
  );
}
