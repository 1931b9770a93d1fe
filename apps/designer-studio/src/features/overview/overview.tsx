import { useMarket, useQuery } from '@orime/platform';
import { css, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { profileStatsQuery } from './overview.api.ts';
import { StatFigures } from './stat-figures.tsx';
import { TodayList } from './today-list.tsx';

// Charts bring their own library; what is to be done shows without it.
const StatChart = lazy(async () => ({ default: (await import('./stat-chart.tsx')).StatChart }));

/** What needs the designer today, and how the last month went. Fetches. */
export function Overview() {
  const { currency } = useMarket();
  const { data, isError, isFetching, refetch } = useQuery(profileStatsQuery(currency));
  if (data === undefined)
    return isError ? (
      <FailedState level={2} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion css={styles.root}>
        <Skeleton height="10rem" />
        <Skeleton height="8rem" />
        <Skeleton height="18rem" />
      </SkeletonRegion>
    );
  return (
    <div css={styles.root}>
      <TodayList waiting={data.waiting} />
      <StatFigures stats={data} />
      <Suspense fallback={<Skeleton height="18rem" />}>
        <StatChart stats={data} />
      </Suspense>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[6], '& > *': { minWidth: 0 } }) };
