import { isApiError, Link, useDocumentTitle, useQuery, useReadContext, useT, useText } from '@orime/platform';
import { buttonStyles, EmptyState, FailedState, Page, Skeleton, SkeletonRegion } from '@orime/ui';
import { ProducerPage } from './producer-page.tsx';
import { producerQuery } from './producer.api.ts';

/** A workshop: what it can do, on which terms, where it is, and what has been made there. */
export default function ProducerScreen() {
  const t = useT('directory-globe');
  const text = useText();
  const producer = useQuery(producerQuery(useReadContext()));
  useDocumentTitle(producer.data && text(producer.data));

  if (producer.data !== undefined) return <ProducerPage producer={producer.data} />;
  if (producer.isPending) {
    return (
      <SkeletonRegion>
        <Skeleton ratio="21 / 9" />
        <Page>
          <Skeleton height="4rem" width="60%" />
        </Page>
      </SkeletonRegion>
    );
  }
  if (isApiError(producer.error) && producer.error.status === 404) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('producer.missing.title')}
          text={t('producer.missing.text')}
          actions={
            <Link css={buttonStyles()} to="/globe?kinds=producer">
              {t('producer.missing.map')}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <FailedState level={1} onRetry={() => void producer.refetch()} busy={producer.isFetching} />
    </Page>
  );
}
