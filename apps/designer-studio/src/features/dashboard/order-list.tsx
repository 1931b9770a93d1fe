import { Link, useQuery, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { sellerOrdersQuery } from './dashboard.api.ts';
import { OrderCard } from './order-card.tsx';

/** Orders of one's own designs, those to send first. Fetches. */
export function OrderList() {
  const t = useT('designer-studio');
  const { data, isError, isFetching, refetch } = useQuery(sellerOrdersQuery());
  const orders = data?.items.toSorted((a, b) => Number(b.viewer.canFulfil) - Number(a.viewer.canFulfil)) ?? [];
  return (
    <section css={styles.root} aria-labelledby="orders">
      <Heading level={2} size={3} id="orders">
        {t('orders.title')}
      </Heading>
      {isError && !data && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
      {data && orders.length === 0 && (
        <EmptyState
          level={3}
          title={t('orders.empty.title')}
          text={t('orders.empty.text')}
          actions={
            <Link css={buttonStyles({ variant: 'secondary' })} to="/catalog">
              {t('members.leave')}
            </Link>
          }
        />
      )}
      <ul css={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' }),
};
