import type { Order } from '@orime/contracts/api/selling/order';
import { useFormat } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { useOrderT } from './order-texts.ts';
import { trackingLink } from './tracking-link.ts';

/** A parcel of an order: when it left, with whom, and where to follow it. */
export function OrderParcel({ parcel }: { readonly parcel: Order['fulfilments'][number] }) {
  const t = useOrderT();
  const format = useFormat();
  const day = (at: string) => format.date(at, { month: 'long', day: 'numeric' });
  const { carrier, tracking, shippedAt, deliveredAt } = parcel;
  const link = trackingLink(carrier, tracking);
  const date = day(shippedAt);
  return (
    <Text as="div" size="sm" css={styles.root}>
      <span>{carrier === '' && tracking === '' ? t('order.parcel.plain', { date }) : t('order.parcel', { date, carrier, tracking })}</span>
      {deliveredAt !== null && <span>{t('order.parcel.delivered', { date: day(deliveredAt) })}</span>}
      {link !== undefined && deliveredAt === null && (
        // The address of this page has the key of the order: no other site is told it.
        <a href={link} target="_blank" rel="noopener noreferrer">
          {t('order.track')}
        </a>
      )}
    </Text>
  );
}

const styles = { root: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] }) };
