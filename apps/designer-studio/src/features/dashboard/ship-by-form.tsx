import type { SellerOrder, ShipByPromise } from '@orime/contracts/api/selling/order';
import { DateField, Form, useForm } from '@orime/forms';
import { useQueryClient, useT } from '@orime/platform';
import { Button, Cluster, showToast, TextArea } from '@orime/ui';
import { promiseShipBy } from './dashboard.api.ts';

type Draft = { day: string; reason: string };

export type ShipByFormProps = { readonly order: SellerOrder; readonly onDone: () => void };

/** Another day by which the rest of an order leaves. The customer reads the reason, so there must be one. */
export function ShipByForm({ order, onDone }: ShipByFormProps) {
  const t = useT('designer-studio');
  const queries = useQueryClient();
  const form = useForm<Draft, ShipByPromise, SellerOrder>({
    name: `ship-by-${order.id}`,
    initial: { day: '', reason: '' },
    aliases: { shipBy: 'day' },
    // Noon in London is the same day everywhere but at the date line.
    toBody: ({ day, reason }) => ({ shipBy: day === '' ? '' : `${day}T12:00:00.000Z`, reason: reason.trim() }),
    check: ({ day, reason }) => [
      ...(day === '' ? [{ field: 'day', problem: { kind: 'required' } as const }] : []),
      ...(reason.trim() === '' ? [{ field: 'reason', problem: { kind: 'required' } as const }] : []),
    ],
    say: (field, { kind }) => (field === 'day' && kind === 'refused' ? t('orders.ship-by.refused') : undefined),
    send: (promise) => promiseShipBy(order.id, promise),
    onSent: async () => {
      showToast({ tone: 'success', message: t('orders.ship-by.told') });
      onDone();
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  return (
    <Form form={form} label={t('orders.ship-by.form', { number: order.number })}>
      <DateField label={t('orders.ship-by.day')} required {...form.value('day')} />
      <TextArea
        label={t('orders.ship-by.reason')}
        hint={t('orders.ship-by.reason.hint')}
        rows={3}
        maxLength={500}
        required
        {...form.text('reason')}
      />
      <Cluster>
        <Button type="submit" busy={form.isBusy}>
          {t('orders.ship-by.send')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('orders.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
