import { marginOf } from '@orime/commerce';
import type { ProductionDetail } from '@orime/contracts/api/trade/production';
import { useFormat } from '@orime/platform';
import { css, Heading, space, Text } from '@orime/ui';
import { MoneyTable } from '@orime/ui/data';
import { useProductionT } from '../production-texts.ts';

export type RunMarginProps = { readonly run: ProductionDetail; readonly sale: NonNullable<ProductionDetail['sale']> };

/** What one piece costs and leaves, sold to a customer and to a store, by today's prices and rates. */
export function RunMargin({ run, sale }: RunMarginProps) {
  const t = useProductionT();
  const format = useFormat();
  const { cost, units } = run;
  const money = (minor: number): string => format.money(minor, cost.currency);
  // Stores pay their tax on top.
  const channels = [
    { id: 'retail', price: sale.retail, commissionBp: sale.retailCommissionBp, tax: sale.tax },
    { id: 'wholesale', price: sale.wholesale, commissionBp: sale.wholesaleCommissionBp, tax: { rateBp: 0, included: false } },
  ] as const;
  const sold = channels.flatMap(({ id, price, commissionBp, tax }) =>
    price === null
      ? []
      : [
          {
            id,
            priceMinor: price.priceMinor,
            commissionBp,
            margin: marginOf({ priceMinor: price.priceMinor, costMinor: cost.priceMinor, units, commissionBp, tax }),
          },
        ],
  );
  const amounts = (of: (channel: (typeof sold)[number]) => string): Record<string, string> =>
    Object.fromEntries(sold.map((channel) => [channel.id, of(channel)]));
  return (
    <section css={styles.root} aria-labelledby="run-margin">
      <Heading level={2} size={3} id="run-margin">
        {t('margin.title')}
      </Heading>
      {sold.length === 0 ? (
        <Text size="sm">{t('margin.no-price', { currency: cost.currency, total: money(cost.priceMinor) })}</Text>
      ) : (
        <MoneyTable
          caption={t('margin.title')}
          labelHeader={t('margin.piece')}
          columns={sold.map(({ id }) => ({ id, header: t(`margin.${id}`) }))}
          lines={[
            { id: 'price', label: t('margin.price'), amounts: amounts(({ priceMinor }) => money(priceMinor)) },
            ...(sold.some(({ margin }) => margin.taxMinor > 0)
              ? [
                  {
                    id: 'tax',
                    label: t('margin.tax'),
                    amounts: amounts(({ margin }) => (margin.taxMinor === 0 ? '–' : money(-margin.taxMinor))),
                  },
                ]
              : []),
            { id: 'commission', label: t('margin.commission'), amounts: amounts(({ margin }) => money(-margin.commissionMinor)) },
            { id: 'cost', label: t('margin.cost'), amounts: amounts(({ margin }) => money(-margin.costMinor)) },
            { id: 'margin', label: t('margin.left'), amounts: amounts(({ margin }) => money(margin.marginMinor)), kind: 'total' },
            { id: 'share', label: t('margin.share'), amounts: amounts(({ margin }) => format.percent(margin.share)), kind: 'total' },
          ]}
        />
      )}
      <Text size="sm" tone="muted">
        {t('margin.text')}
      </Text>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };
