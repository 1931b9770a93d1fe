import { buildUrl } from '@orime/contracts';
import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Link, useSearchParams, useSession } from '@orime/platform';
import { api } from '@orime/platform';
import { buttonStyles, EmptyState } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { DraftOrder } from './draft/draft-order.tsx';
import { useOrdersT } from './orders-texts.ts';
import { OrderRecord } from './record/order-record.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

/** Everybody's retail orders: the list, one order (`?order=`), or one that is written for a customer (`?draft`). */
export default function OrdersScreen() {
  const t = useOrdersT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useOrderColumns();
  const { number: q, status } = view.filters;
  const list = usePages<SellerOrder>({ key: ['order', 'all'], url: '/api/order/', query: { q, status }, enabled: isSignedIn });
  const shown = search.get('order');
  const isDraft = search.has('draft');

  return (
    <StaffPage
      title={t('orders.title')}
      dek={shown === null && !isDraft ? t('orders.dek') : undefined}
      error={list.error}
      actions={
        shown === null &&
        !isDraft && (
          <Link css={buttonStyles({ variant: 'secondary' })} to="/admin/orders?draft">
            {t('orders.draft')}
          </Link>
        )
      }
    >
      {isDraft && <DraftOrder />}
      {!isDraft && shown !== null && <OrderRecord key={shown} id={shown} />}
      {!isDraft && shown === null && (
        <PagedGrid
          list={list}
          caption={t('orders.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ number }) => number}
          savedAs="admin-orders"
          exportAs="orders"
          actions={
            <PaperButtons
              label={t('orders.papers')}
              papers={[
                {
                  id: 'lines',
                  label: t('orders.lines-file'),
                  kind: 'csv',
                  onOpen: () => api.download(buildUrl('/api/order/export.csv', { status })),
                },
              ]}
            />
          }
          empty={<EmptyState title={t('orders.empty.title')} text={t('orders.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}
