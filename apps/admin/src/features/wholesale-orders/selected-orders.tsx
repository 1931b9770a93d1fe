import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useReauth } from '@orime/forms/access';
import { textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { Button, showToast } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useWholesaleT } from './wholesale-texts.ts';
import { approveOrder, issueInvoice } from './wholesale.api.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));

export type SelectedOrdersProps = { readonly orders: readonly WholesaleOrder[]; readonly onDone: () => void };

/** What can be done with the orders that are selected: the marketplace's approval, and the invoice of one. */
export function SelectedOrders({ orders, onDone }: SelectedOrdersProps) {
  const t = useWholesaleT();
  const text = useText();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [isAsked, setAsked] = useState(false);
  const approvable = orders.filter(({ viewer }) => viewer.steps.includes('approved'));
  const reload = (): Promise<unknown> =>
    Promise.all([queries.invalidateQueries({ queryKey: ['wholesale-order'] }), queries.invalidateQueries({ queryKey: ['invoice'] })]);
  const fail = (number: string, error: unknown): void =>
    void showToast({ message: `${number}: ${text(textOfError(error))}`, tone: 'danger' });

  const approve = useMutation({
    mutationFn: async () => {
      let done = 0;
      // One after the other: each has a version of its own, and one that is refused stops no other.
      for (const order of approvable) {
        try {
          await approveOrder(order);
          done += 1;
        } catch (error) {
          fail(order.number, error);
        }
      }
      return done;
    },
    onSuccess: async (done) => {
      setAsked(false);
      if (done > 0) showToast({ message: t('trade.approved', { count: done }), tone: 'success' });
      onDone();
      await reload();
    },
  });
  const issue = useMutation({
    mutationFn: (order: WholesaleOrder) => reauth.run(() => issueInvoice(order.id)),
    onSuccess: async ({ number }) => {
      showToast({ message: t('trade.issued', { number }), tone: 'success' });
      onDone();
      await reload();
    },
    onError: (error, order) => fail(order.number, error),
  });
  const [only, ...more] = orders;

  return (
    <>
      {approvable.length > 0 && (
        <Button size="sm" onClick={() => setAsked(true)}>
          {t('trade.approve', { count: approvable.length })}
        </Button>
      )}
      {only !== undefined && more.length === 0 && only.viewer.role === 'admin' && (
        <Button size="sm" variant="secondary" busy={issue.isPending} onClick={() => issue.mutate(only)}>
          {t('trade.issue')}
        </Button>
      )}
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={t('trade.approve.title', { count: approvable.length })}
            confirmLabel={t('trade.approve.confirm')}
            isBusy={approve.isPending}
            onConfirm={() => {
              if (!approve.isPending) approve.mutate();
            }}
            onCancel={() => setAsked(false)}
          >
            {t('trade.approve.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
