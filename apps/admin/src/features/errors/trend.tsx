import { useFormat } from '@orime/platform';
import { css } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { useErrorsT } from './errors-texts.ts';

const Sparkline = lazy(async () => ({ default: (await import('@orime/ui/charts')).Sparkline }));

/** How often an error occurred in each of the last hours, at a glance. */
export function Trend({ hours }: { readonly hours: readonly number[] }) {
  const t = useErrorsT();
  const format = useFormat();
  const count = hours.reduce((sum, each) => sum + each, 0);
  const label = t('errors.trend', { occurrences: format.number(count), hours: format.number(hours.length) });
  if (count === 0) return <span css={styles.none}>{t('errors.trend.none')}</span>;
  return (
    <span css={styles.root}>
      <Suspense fallback={null}>
        <Sparkline values={hours} label={label} />
      </Suspense>
    </span>
  );
}

const styles = {
  // As wide as the line before it has come.
  root: css({ display: 'inline-block', width: 96, height: 28, verticalAlign: 'middle' }),
  none: css({ whiteSpace: 'nowrap' }),
};
