import type { Order } from '@orime/contracts/api/selling/order';
import { useFormat, useT, useText } from '@orime/platform';
import { Button, color, css, Heading, space, Text } from '@orime/ui';
import { PurchaseLine, Totals } from '../purchase/index.ts';
import { OrderPapers } from './order-papers.tsx';
import { OrderProgress } from './order-progress.tsx';

export type SellerOrderProps = {
  readonly order: Order;
  /** Beside other orders of the purchase: then it has a sum of its own. */
  readonly isPart: boolean;
  /** Of the mail, for somebody without an account. */
  readonly guestKey: string | undefined;
  readonly onCancel: (order: Order) => void;
};

/** What one designer sends: how far it is, what is in it, what it costs. */
export function SellerOrder({ order, isPart, guestKey, onCancel }: SellerOrderProps) {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  return (
    <section css={styles.root} aria-labelledby={`order-${order.id}`}>
      <div css={styles.head}>
        <Heading level={2} size={3} id={`order-${order.id}`}>
          {text(order.seller)}
        </Heading>
        <Text size="sm" tone="muted">
          {t('order.number', { number: order.number })}
        </Text>
      </div>
      <OrderProgress order={order} />
      <ul css={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <PurchaseLine
              line={line}
              amount={line.total}
              note={line.shipBy ? t('order.ship-by', { date: format.date(line.shipBy, { month: 'long', day: 'numeric' }) }) : undefined}
            />
          </li>
        ))}
      </ul>
      {order.fulfilments.map((parcel) => (
        <Text key={parcel.id} size="sm">
          {t('order.tracking', { carrier: parcel.carrier, tracking: parcel.tracking })}
        </Text>
      ))}
      {isPart && <Totals totals={order.totals} />}
      <OrderPapers order={order} guestKey={guestKey} />
      {order.viewer.canCancel && (
        <div>
          <Button variant="secondary" onClick={() => onCancel(order)}>
            {t('order.cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], paddingBlock: space[6], borderBlockStart: `1px solid ${color.line}` }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space[2] }),
  lines: css({ display: 'grid', gap: space[4], padding: 0 }),
};
