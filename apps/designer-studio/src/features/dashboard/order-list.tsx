import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Link, useQuery, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Select, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { sellerOrdersQuery } from './dashboard.api.ts';
import { OrderCard } from './order-card.tsx';

/** Groups of orders that are looked at by themselves. */
const SHOWN = {
  send: ({ viewer }) => viewer.canFulfil,
  sent: ({ viewer, status }) => !viewer.canFulfil && (status === 'shipped' || status === 'delivered' || status === 'closed'),
} as const satisfies Record<string, (order: SellerOrder) => boolean>;
const GROUPS = ['send', 'sent'] as const;

/** Orders of one's own designs, those to send first; `?show=` leaves some of them. Fetches. */
export function OrderList() {
  const t = useT('designer-studio');
  const { data, isError, isFetching, refetch } = useQuery(sellerOrdersQuery());
  const [search, setSearch] = useSearchParams();
  const all = data?.items ?? [];
  const shown = GROUPS.find((group) => group === search.get('show'));
  const orders = (shown === undefined ? all : all.filter(SHOWN[shown])).toSorted(
    (a, b) => Number(b.viewer.canFulfil) - Number(a.viewer.canFulfil),
  );

  function handleShow(value: string): void {
    const next = new URLSearchParams(search);
    if (value === '') next.delete('show');
    else next.set('show', value);
    setSearch(next, { replace: true });
  }

  return (
    <section css={styles.root} aria-labelledby="orders">
      <div css={styles.head}>
        <Heading level={2} size={3} id="orders">
          {t('orders.title')}
        </Heading>
        {all.length > 0 && (
          <Select label={t('orders.show')} dense value={shown ?? ''} onChange={({ currentTarget }) => handleShow(currentTarget.value)}>
            <option value="">{t('orders.show.all', { count: all.length })}</option>
            {GROUPS.map((group) => (
              <option key={group} value={group}>
                {t(`orders.show.${group}`, { count: all.filter(SHOWN[group]).length })}
              </option>
            ))}
          </Select>
        )}
      </div>
      {isError && !data && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
      {data && all.length > 0 && orders.length === 0 && (
        <EmptyState level={3} title={t('orders.none.title')} text={t('orders.none.text')} />
      )}
      {data && all.length === 0 && (
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
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end', justifyContent: 'space-between' }),
  list: css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' }),
};
