import type { OrderGroup } from '@orime/contracts/api/selling/order';
import { AddressText } from '@orime/forms';
import { Link, useFormat } from '@orime/platform';
import { color, css, Heading, space, Stack, Text } from '@orime/ui';
import { Totals } from '../purchase/index.ts';
import { useOrderT } from './order-texts.ts';
import { OrderWishes } from './order-wishes.tsx';

export type PurchaseSummaryProps = { readonly group: OrderGroup; readonly isBuyer: boolean; readonly label: string };

/** Beside the orders of a purchase: where it goes and what it comes to. */
export function PurchaseSummary({ group, isBuyer, label }: PurchaseSummaryProps) {
  const t = useOrderT();
  const format = useFormat();
  return (
    <aside css={styles.side} aria-label={label}>
      <Stack gap={2}>
        <Heading level={2} size={5} plain>
          {t('order.address')}
        </Heading>
        <AddressText address={group.shippingAddress} />
      </Stack>
      <OrderWishes wishes={group.wishes} />
      <Stack gap={2}>
        <Heading level={2} size={5} plain>
          {t('order.total')}
        </Heading>
        <Totals totals={group.totals} />
        {group.refunded.priceMinor > 0 && (
          <Text size="sm">{t('order.refunded', { amount: format.money(group.refunded.priceMinor, group.refunded.currency) })}</Text>
        )}
        {group.codes_used.length > 0 && (
          <Text size="sm" tone="muted">
            {t('order.codes', { codes: format.list(group.codes_used.map(({ code }) => code)) })}
          </Text>
        )}
      </Stack>
      {isBuyer && (
        <Text size="sm">
          <Link to={`/heardofus?order=${encodeURIComponent(group.number)}`}>{t('order.heard')}</Link>
        </Text>
      )}
    </aside>
  );
}

const styles = {
  side: css({ display: 'grid', gap: space[6], alignSelf: 'start', padding: space[5], background: color.surface }),
};
