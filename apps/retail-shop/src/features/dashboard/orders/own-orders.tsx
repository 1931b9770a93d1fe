import { keepPreviousData, Link, useQuery, useSearchParams } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { useAccountT } from '../account-texts.ts';
import { ordersQuery } from '../account.api.ts';
import { ClaimOrders } from './claim-orders.tsx';
import { PurchaseCard } from './purchase-card.tsx';

const PAGE_SIZE = 10;

/** Everything one has bought, newest first. Fetches. */
export function OwnOrders() {
  const t = useAccountT();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({ ...ordersQuery(page, PAGE_SIZE), placeholderData: keepPreviousData });
  return (
    <section css={styles.root} aria-labelledby="dashboard-orders">
      <Heading level={2} size={3} id="dashboard-orders">
        {t('dashboard.orders')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion css={styles.root}>
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </SkeletonRegion>
      )}
      {data && data.total === 0 && (
        <EmptyState
          level={3}
          title={t('dashboard.empty.title')}
          text={t('dashboard.empty.text')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      )}
      {data?.items.map((purchase) => (
        <PurchaseCard key={purchase.group.id} purchase={purchase} />
      ))}
      {data && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          hrefFor={(other) => `?tab=orders&page=${other}`}
          linkAs={Link}
        />
      )}
      {data && <ClaimOrders />}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
