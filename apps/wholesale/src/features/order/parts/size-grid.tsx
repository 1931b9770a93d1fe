import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Link, useFormat, useT } from '@orime/platform';
import { color, css, font, Heading, Image, media, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useGoodsName } from './use-goods-name.ts';

type Line = WholesaleOrder['lines'][number];

/** The goods: a picture and a size grid each, with what was ordered, shipped and is left. */
export function SizeGrid({ order }: { readonly order: WholesaleOrder }) {
  const t = useT('wholesale');
  return (
    <section aria-labelledby="order-goods">
      <Heading id="order-goods" level={2} size={3}>
        {t('order.goods')}
      </Heading>
      <ul css={styles.list}>
        {order.lines.map((line) => (
          <StyleRow key={line.id} line={line} isShipping={order.fulfilments.length > 0} />
        ))}
      </ul>
    </section>
  );
}

function StyleRow({ line, isShipping }: { readonly line: Line; readonly isShipping: boolean }) {
  const t = useT('wholesale');
  const format = useFormat();
  const nameOf = useGoodsName();
  const name = nameOf(line);
  const sizes = Object.entries(line.sizeQuantities);
  const shippedOf = (size: string): number => line.shippedQuantities[size] ?? 0;
  const rows: readonly (readonly [string, (size: string, ordered: number) => number])[] = isShipping
    ? [
        [t('order.ordered'), (_, ordered) => ordered],
        [t('order.shipped'), (size) => shippedOf(size)],
        [t('order.left'), (size, ordered) => ordered - shippedOf(size)],
      ]
    : [[t('order.ordered'), (_, ordered) => ordered]];
  return (
    <li css={styles.row}>
      {line.image === null ? (
        <span css={styles.image} />
      ) : (
        <Image css={styles.image} image={line.image} alt="" sizes="5.5rem" ratio="3 / 4" />
      )}
      <div css={styles.body}>
        <div css={styles.head}>
          <Link to={`/wholesale/${line.slug}`}>{name}</Link>
          <span css={styles.amount}>
            <Text size="sm" tone="muted" as="span">
              {t('checkout.line.units', { count: line.quantity, price: format.money(line.unit.priceMinor, line.unit.currency) })}
            </Text>
            <strong>{format.money(line.total.priceMinor, line.total.currency)}</strong>
          </span>
        </div>
        <Table caption={t('sizes.of', { name })} css={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{t('order.size')}</th>
              {sizes.map(([size]) => (
                <th key={size} scope="col" data-align="end">
                  {size}
                </th>
              ))}
              <th scope="col" data-align="end">
                {t('matrix.units')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, read]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {sizes.map(([size, ordered]) => (
                  <td key={size} data-align="end">
                    {format.number(read(size, ordered))}
                  </td>
                ))}
                <td data-align="end">{format.number(sizes.reduce((sum, [size, ordered]) => sum + read(size, ordered), 0))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </li>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: space[4] },
  }),
  image: css({ width: '100%', background: color.backdrop, aspectRatio: '3 / 4' }),
  body: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[3], fontWeight: font.weight.medium }),
  amount: css({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' }),
  grid: css({
    width: 'auto',
    '& th, & td': { paddingBlock: space[1], paddingInline: space[1], whiteSpace: 'nowrap' },
    '& thead th, & tbody td': { minWidth: '1.75rem' },
    [media.tablet]: { '& th, & td': { paddingInline: space[2] }, '& thead th, & tbody td': { minWidth: '2.75rem' } },
    '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, background: color.page, paddingInlineStart: 0 },
  }),
};
