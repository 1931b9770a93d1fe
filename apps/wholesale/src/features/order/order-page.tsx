import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useQueryClient, useT } from '@orime/platform';
import { css, media, Page, showToast, space, Stack } from '@orime/ui';
import { useState } from 'react';
import { EditOrder } from './edit/edit-order.tsx';
import { orderQuery } from './order.api.ts';
import { OrderCourse } from './parts/order-course.tsx';
import { OrderHead } from './parts/order-head.tsx';
import { OrderInvoices } from './parts/order-invoices.tsx';
import { OrderMoney } from './parts/order-money.tsx';
import { OrderPapers } from './parts/order-papers.tsx';
import { OrderParcels } from './parts/order-parcels.tsx';
import { SizeGrid } from './parts/size-grid.tsx';
import { ShipParcel } from './ship/ship-parcel.tsx';
import { AcceptChanges } from './steps/accept-changes.tsx';
import { OrderSteps } from './steps/order-steps.tsx';

export type OrderPageProps = {
  readonly order: WholesaleOrder;
  /** Who reads it: every account has its own answer. */
  readonly account: string;
};

/** What waits for the reader first, then the goods, then what was agreed, sent and owed. */
export function OrderPage({ order, account }: OrderPageProps) {
  const t = useT('wholesale');
  const queries = useQueryClient();
  const [mode, setMode] = useState<'read' | 'edit' | 'ship'>('read');

  /** Shows what the server answered, and lets every list read itself anew. */
  function show(next: WholesaleOrder, said?: string): void {
    queries.setQueryData(orderQuery(order.id, account).queryKey, next);
    void queries.invalidateQueries({ queryKey: ['wholesale-orders', 'list'] });
    setMode('read');
    if (said !== undefined) showToast({ tone: 'success', message: said });
  }
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: orderQuery(order.id, account).queryKey });

  return (
    <Page width="wide">
      <OrderHead order={order} />
      {order.needsAcceptance && (
        <div css={styles.first}>
          <AcceptChanges order={order} onDone={(next) => show(next, t('order.accepted'))} onStale={reload} />
        </div>
      )}
      <div css={styles.columns}>
        <div css={styles.steps}>
          <OrderSteps
            order={order}
            isEditing={mode !== 'read'}
            onEdit={() => setMode('edit')}
            onShip={() => setMode('ship')}
            onDone={show}
            onStale={reload}
          />
        </div>
        <Stack gap={6} css={styles.main}>
          {mode === 'edit' && (
            <EditOrder order={order} onDone={(next) => show(next, t('edit.saved'))} onStale={reload} onClose={() => setMode('read')} />
          )}
          {mode === 'ship' && (
            <ShipParcel order={order} onDone={(next) => show(next, t('ship.done'))} onStale={reload} onClose={() => setMode('read')} />
          )}
          {mode !== 'edit' && <SizeGrid order={order} />}
          <OrderMoney order={order} />
          <OrderParcels order={order} />
          <OrderInvoices order={order} />
        </Stack>
        <Stack as="aside" gap={6} css={styles.side} aria-label={t('order.side')}>
          <OrderCourse order={order} />
          <OrderPapers order={order} />
        </Stack>
      </div>
    </Page>
  );
}

const styles = {
  first: css({ marginBlockEnd: space[6] }),
  // On a phone: what can be done, the goods, then the progress.
  columns: css({
    display: 'grid',
    gap: space[6],
    '& > *': { minWidth: 0 },
    [media.desktop]: {
      gridTemplate: `"main steps" auto "main side" 1fr / minmax(0, 1fr) 22rem`,
      columnGap: space[7],
    },
  }),
  steps: css({ [media.desktop]: { gridArea: 'steps' } }),
  main: css({ minWidth: 0, [media.desktop]: { gridArea: 'main' } }),
  side: css({ [media.desktop]: { gridArea: 'side' } }),
};
