import type { AgreedTerms } from '@orime/contracts/api/trade/agreed-terms';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useFormat, useT, useText } from '@orime/platform';
import { color, css, font, space, VisuallyHidden } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useGoodsName } from '../parts/use-goods-name.ts';
import { diffOrder } from './order-diff.ts';

export type WhatChangedProps = { readonly agreed: AgreedTerms; readonly order: WholesaleOrder };

/** The terms of before beside those of now: quantities by size, dates and money. */
export function WhatChanged({ agreed, order }: WhatChangedProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const nameOf = useGoodsName();
  const diff = diffOrder(agreed, order);
  const money = (price: WholesaleOrder['total'] | null): string => (price === null ? '–' : format.money(price.priceMinor, price.currency));
  const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const pair = <Value,>(values: readonly [Value, Value] | undefined, say: (value: Value) => string) =>
    values === undefined ? undefined : ([say(values[0]), say(values[1])] as const);
  const rows = [
    ...diff.lines.map(({ designId, name, colour, sizes, unitBefore, unitAfter }) => {
      const said = sizes.filter((one) => one.before !== one.after);
      const side = (read: (one: (typeof said)[number]) => number, unit: WholesaleOrder['total'] | null): string =>
        [
          ...said.map((one) => `${one.size} × ${format.number(read(one))}`),
          ...(unitBefore?.priceMinor === unitAfter?.priceMinor ? [] : [money(unit)]),
        ].join(', ');
      return {
        id: designId,
        label: nameOf({ designName: name.name, designNameJp: name.nameJp, colour }),
        values: [side((one) => one.before, unitBefore), side((one) => one.after, unitAfter)] as const,
      };
    }),
    { id: 'window', label: t('checkout.window'), values: pair(diff.window, (name) => (name === null ? '–' : text(name))) },
    { id: 'start', label: t('checkout.start'), values: pair(diff.startShip, day) },
    { id: 'cancel', label: t('checkout.cancel'), values: pair(diff.cancelAfter, day) },
    { id: 'terms', label: t('checkout.terms'), values: pair(diff.terms, (terms) => t(`buyer.terms.${terms}`)) },
    { id: 'shipping', label: t('checkout.shipping'), values: pair(diff.shipping, money) },
    { id: 'total', label: t('checkout.total'), values: pair(diff.total, money) },
  ];
  return (
    <Table caption={t('diff.title')} css={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('diff.part')}</th>
          <th scope="col">{t('checkout.changed.before')}</th>
          <th scope="col">{t('checkout.changed.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ id, label, values }) =>
            values !== undefined && (
              <tr key={id} data-total={id === 'total' || undefined}>
                <th scope="row">{label}</th>
                <td>
                  <VisuallyHidden>{t('checkout.changed.before')}: </VisuallyHidden>
                  <del css={styles.before}>{values[0]}</del>
                </td>
                <td>
                  <ins css={styles.after}>{values[1]}</ins>
                </td>
              </tr>
            ),
        )}
      </tbody>
    </Table>
  );
}

const styles = {
  table: css({
    '& [data-total] > *': { fontWeight: font.weight.semibold, borderBlockStart: `1px solid ${color.lineStrong}` },
    '& th': { minWidth: '7rem' },
  }),
  before: css({ color: color.muted }),
  after: css({ textDecoration: 'none', fontWeight: font.weight.medium, padding: `0 ${space[1]}`, background: color.warningSoft }),
};
