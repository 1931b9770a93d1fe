import { matrixUnits } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useFormat, useT, useText } from '@orime/platform';
import { color, css, Heading, space, Text } from '@orime/ui';

/** The parcels that have left, with their tracking and what is in them. */
export function OrderParcels({ order }: { readonly order: WholesaleOrder }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  if (order.fulfilments.length === 0) return null;
  const nameOf = (lineId: string): string => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line === undefined ? '' : text({ name: line.designName, nameJp: line.designNameJp });
  };
  return (
    <section aria-labelledby="order-parcels">
      <Heading id="order-parcels" level={2} size={3}>
        {t('order.parcels')}
      </Heading>
      <ol css={styles.list}>
        {order.fulfilments.map((parcel, index) => (
          <li key={parcel.id} css={styles.row}>
            <div>
              <strong>{t('order.parcel', { number: index + 1, date: format.date(parcel.shippedAt) })}</strong>
              <Text size="sm" tone="muted">
                {[parcel.carrier, parcel.tracking].filter((part) => part !== '').join(' · ') || t('order.parcel.untracked')}
              </Text>
              {parcel.deliveredAt !== null && (
                <Text size="sm">{t('order.parcel.delivered', { date: format.date(parcel.deliveredAt) })}</Text>
              )}
            </div>
            <ul css={styles.lines}>
              {parcel.lines.map(({ lineId, sizeQuantities }) => (
                <li key={lineId}>
                  {t('order.parcel.line', {
                    name: nameOf(lineId),
                    count: matrixUnits(sizeQuantities),
                    sizes: format.list(Object.entries(sizeQuantities).map(([size, units]) => `${size} × ${format.number(units)}`)),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  row: css({ display: 'grid', gap: space[2], paddingBlock: space[3], borderBlockEnd: `1px solid ${color.line}` }),
  lines: css({ margin: 0, paddingInlineStart: space[4], fontSize: '0.875rem' }),
};
