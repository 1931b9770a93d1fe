import type { Order } from '@orime/contracts/api/selling/order';
import { useFormat } from '@orime/platform';
import { color, css, Disclosure, font, space } from '@orime/ui';
import { useOrderT } from './order-texts.ts';

/** Events that are words for the reader; notes of the shop and steps of bookkeeping are not. */
const SHOWN: Readonly<Record<string, string>> = {
  pending_payment: 'placed',
  placed: 'placed',
  payment_captured: 'paid',
  processing: 'processing',
  ship_by_changed: 'ship_by_changed',
  partially_shipped: 'shipped',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  expired: 'expired',
  refund_requested: 'refund',
  refunded: 'refunded',
  return_requested: 'return_requested',
  return_approved: 'return_approved',
  return_declined: 'return_declined',
  return_in_transit: 'return_in_transit',
  return_received: 'return_received',
  return_inspected: 'return_inspected',
  return_refunded: 'return_refunded',
  return_rejected: 'return_rejected',
  return_cancelled: 'return_cancelled',
};

/** Everything that happened to an order, the last first. */
export function OrderHistory({ events }: { readonly events: Order['events'] }) {
  const t = useOrderT();
  const format = useFormat();
  const shown = events.flatMap(({ kind, at }) => {
    const word = SHOWN[kind];
    return word === undefined ? [] : [{ word, at }];
  });
  if (shown.length === 0) return null;
  return (
    <Disclosure title={t('order.history')}>
      <ol css={styles.list}>
        {shown.toReversed().map(({ word, at }, index) => (
          <li key={`${word}-${at}-${String(index)}`} css={styles.row}>
            <time dateTime={at} css={styles.at}>
              {format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <span>{t(`order.event.${word}`)}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[2], padding: 0, margin: 0, listStyle: 'none', fontSize: font.size.sm }),
  row: css({ display: 'grid', gridTemplateColumns: '11rem minmax(0, 1fr)', gap: space[3] }),
  at: css({ color: color.muted, fontVariantNumeric: 'tabular-nums' }),
};
