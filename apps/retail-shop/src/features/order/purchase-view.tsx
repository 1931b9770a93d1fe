import type { Order, Purchase } from '@orime/contracts/api/selling/order';
import { textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { css, media, Notice, Page, space } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { RelatedDesigns } from '../design/index.ts';
import { ClaimNotice } from './claim-notice.tsx';
import { useOrderT } from './order-texts.ts';
import { cancelOrder, orderQuery } from './order.api.ts';
import { PurchaseHead } from './purchase-head.tsx';
import { PurchaseSummary } from './purchase-summary.tsx';
import { SellerOrder } from './seller-order.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })));

export type PurchaseViewProps = {
  readonly purchase: Purchase;
  /** Of the address: a purchase or one of its orders. */
  readonly id: string;
  readonly guestKey: string | undefined;
};

/** A whole purchase: how it stands, what each designer sends, where it goes and what it cost. */
export function PurchaseView({ purchase: { group, orders }, id, guestKey }: PurchaseViewProps) {
  const t = useOrderT();
  const text = useText();
  const queries = useQueryClient();
  const [toCancel, setToCancel] = useState<Order | null>(null);
  const cancel = useMutation({
    mutationFn: ({ order, reason }: { readonly order: Order; readonly reason: string }) => cancelOrder(order.id, guestKey, reason),
    onSuccess: () => queries.invalidateQueries({ queryKey: orderQuery(id, guestKey).queryKey }),
    onSettled: () => setToCancel(null),
  });
  // What goes with the first garment that the catalogue knows.
  const shownWith = orders.flatMap(({ lines }) => lines).find(({ reserve }) => reserve === undefined)?.designId;
  return (
    <Page>
      <PurchaseHead group={group} orders={orders} />
      <ClaimNotice group={group} />
      {cancel.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(cancel.error))}
        </Notice>
      )}
      <div css={styles.columns}>
        <div>
          {orders.map((order) => (
            <SellerOrder
              key={order.id}
              order={order}
              isPart={orders.length > 1}
              canContact={order.viewer.isBuyer && group.claim === 'none'}
              guestKey={guestKey}
              onCancel={setToCancel}
            />
          ))}
        </div>
        <PurchaseSummary group={group} isBuyer={orders.some(({ viewer }) => viewer.isBuyer)} label={t('order.summary')} />
      </div>
      {shownWith !== undefined && <RelatedDesigns designId={shownWith} />}
      {toCancel && (
        <Suspense fallback={null}>
          <CancelDialog
            isBusy={cancel.isPending}
            onConfirm={(reason) => cancel.mutate({ order: toCancel, reason })}
            onClose={() => setToCancel(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gap: space[6],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.8fr) minmax(17rem, 1fr)', gap: space[8] },
  }),
};
