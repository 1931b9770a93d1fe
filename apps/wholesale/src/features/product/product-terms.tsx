import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useT, useText } from '@orime/platform';
import { color, css, media, space } from '@orime/ui';

/** What the maker asks: minimums, multiples, when it ships and until when to order. */
export function ProductTerms({ product }: { readonly product: WholesaleProduct }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { window, minimums, moq, multiple, materials } = product;
  const day = (when: string): string => format.date(when, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const rows: readonly (readonly [string, string | false])[] = [
    [t('terms.season'), product.season],
    [t('terms.moq'), t('terms.units-a-colour', { count: moq })],
    [t('terms.multiple'), multiple > 1 && t('terms.multiples-of', { multiple })],
    [
      t('terms.ship'),
      window ? t('terms.window', { name: text(window.name), from: day(window.startShip), to: day(window.endShip) }) : t('table.no-window'),
    ],
    [t('terms.cutoff'), window !== null && day(window.orderCutoff)],
    [t('terms.first-order'), minimums.firstOrder !== null && format.money(minimums.firstOrder.priceMinor, minimums.firstOrder.currency)],
    [t('terms.reorder'), minimums.reorder !== null && format.money(minimums.reorder.priceMinor, minimums.reorder.currency)],
    [
      t('terms.materials'),
      materials.length > 0 && format.list(materials.map(({ label, percent }) => `${text(label)} ${format.percent(percent / 100)}`)),
    ],
  ];
  return (
    <dl css={styles.root}>
      {rows.map(
        ([name, value]) =>
          value !== false && (
            <div key={name} css={styles.row}>
              <dt css={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const styles = {
  root: css({
    display: 'grid',
    columnGap: space[6],
    margin: 0,
    fontSize: '0.875rem',
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[5] },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 1fr) 2fr',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
    // Names above their values, so that the table to order from begins on the first screen.
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, alignContent: 'start' },
    '& dd': { margin: 0 },
  }),
  name: css({ color: color.muted }),
};
