import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { AddressText } from '@orime/forms';
import { textOfError, useFormat, useFulfilment, useMutation, useQueryClient, useT, useText } from '@orime/platform';
import { Button, color, css, font, Image, media, Notice, space, Text, VisuallyHidden } from '@orime/ui';
import { useState } from 'react';
import { deliverOrder, processOrder } from './dashboard.api.ts';
import { OrderNotes } from './notes/index.ts';
import { OrderPapers } from './order-papers.tsx';
import { OrderWishes } from './order-wishes.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { ShipByForm } from './ship-by-form.tsx';

/** What to send of an order, where, and the parcel that goes. Named by the element `order-{id}`. */
export function OrderDetails({ order }: { readonly order: SellerOrder }) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  // Closed again by the parcel that it has sent.
  const [opened, setOpened] = useState<{ readonly form: 'parcel' | 'ship-by'; readonly parcels: number }>();
  const form = order.viewer.canFulfil && opened?.parcels === order.fulfilments.length ? opened.form : undefined;
  const fulfilment = useFulfilment('retail');
  const delivering = useMutation({
    mutationFn: () => deliverOrder(order.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });
  const processing = useMutation({
    mutationFn: () => processOrder(order.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });
  const { address, email } = order.buyer;
  const failure = fulfilment.error ?? processing.error ?? delivering.error;

  function open(next: 'parcel' | 'ship-by'): void {
    setOpened({ form: next, parcels: order.fulfilments.length });
  }

  return (
    <div css={styles.root}>
      <div css={styles.body}>
        <ul css={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id} css={styles.line}>
              {line.image && <Image image={line.image} alt="" sizes="3rem" ratio="3 / 4" css={styles.image} />}
              <div>
                <Text weight="medium">{text(line)}</Text>
                <Text size="sm" tone="muted">
                  {t('orders.line', { size: line.size, quantity: line.quantity, colour: text(line.colour) })}
                </Text>
                {line.serial && <Text size="sm">{t('orders.line.piece', { serial: line.serial })}</Text>}
                {line.fulfilledQuantity > 0 && line.fulfilledQuantity < line.quantity && (
                  <Text size="sm">{t('orders.line.sent', { count: line.fulfilledQuantity, quantity: line.quantity })}</Text>
                )}
                {line.shipBy && <Text size="sm">{t('orders.ship-by', { date: format.date(line.shipBy) })}</Text>}
              </div>
            </li>
          ))}
        </ul>
        <div css={styles.address}>
          <AddressText address={address} />
          {email}
        </div>
      </div>
      <OrderWishes wishes={order.wishes} />
      {order.fulfilments.map((sent) => (
        <Text key={sent.id} size="sm">
          {t('orders.sent', { date: format.date(sent.shippedAt), carrier: sent.carrier || '–', tracking: sent.tracking || '–' })}
        </Text>
      ))}
      <OrderPapers order={order} />
      <OrderNotes order={order} />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(failure))}
        </Notice>
      )}
      <VisuallyHidden role="status">
        {fulfilment.fulfillment_success !== null && t('orders.is-sent', { number: order.number })}
      </VisuallyHidden>
      {order.viewer.canFulfil && form === undefined && (
        <div css={styles.steps}>
          <Button onClick={() => open('parcel')} aria-describedby={`order-${order.id}`}>
            {t('orders.fulfil')}
          </Button>
          {order.viewer.canProcess && (
            <Button
              variant="secondary"
              busy={processing.isPending}
              onClick={() => processing.mutate()}
              aria-describedby={`order-${order.id}`}
            >
              {t('orders.process')}
            </Button>
          )}
          <Button variant="ghost" onClick={() => open('ship-by')} aria-describedby={`order-${order.id}`}>
            {t('orders.ship-by.change')}
          </Button>
        </div>
      )}
      {form === 'ship-by' && <ShipByForm order={order} onDone={() => setOpened(undefined)} />}
      {form === 'parcel' && (
        <ParcelForm
          order={order}
          isBusy={fulfilment.loading}
          onSend={(parcel) => void fulfilment.fulfil(order.id, parcel)}
          onCancel={() => setOpened(undefined)}
        />
      )}
      {order.viewer.canDeliver && (
        <div>
          <Button variant="secondary" size="sm" busy={delivering.isPending} onClick={() => delivering.mutate()}>
            {t('orders.deliver')}
          </Button>
        </div>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  body: css({ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' } }),
  lines: css({ display: 'grid', gap: space[3], padding: 0, margin: 0, listStyle: 'none', alignContent: 'start' }),
  line: css({ display: 'flex', gap: space[3] }),
  image: css({ flex: 'none', width: '3rem' }),
  address: css({ fontSize: font.size.sm, color: color.muted, overflowWrap: 'anywhere' }),
  steps: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
