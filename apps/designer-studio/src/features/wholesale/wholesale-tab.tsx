import { Link, useQuery, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { LineSheetEditor, LineSheetList } from '../line-sheets/index.ts';
import { WholesaleTermsSection } from './terms/index.ts';
import { WholesaleFigureList } from './wholesale-figure-list.tsx';
import { figuresOf } from './wholesale-work.ts';
import { sellerWholesaleQuery } from './wholesale.api.ts';

// The grid is heavy: it comes with the first order.
const WholesaleGrid = lazy(async () => ({ default: (await import('./wholesale-grid.tsx')).WholesaleGrid }));

/** A designer's wholesale: orders, line sheets and terms, or behind `?sheet=` one line sheet. */
export function WholesaleTab() {
  const [search] = useSearchParams();
  const sheet = search.get('sheet');
  return sheet === null || sheet === '' ? <Overview /> : <LineSheetEditor key={sheet} id={sheet} />;
}

/** What stores order of one's designs: what waits for an answer, what is to ship by when, and what is owed. Fetches. */
function Overview() {
  const t = useT('designer-studio');
  const { data, isError, isFetching, refetch } = useQuery(sellerWholesaleQuery());
  return (
    <div css={styles.root}>
      <section css={styles.section} aria-labelledby="wholesale">
        <Heading level={2} size={3} id="wholesale">
          {t('wholesale.title')}
        </Heading>
        {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
        {data === undefined && !isError && (
          <SkeletonRegion>
            <Skeleton height="6rem" />
            <Skeleton height="20rem" />
          </SkeletonRegion>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            level={3}
            title={t('wholesale.empty.title')}
            text={t('wholesale.empty.text')}
            actions={
              <Link css={buttonStyles({ variant: 'secondary' })} to="/wholesale/catalog">
                {t('wholesale.catalog')}
              </Link>
            }
          />
        )}
        {data !== undefined && data.items.length > 0 && (
          <>
            <WholesaleFigureList figures={figuresOf(data.items)} />
            <Suspense fallback={<Skeleton height="20rem" />}>
              <WholesaleGrid orders={data.items} />
            </Suspense>
            {data.total > data.items.length && (
              <Text size="sm" tone="muted">
                {t('wholesale.newest', { count: data.items.length, total: data.total })}
              </Text>
            )}
          </>
        )}
      </section>
      <LineSheetList />
      <WholesaleTermsSection />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[7], '& > *': { minWidth: 0 } }),
  section: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
};
