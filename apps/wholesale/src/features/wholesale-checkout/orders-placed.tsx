import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Link, Navigate, useFormat, useT, useText } from '@orime/platform';
import { Button, buttonStyles, Cluster, color, css, Heading, Page, space, Stack, Text } from '@orime/ui';

export type OrdersPlacedProps = {
  readonly orders: readonly WholesaleOrder[];
  /** Some designers' parts are still in the cart. */
  readonly isMoreInCart: boolean;
  readonly onContinue: () => void;
};

/** The orders that were just made. A single one is shown itself. */
export function OrdersPlaced({ orders, isMoreInCart, onContinue }: OrdersPlacedProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const [first] = orders;
  if (first !== undefined && orders.length === 1 && !isMoreInCart) return <Navigate to={`/wholesale-order-info/${first.id}`} replace />;
  const isDraft = orders.every(({ status }) => status === 'draft');
  return (
    <Page width="text">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>{t(isDraft ? 'placed.draft.title' : 'placed.title', { count: orders.length })}</Heading>
          <Text tone="muted">{t(isDraft ? 'placed.draft.text' : 'placed.text')}</Text>
        </Stack>
        <ul css={styles.list}>
          {orders.map((order) => (
            <li key={order.id} css={styles.row}>
              <span>
                <Link to={`/wholesale-order-info/${order.id}`}>
                  {t('placed.order', { number: order.number, designer: text(order.seller) })}
                </Link>
                <Text size="sm" tone="muted">
                  {t('checkout.units', { count: order.units })}
                </Text>
              </span>
              <strong>{format.money(order.total.priceMinor, order.currency)}</strong>
            </li>
          ))}
        </ul>
        <Cluster>
          {isMoreInCart && <Button onClick={onContinue}>{t('placed.rest')}</Button>}
          <Link css={buttonStyles({ variant: isMoreInCart ? 'secondary' : 'primary' })} to="/buyer/dashboard">
            {t('placed.dashboard')}
          </Link>
        </Cluster>
      </Stack>
    </Page>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  row: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    fontVariantNumeric: 'tabular-nums',
  }),
};
