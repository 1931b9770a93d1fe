import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { isApiError, openChat, useT } from '@orime/platform';
import { Button, Cluster, color, css, Heading, Notice, space, Text } from '@orime/ui';
import { acceptOrder } from '../order.api.ts';
import { OrderRefusal } from './order-refusal.tsx';
import { usePress } from './use-press.ts';
import { WhatChanged } from './what-changed.tsx';

export type AcceptChangesProps = {
  readonly order: WholesaleOrder;
  readonly onDone: (order: WholesaleOrder) => void;
  /** The order was changed meanwhile: reads it again. */
  readonly onStale: () => Promise<void>;
};

/** The terms were changed after the buyer had agreed: what is different, and the buyer's word on it. */
export function AcceptChanges({ order, onDone, onStale }: AcceptChangesProps) {
  const t = useT('wholesale');
  const accept = usePress({
    send: () => acceptOrder(order),
    onDone,
    onRefused: (error) => isApiError(error) && error.status === 409 && void onStale(),
  });
  const { canAccept } = order.viewer;
  return (
    <section css={styles.root} aria-labelledby="order-changes">
      <Heading id="order-changes" level={2} size={3}>
        {t(canAccept ? 'accept.title' : 'accept.title.others')}
      </Heading>
      <Text tone="muted">{t(order.agreed === null ? 'accept.text.new' : canAccept ? 'accept.text' : 'accept.text.others')}</Text>
      {order.agreed !== null && <WhatChanged agreed={order.agreed} order={order} />}
      {isApiError(accept.error) && accept.error.status === 409 ? (
        <Notice tone="warning" role="alert">
          {t('accept.again')}
        </Notice>
      ) : (
        <OrderRefusal error={accept.error} />
      )}
      {canAccept && (
        <Cluster>
          <Button size="lg" busy={accept.isBusy} onClick={() => accept.press()}>
            {t('accept.yes')}
          </Button>
          <Button variant="secondary" onClick={() => void openChat({ orderId: order.id }).catch(() => undefined)}>
            {t('accept.ask')}
          </Button>
        </Cluster>
      )}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    padding: `clamp(${space[4]}, 2.5vw, ${space[6]})`,
    background: color.surface,
    borderInlineStart: `3px solid ${color.warning}`,
    '& > *': { minWidth: 0 },
  }),
};
