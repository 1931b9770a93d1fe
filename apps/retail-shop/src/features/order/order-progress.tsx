import type { Order } from '@orime/contracts/api/selling/order';
import { useFormat, useT } from '@orime/platform';
import { Check, color, css, font, media, Notice, space } from '@orime/ui';
import { ORDER_STEPS, stepOf } from './order-steps.ts';

/** The four steps of an order, the present one marked. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useT('retail-shop');
  const format = useFormat();
  const current = stepOf(order.status);
  if (current === undefined) return <Notice tone="warning">{t(`order.status.${order.status}`)}</Notice>;
  const shippedAt = order.fulfilments[0]?.shippedAt;
  const deliveredAt = order.fulfilments.find((parcel) => parcel.deliveredAt !== null)?.deliveredAt;
  const dates = [order.placedAt, undefined, shippedAt, deliveredAt];
  return (
    <ol css={styles.list} aria-label={t('order.progress')}>
      {ORDER_STEPS.map((step, index) => {
        const date = dates[index];
        return (
          <li key={step} css={styles.step} data-done={index <= current || undefined} aria-current={index === current ? 'step' : undefined}>
            <span css={styles.mark}>{index <= current && <Check size={14} aria-hidden />}</span>
            <span>{t(`order.step.${step}`)}</span>
            {date && (
              <time css={styles.date} dateTime={date}>
                {format.date(date, { month: 'short', day: 'numeric' })}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    padding: 0,
    fontSize: font.size.xs,
    [media.tablet]: { fontSize: font.size.sm },
  }),
  step: css({
    display: 'grid',
    gap: space[1],
    alignContent: 'start',
    paddingBlockStart: space[3],
    paddingInlineEnd: space[2],
    borderBlockStart: `2px solid ${color.line}`,
    color: color.muted,
    '&[data-done]': { borderBlockStartColor: color.text, color: color.text },
    '&[aria-current]': { fontWeight: font.weight.semibold },
  }),
  mark: css({ minHeight: '1rem' }),
  date: css({ color: color.muted, fontWeight: 400 }),
};
