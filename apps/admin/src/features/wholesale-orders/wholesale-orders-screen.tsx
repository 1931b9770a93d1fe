import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { useState } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { InvoiceGrid, InvoiceRecord, RefundsOwed } from '../invoices/index.ts';
import { CreditGrid } from './credit-grid.tsx';
import { SelectedOrders } from './selected-orders.tsx';
import { useWholesaleColumns } from './use-wholesale-columns.tsx';
import { useWholesaleT } from './wholesale-texts.ts';

const TABS = ['review', 'orders', 'overdue', 'credit', 'invoices', 'refunds'] as const;
const PATH = '/admin/wholesale-orders';

/** Wholesale orders that wait for the marketplace's word, all of them, and the money: a manager's own, invoices for admins. */
export default function WholesaleOrdersScreen() {
  const t = useWholesaleT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'review';
  const { view } = useGridAddress();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useWholesaleColumns(tab === 'orders');
  const status = tab === 'orders' ? view.filters['status'] : 'in_review';
  const list = usePages<WholesaleOrder>({
    key: ['wholesale-order', tab === 'orders' ? 'all' : 'review'],
    url: '/api/wholesale-order/',
    query: { status },
    enabled: isSignedIn,
  });
  const invoice = search.get('invoice');

  return (
    <StaffPage title={t('trade.title')} dek={invoice === null ? t('trade.dek') : undefined} error={list.error}>
      {invoice !== null ? (
        <InvoiceRecord key={invoice} id={invoice} path={PATH} />
      ) : (
        <Tabs
          label={t('trade.title')}
          tabs={TABS.map((value) => ({ value, label: t(`trade.tab.${value}`) }))}
          value={tab}
          onChange={(next) => {
            setSelected(new Set());
            setSearch({ tab: next }, { replace: true, preventScrollReset: true });
          }}
        >
          {(tab === 'review' || tab === 'orders') && (
            <PagedGrid
              list={list}
              caption={t(`trade.tab.${tab}`)}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ number }) => number}
              savedAs={tab === 'orders' ? 'admin-wholesale-orders' : undefined}
              exportAs="wholesale-orders"
              selected={selected}
              onSelect={setSelected}
              actions={
                <SelectedOrders orders={(list.rows ?? []).filter(({ id }) => selected.has(id))} onDone={() => setSelected(new Set())} />
              }
              empty={<EmptyState title={t(`trade.empty.${tab}.title`)} text={t(`trade.empty.${tab}.text`)} />}
            />
          )}
          {tab === 'overdue' && <InvoiceGrid path={PATH} caption={t('trade.tab.overdue')} kind="wholesale" status="overdue" />}
          {tab === 'credit' && <CreditGrid />}
          {tab === 'invoices' && <InvoiceGrid path={PATH} caption={t('trade.tab.invoices')} kind="wholesale" />}
          {tab === 'refunds' && <RefundsOwed path={PATH} />}
        </Tabs>
      )}
    </StaffPage>
  );
}
