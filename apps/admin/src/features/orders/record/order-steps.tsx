import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { createRepeatKey, FormFailure } from '@orime/forms';
import { useMutation, useQueryClient } from '@orime/platform';
import { Button, Cluster, showToast, Stack } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { isStale, StaleNotice } from '../../../parts/stale-notice.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { cancelOrder, deliverOrder, processOrder, shipOrder } from '../orders.api.ts';

const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

export type StepValues = {
  readonly reason: string;
  readonly carrier: string;
  readonly tracking: string;
  /** Undefined ships all that is left. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[] | undefined;
};
const NOTHING: StepValues = { reason: '', carrier: '', tracking: '', lines: undefined };

type Step = 'process' | 'ship' | 'deliver' | 'cancel';

const SEND: Readonly<Record<Step, (id: string, values: StepValues, key: string) => Promise<unknown>>> = {
  process: (id) => processOrder(id),
  deliver: (id) => deliverOrder(id),
  ship: (id, { carrier, tracking, lines }, key) => shipOrder(id, { carrier, tracking, ...(lines && { lines }) }, key),
  cancel: (id, { reason }) => cancelOrder(id, reason),
};

/** What can be done with the order now, as the API says. */
export function OrderSteps({ order }: { readonly order: SellerOrder }) {
  const t = useOrdersT();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'ship' | 'cancel'>();
  const [repeatKey] = useState(createRepeatKey);
  const { canProcess, canFulfil, canDeliver, canCancel } = order.viewer;
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['order'] });
  const move = useMutation({
    mutationFn: ({ step, values }: { readonly step: Step; readonly values: StepValues }) =>
      SEND[step](order.id, values, repeatKey.of({ step, values })),
    onSuccess: async (_answer, { step }) => {
      repeatKey.forget();
      setAsked(undefined);
      showToast({ message: t(`orders.done.${step}`), tone: 'success' });
      await reload();
    },
    // What was typed stays, unless the order has changed and the step is no longer there.
    onError: (error) => isStale(error) && setAsked(undefined),
  });
  const press = (step: Step, values: StepValues = NOTHING): void => {
    if (!move.isPending) move.mutate({ step, values });
  };
  const ask = (step: 'ship' | 'cancel'): void => {
    move.reset();
    setAsked(step);
  };
  const isBusy = (step: Step): boolean => move.isPending && move.variables.step === step;

  return (
    <Stack gap={3}>
      {move.isError &&
        asked === undefined &&
        (isStale(move.error) ? <StaleNotice onReload={() => void reload()} /> : <FormFailure failure={move.error} />)}
      <Cluster>
        {canProcess && (
          <Button busy={isBusy('process')} onClick={() => press('process')}>
            {t('orders.step.process')}
          </Button>
        )}
        {canFulfil && (
          <Button variant={canProcess ? 'secondary' : 'primary'} onClick={() => ask('ship')}>
            {t('orders.step.ship')}
          </Button>
        )}
        {canDeliver && (
          <Button busy={isBusy('deliver')} onClick={() => press('deliver')}>
            {t('orders.step.deliver')}
          </Button>
        )}
        {canCancel && (
          <Button variant="ghost" onClick={() => ask('cancel')}>
            {t('orders.step.cancel')}
          </Button>
        )}
      </Cluster>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <StepDialog
            step={asked}
            order={order}
            isBusy={move.isPending}
            failure={move.error}
            onConfirm={(values) => press(asked, values)}
            onCancel={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
