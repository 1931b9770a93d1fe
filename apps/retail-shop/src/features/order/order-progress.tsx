import type { Order } from '@orime/contracts/api/selling/order';
import { useFormat } from '@orime/platform';
import { Notice } from '@orime/ui';
import { StatusTimeline } from '@orime/ui/data';
import { ORDER_STEPS, stepOf } from './order-steps.ts';
import { useOrderT } from './order-texts.ts';

/** The four steps of an order, the present one marked, and by when it leaves. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useOrderT();
  const format = useFormat();
  const current = stepOf(order.status);
  if (current === undefined) return <Notice tone="warning">{t(`order.status.${order.status}`)}</Notice>;
  const shippedAt = order.fulfilments[0]?.shippedAt;
  const deliveredAt = order.fulfilments.find((parcel) => parcel.deliveredAt !== null)?.deliveredAt;
  const day = { month: 'short', day: 'numeric' } as const;
  // The last of its garments: none is waited for longer.
  const promised = order.lines
    .flatMap(({ shipBy }) => shipBy ?? [])
    .toSorted()
    .at(-1);
  const dates = [order.placedAt, undefined, shippedAt, deliveredAt];
  return (
    <StatusTimeline
      horizontal
      label={t('order.progress')}
      steps={ORDER_STEPS.map((step, index) => {
        const date = dates[index] ?? undefined;
        return {
          id: step,
          label: t(`order.step.${step}`),
          state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
          ...(date !== undefined && { at: format.date(date, day), dateTime: date }),
          ...(step === 'shipped' &&
            index > current &&
            order.status !== 'pending_payment' &&
            promised !== undefined && { at: t('order.step.by', { date: format.date(promised, day) }) }),
        };
      })}
    />
  );
}
