import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useSearchParams, useT } from '@orime/platform';
import { css, EmptyState, space, Text, TextField } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import type { ReactNode } from 'react';
import { OrderRow } from './order-row.tsx';
import { findOrders, ORDER_TABS, tabOf } from './order-tabs.ts';

export type OrderListProps = {
  readonly orders: readonly WholesaleOrder[];
  /** How many there are in all. */
  readonly total: number;
  /** Shown where there are none at all. */
  readonly none: ReactNode;
};

/** Orders by where they stand, found by number, PO number or name. Tab and words are in the address. */
export function OrderList({ orders, total, none }: OrderListProps) {
  const t = useT('wholesale');
  const [search, setSearch] = useSearchParams();
  const words = search.get('find') ?? '';
  const found = findOrders(orders, words);
  const byTab = Map.groupBy(found, tabOf);
  const asked = ORDER_TABS.find((tab) => tab === search.get('orders'));
  const tab = asked ?? ORDER_TABS.find((one) => byTab.has(one)) ?? 'open';
  const shown = byTab.get(tab) ?? [];

  function change(name: string, value: string): void {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  if (orders.length === 0) return none;
  return (
    <div css={styles.root}>
      <TextField
        css={styles.search}
        label={t('orders.find')}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => change('find', currentTarget.value)}
      />
      <Tabs
        label={t('orders.title')}
        value={tab}
        tabs={ORDER_TABS.map((value) => ({ value, label: t(`orders.tab.${value}`, { count: byTab.get(value)?.length ?? 0 }) }))}
        onChange={(value) => change('orders', value)}
      >
        {shown.length === 0 ? (
          <EmptyState level={3} css={styles.empty} title={t('orders.none-here')} />
        ) : (
          <ul css={styles.list}>
            {shown.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Tabs>
      {total > orders.length && (
        <Text size="sm" tone="muted">
          {t('orders.newest', { count: orders.length, total })}
        </Text>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  search: css({ maxWidth: '24rem' }),
  empty: css({ paddingBlock: space[5] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
};
