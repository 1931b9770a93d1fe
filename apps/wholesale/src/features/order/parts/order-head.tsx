import { addressLine } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useFormat, useLanguage, useT, useText } from '@orime/platform';
import { Badge, color, css, font, Heading, media, space, Text } from '@orime/ui';
import { statusTone } from './status-tone.ts';

/** The order's number and state, who trades with whom, and when it ships on which terms. */
export function OrderHead({ order }: { readonly order: WholesaleOrder }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { seller, buyer, manager, poNumber, window, terms, shipTo } = order;
  const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const facts: readonly (readonly [string, string])[] = [
    [t('order.buyer'), buyer.name],
    [t('order.manager'), manager?.name ?? ''],
    [t('checkout.po'), poNumber ?? ''],
    [t('checkout.window'), window === null ? '' : text(window.name)],
    [t('order.dates'), t('table.window', { from: day(order.startShip), to: day(order.cancelAfter) })],
    [t('checkout.terms'), t(`buyer.terms.${terms}`)],
    [t('checkout.address.shipTo'), shipTo === null ? t('order.no-address') : addressLine(shipTo, { language, name: shipTo.name })],
    [t('order.note'), order.note],
  ];
  return (
    <header css={styles.root}>
      <Text size="sm" tone="muted">
        {order.placedAt === null
          ? t('order.kept-on', { date: format.date(order.createdAt) })
          : t('order.placed-on', { date: format.date(order.placedAt) })}
      </Text>
      <div css={styles.title}>
        <Heading level={1} size={2}>
          {t('order.heading', { number: order.number, designer: text(seller) })}
        </Heading>
        <Badge tone={statusTone(order.status)}>{t(`order.status.${order.status}`)}</Badge>
      </div>
      <dl css={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt css={styles.name}>{name}</dt>
                <dd css={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </header>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  title: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[3]} ${space[5]}`,
    margin: 0,
    paddingBlock: space[4],
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  name: css({ fontSize: font.size.xs, color: color.muted }),
  value: css({ margin: 0, fontSize: font.size.sm, overflowWrap: 'anywhere' }),
};
