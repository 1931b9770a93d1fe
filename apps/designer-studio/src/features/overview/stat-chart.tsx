import { toMajor } from '@orime/commerce';
import { currencyExponent } from '@orime/contracts';
import type { ProfileStats } from '@orime/contracts/api/people/profile-stats';
import { useFormat } from '@orime/platform';
import { css, Segmented, space } from '@orime/ui';
import { LineChart } from '@orime/ui/charts';
import { useState } from 'react';
import { useOverviewT } from './overview-texts.ts';

const SHOWN = ['views', 'orders', 'net'] as const;

/** One figure day by day. */
export function StatChart({ stats }: { readonly stats: ProfileStats }) {
  const t = useOverviewT();
  const format = useFormat();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('views');
  const { days, currency } = stats;
  const money = (value: number): string => format.money(Math.round(value) * 10 ** currencyExponent(currency), currency);
  return (
    <section css={styles.root} aria-label={t('chart.label')}>
      <Segmented
        label={t('chart.choose')}
        options={SHOWN.map((value) => ({ value, label: t(`chart.${value}`) }))}
        value={shown}
        onChange={setShown}
      />
      <LineChart
        title={t(`chart.title.${shown}`)}
        labelHeader={t('chart.day')}
        format={shown === 'net' ? money : (value) => format.number(value)}
        series={[
          {
            id: shown,
            label: t(`chart.${shown}`),
            points: days.map(({ day, views, orders, netMinor }) => ({
              id: day,
              label: format.date(`${day}T00:00:00Z`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' }),
              value: shown === 'views' ? views : shown === 'orders' ? orders : toMajor(netMinor, currency),
            })),
          },
        ]}
      />
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };
