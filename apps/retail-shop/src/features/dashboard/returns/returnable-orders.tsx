import type { Order } from '@orime/contracts/api/selling/order';
import { Link, useQuery, useText } from '@orime/platform';
import { color, css, FailedState, Heading, Image, media, space, Text } from '@orime/ui';
import { useState } from 'react';
import { StartReturn, useReturnsT, WhyNotReturnable } from '../../returns/index.ts';
import { useAccountT } from '../account-texts.ts';
import { ordersQuery } from '../account.api.ts';

/** More purchases than anybody makes within the time in which they can be given back. */
const RECENT = 50;

/** Orders of which something can still be given back, each with the button that begins it. Nothing where there is none. Fetches. */
export function ReturnableOrders() {
  const t = useReturnsT();
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery(1, RECENT));
  // Its dialog has a last step, which is shown when nothing is left to give back.
  const [started, setStarted] = useState<string>();
  const orders = (data?.items ?? []).flatMap((purchase) => purchase.orders).filter(({ id, viewer }) => viewer.canReturn || id === started);
  if (isError && !data) return <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  if (orders.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="dashboard-returnable">
      <Heading level={3} size={4} id="dashboard-returnable">
        {t('returns.returnable')}
      </Heading>
      {orders.map((order) => (
        <ReturnableOrder key={order.id} order={order} onStart={() => setStarted(order.id)} />
      ))}
    </section>
  );
}

function ReturnableOrder({ order, onStart }: { readonly order: Order; readonly onStart: () => void }) {
  const t = useAccountT();
  const text = useText();
  const heading = `returnable-${order.id}`;
  return (
    <section css={styles.order} aria-labelledby={heading}>
      <header css={styles.head}>
        <Heading level={4} size={5} plain id={heading}>
          <Link to={`/order-info/${order.id}`}>{t('order.number', { number: order.number })}</Link>
        </Heading>
        <Text size="sm" tone="muted">
          {text(order.seller)}
        </Text>
      </header>
      <ul css={styles.lines}>
        {order.lines
          .filter(({ returnable }) => returnable.quantity > 0)
          .map((line) => (
            <li key={line.id} css={styles.line}>
              {line.image ? <Image image={line.image} alt="" sizes="3.25rem" ratio="3 / 4" css={styles.picture} /> : <span />}
              <span>
                {text(line)}
                <Text size="sm" tone="muted">
                  <WhyNotReturnable line={line} />
                </Text>
              </span>
            </li>
          ))}
      </ul>
      <StartReturn order={order} onStart={onStart} />
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], marginBlockStart: space[5] }),
  order: css({
    display: 'grid',
    gap: space[4],
    alignItems: 'center',
    justifyItems: 'start',
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto' },
  }),
  head: css({ alignSelf: 'start' }),
  lines: css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
  line: css({ display: 'grid', gridTemplateColumns: '3.25rem minmax(0, 1fr)', gap: space[3], alignItems: 'center' }),
  picture: css({ width: '100%' }),
};
