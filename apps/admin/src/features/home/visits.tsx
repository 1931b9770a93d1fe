import { useFormat, useQuery } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion, Text } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useHomeT } from './home-texts.ts';
import { analyticsQuery } from './home.api.ts';

const LineChart = lazy(async () => ({ default: (await import('@orime/ui/charts')).LineChart }));
const HEIGHT = '18rem';

/** Visits of the last 30 days, of those who accepted cookies. Fetches. */
export function Visits() {
  const t = useHomeT();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(analyticsQuery);
  const waiting = (
    <SkeletonRegion>
      <Skeleton height={HEIGHT} />
    </SkeletonRegion>
  );
  const series = (id: 'views' | 'visitors') => ({
    id,
    label: t(`home.visits.${id}`),
    points: (data?.days ?? []).map((day) => ({
      id: day.day,
      label: format.date(day.day, { month: 'short', day: 'numeric' }),
      value: day[id],
    })),
  });
  return (
    <Panel title={t('home.visits')}>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && waiting}
      {data !== undefined && (
        <>
          <Text size="sm" tone="muted">
            {t('home.visits.total', { views: format.number(data.total.views), visitors: format.number(data.total.visitors) })}
          </Text>
          <Suspense fallback={waiting}>
            <LineChart
              title={t('home.visits.chart')}
              labelHeader={t('home.visits.day')}
              format={(value) => format.number(value)}
              series={[series('views'), series('visitors')]}
            />
          </Suspense>
        </>
      )}
    </Panel>
  );
}
