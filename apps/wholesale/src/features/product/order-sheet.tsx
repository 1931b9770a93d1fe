import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { addToWholesaleCart, openWholesaleCart, removeFromWholesaleCart, useT, useWholesaleCart } from '@orime/platform';
import { css, Heading, media, showToast, space, Stack, Text } from '@orime/ui';
import { useState } from 'react';
import { cartItemOf, orderLines, orderOf } from './order-lines.ts';
import { OrderMatrix } from './order-matrix.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The matrix of a style with its live sums. Starts with what the cart holds, because adding replaces a colour's line. */
export function OrderSheet({ product }: { readonly product: WholesaleProduct }) {
  const t = useT('wholesale');
  const cart = useWholesaleCart();
  const [order, setOrder] = useState(() => orderOf(product, cart.items));
  const [isBusy, setBusy] = useState(false);
  const lines = orderLines(product, order);
  const inCart = lines.filter(({ row }) => cart.items.some((item) => item.product._id === row.designId));

  async function save(): Promise<void> {
    setBusy(true);
    try {
      for (const line of lines) {
        const item = cartItemOf(product, line);
        if (item) await addToWholesaleCart(item);
        else if (inCart.includes(line)) await removeFromWholesaleCart(line.row.designId);
      }
      openWholesaleCart();
    } catch {
      showToast({ tone: 'danger', message: t('order.failed') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section css={styles.root} aria-labelledby="order-sheet">
      <Stack gap={3}>
        <Heading id="order-sheet" level={2} size={3}>
          {t('order.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('matrix.hint')}
        </Text>
        <OrderMatrix product={product} lines={lines} order={order} onChange={setOrder} />
      </Stack>
      <OrderSummary product={product} lines={lines} isInCart={inCart.length > 0} busy={isBusy} onSave={() => void save()} />
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    '& > *': { minWidth: 0 },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[7] },
  }),
};
