import type { Order, OrderGroup } from '@orime/contracts/api/selling/order';
import { useFormat } from '@orime/platform';
import { css, Heading, space, Text } from '@orime/ui';
import { headlineOf } from './order-headline.ts';
import { useOrderT } from './order-texts.ts';

/** What is true of the purchase now, in a headline and a sentence. */
export function PurchaseHead({ group, orders }: { readonly group: OrderGroup; readonly orders: readonly Order[] }) {
  const t = useOrderT();
  const format = useFormat();
  const headline = headlineOf(orders);
  const facts = { date: format.date(group.placedAt), email: group.email };
  return (
    <header css={styles.head}>
      <Text label tone="muted">
        {t('order.number', { number: group.number })}
      </Text>
      <Heading level={1}>{t(`order.headline.${headline}`)}</Heading>
      <Text tone="muted">
        {headline === 'pending_payment' || headline === 'expired' || headline === 'cancelled'
          ? t(`order.text.${headline}`, facts)
          : t('order.placed', facts)}
      </Text>
      {orders.length > 1 && <Text tone="muted">{t('order.split', { count: orders.length })}</Text>}
    </header>
  );
}

const styles = { head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[7], maxWidth: '46rem' }) };
