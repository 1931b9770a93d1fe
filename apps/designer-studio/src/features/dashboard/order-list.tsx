import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Link, keepPreviousData, useQuery, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, DESKTOP, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space, useMediaQuery } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { useRef, useState } from 'react';
import { BatchBar } from './batch/index.ts';
import { ORDERS_A_PAGE, sellerOrdersQuery } from './dashboard.api.ts';
import { OrderCard } from './order-card.tsx';
import { OrderExport } from './order-export.tsx';
import { orderFilterOf, OrderFilters } from './order-filters.tsx';
import { OrderTable } from './table/order-table.tsx';

/** Orders of one's own designs, those to send first; `?q=` and `?show=` leave some of them, `?page=` goes on. Fetches. */
export function OrderList() {
  const t = useT('designer-studio');
  const [search, setSearch] = useSearchParams();
  const filter = orderFilterOf(search);
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({ ...sellerOrdersQuery({ page, ...filter }), placeholderData: keepPreviousData });
  const [orders, setOrders] = useState<readonly SellerOrder[]>([]);
  const root = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(DESKTOP);
  const counts = data?.counts;
  const open = data?.items.filter(({ viewer }) => viewer.canFulfil) ?? [];
  const choice = open.length > 1 || orders.length > 0 ? { orders, onChange: setOrders } : undefined;

  function addressOf(changed: Readonly<Partial<Record<'q' | 'show' | 'page', string>>>): URLSearchParams {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  return (
    <section css={styles.root} ref={root} tabIndex={-1} aria-labelledby="orders">
      <div css={styles.head}>
        <Heading level={2} size={3} id="orders">
          {t('orders.title')}
        </Heading>
        {counts !== undefined && counts.all > 0 && (
          <OrderFilters
            filter={filter}
            counts={counts}
            onFilter={(changed) => setSearch(addressOf({ ...changed, page: '' }), { replace: true })}
          />
        )}
      </div>
      {isError && !data && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
      {counts !== undefined && counts.all > 0 && data?.items.length === 0 && (
        <EmptyState level={3} title={t('orders.none.title')} text={t(filter.q === undefined ? 'orders.none.text' : 'orders.none.words')} />
      )}
      {counts?.all === 0 && (
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
      {choice && <BatchBar choice={choice} open={open} onDone={() => root.current?.focus()} />}
      {data && isWide && data.items.length > 0 && <OrderTable key={page} orders={data.items} choice={choice} />}
      {data && !isWide && (
        <ul css={styles.list}>
          {data.items.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} choice={choice} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / ORDERS_A_PAGE)}
          hrefFor={(other) => `?${addressOf({ page: other === 1 ? '' : String(other) }).toString()}`}
          linkAs={Link}
        />
      )}
      {counts !== undefined && counts.all > 0 && <OrderExport />}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], '& > *': { minWidth: 0 }, '&:focus': { outline: 'none' } }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end', justifyContent: 'space-between' }),
  list: css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' }),
};
