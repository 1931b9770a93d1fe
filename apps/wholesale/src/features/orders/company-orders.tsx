import { Link, useQuery, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { OrderList } from './order-list.tsx';
import { companyOrdersQuery } from './orders.api.ts';
import { spendOf } from './spend.ts';

// The charts come with the first orders.
const SpendChart = lazy(async () => ({ default: (await import('./spend-chart.tsx')).SpendChart }));

/** A company's orders, those first that wait for it, and what it has spent with whom. */
export function CompanyOrders({ buyerId }: { readonly buyerId: string }) {
  const t = useT('wholesale');
  const { data, isError, isFetching, refetch } = useQuery(companyOrdersQuery(buyerId));
  // The months are those of when the page was opened.
  const [openedAt] = useState(() => new Date());
  const spend = data === undefined ? undefined : spendOf(data.items, openedAt);
  return (
    <section css={styles.root} aria-labelledby="orders">
      <Heading id="orders" level={2} size={3}>
        {t('orders.title')}
      </Heading>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="16rem" />
        </SkeletonRegion>
      )}
      {data !== undefined && (
        <OrderList
          orders={data.items}
          total={data.total}
          none={
            <EmptyState
              level={3}
              title={t('orders.empty.title')}
              text={t('orders.empty.text')}
              actions={
                <Link css={buttonStyles()} to="/wholesale/catalog">
                  {t('checkout.browse')}
                </Link>
              }
            />
          }
        />
      )}
      {spend !== undefined && (
        <Suspense fallback={<Skeleton height="15rem" />}>
          <SpendChart spend={spend} />
        </Suspense>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };
