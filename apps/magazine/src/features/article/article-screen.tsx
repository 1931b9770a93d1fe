import type { Article } from '@orime/contracts/api/editorial/article';
import {
  Link,
  isApiError,
  useDocumentTitle,
  useLocation,
  useNavigate,
  useQuery,
  useQueryClient,
  useReadContext,
  useT,
  useText,
} from '@orime/platform';
import { buttonStyles, EmptyState, FailedState, Page } from '@orime/ui';
import { useEffect } from 'react';
import { ArticleReader } from './article-reader.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { articleQuery } from './article.api.ts';

/** One story, by id, slug or an address that it had before it was renamed. */
export default function ArticleScreen() {
  const t = useT('magazine');
  const text = useText();
  const query = articleQuery(useReadContext());
  const article = useQuery(query);
  useDocumentTitle(article.data && text(article.data.title));
  useNewAddress(article.data);

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

/** A renamed story goes on under its new address: the old one is replaced in the address bar, and the story is not read again. */
function useNewAddress(article: Article | undefined): void {
  const context = useReadContext();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { id = '' } = context.params;
  const isOld = article !== undefined && id !== article.slug && id !== article.id;
  // Synchronises the address with what the server answered under it.
  useEffect(() => {
    if (!isOld || article === undefined) return;
    queries.setQueryData(articleQuery({ ...context, params: { id: article.slug } }).queryKey, article);
    void navigate(`/article/id/${article.slug}${search}${hash}`, { replace: true, preventScrollReset: true });
  }, [isOld, article, queries, context, navigate, search, hash]);
}
