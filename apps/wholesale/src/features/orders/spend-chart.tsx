import { useFormat, useT, useText } from '@orime/platform';
import { css, media, space } from '@orime/ui';
import { BarChart } from '@orime/ui/charts';
import { MoneyTable } from '@orime/ui/data';
import type { Spend } from './spend.ts';

/** What a company ordered by month, and with which designers. */
export function SpendChart({ spend }: { readonly spend: Spend }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const money = (minor: number): string => format.money(minor, spend.currency);
  return (
    <div css={styles.root}>
      <BarChart
        title={t('spend.title')}
        labelHeader={t('spend.month')}
        valueHeader={t('matrix.amount')}
        format={money}
        points={spend.months.map(({ month, totalMinor }) => ({
          id: month,
          label: format.date(`${month}-01T00:00:00Z`, { month: 'short', timeZone: 'UTC' }),
          value: totalMinor,
        }))}
      />
      <MoneyTable
        showCaption
        caption={t('spend.brands')}
        labelHeader={t('table.designer')}
        columns={[{ id: 'amount', header: t('matrix.amount') }]}
        lines={spend.brands.map((brand) => ({ id: brand.id, label: text(brand), amounts: { amount: money(brand.totalMinor) } }))}
      />
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    marginBlockStart: space[4],
    '& > *': { minWidth: 0 },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  }),
};
