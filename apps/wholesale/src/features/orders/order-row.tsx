import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { Badge, color, css, font, media, space, Text } from '@orime/ui';
import { statusTone } from '../order/index.ts';
import { tabOf } from './order-tabs.ts';

/** One order of a list: with whom, where it stands, when it ships and what it comes to. */
export function OrderRow({ order }: { readonly order: WholesaleOrder }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const party = order.viewer.role === 'buyer' ? text(order.seller) : order.buyer.name;
  const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li css={styles.root}>
      <div css={styles.name}>
        <Link css={styles.link} to={`/wholesale-order-info/${order.id}`}>
          {t('placed.order', { number: order.number, designer: party })}
        </Link>
        <Text size="sm" tone="muted">
          {[order.poNumber, order.viewer.role === 'buyer' ? '' : text(order.seller), t('checkout.units', { count: order.units })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div>
        <Badge tone={tabOf(order) === 'needs' ? 'warning' : statusTone(order.status)}>
          {t(order.viewer.canAccept ? 'orders.accept' : `order.status.${order.status}`)}
        </Badge>
      </div>
      <Text size="sm" tone="muted">
        {t('table.window', { from: day(order.startShip), to: day(order.cancelAfter) })}
      </Text>
      <strong css={styles.total}>{format.money(order.total.priceMinor, order.currency)}</strong>
    </li>
  );
}

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]} ${space[4]}`,
    alignItems: 'center',
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(8rem, 1fr) minmax(10rem, 1fr) 7rem' },
  }),
  name: css({ minWidth: 0 }),
  // The whole row is the link.
  link: css({
    fontWeight: font.weight.medium,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  }),
  total: css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
};
