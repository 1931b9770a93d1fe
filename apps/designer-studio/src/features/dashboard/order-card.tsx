import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useFormat, useT } from '@orime/platform';
import { Badge, color, css, font, space, Text } from '@orime/ui';
import { ChoiceBox } from './batch/index.ts';
import type { Choice } from './batch/index.ts';
import { OrderDetails } from './order-details.tsx';

export type OrderCardProps = {
  readonly order: SellerOrder;
  /** Absent where there is nothing to send together. */
  readonly choice?: Choice | undefined;
};

/** One order where there is no room for a table. */
export function OrderCard({ order, choice }: OrderCardProps) {
  const t = useT('designer-studio');
  const format = useFormat();
  return (
    <article css={styles.root} aria-labelledby={`order-${order.id}`}>
      <div css={styles.head}>
        {choice && order.viewer.canFulfil && <ChoiceBox order={order} choice={choice} />}
        <h3 css={styles.title} id={`order-${order.id}`}>
          {t('orders.number', { number: order.number })}
        </h3>
        <Badge tone={order.viewer.canFulfil ? 'warning' : 'neutral'}>{t(`orders.status.${order.status}`)}</Badge>
        <Text size="sm" tone="muted">
          <time dateTime={order.placedAt}>{format.date(order.placedAt)}</time>
        </Text>
        <span css={styles.total}>{format.money(order.totals.total.priceMinor, order.currency)}</span>
      </div>
      <OrderDetails order={order} />
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], paddingBlock: space[5], borderBlockStart: `1px solid ${color.line}` }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' }),
  title: css({ fontWeight: font.weight.semibold }),
  total: css({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', fontWeight: font.weight.medium }),
};
