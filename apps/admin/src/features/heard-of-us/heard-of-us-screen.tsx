import { buildUrl } from '@orime/contracts';
import type { HeardAnswer, listHeardOfUs } from '@orime/contracts/api/office/heard-of-us';
import type { Answer } from '@orime/contracts/schemas';
import { apiQuery, Link, useFormat, useQuery, useSession } from '@orime/platform';
import { EmptyState, Skeleton, SkeletonRegion, Stack } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { lazy, Suspense, useMemo } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { Panel } from '../../parts/panel.tsx';
import { useHeardT } from './heard-of-us-texts.ts';

const BarChart = lazy(async () => ({ default: (await import('@orime/ui/charts')).BarChart }));
const SOURCES = [
  'search',
  'social',
  'press',
  'friend',
  'event',
  'shop',
  'email',
  'other',
] as const satisfies readonly HeardAnswer['source'][];

/** Counts by source over the last 90 days. */
const sourcesQuery = apiQuery<Answer<typeof listHeardOfUs>>({
  key: ['heard-of-us', 'sources'],
  url: buildUrl('/api/heard-of-us', { limit: 1 }),
});

/** How people say that they found us: counts of the last ninety days, and every answer. */
export default function HeardOfUsScreen() {
  const t = useHeardT();
  const format = useFormat();
  const isSignedIn = useSession().status === 'signed-in';
  const { view } = useGridAddress();
  const columns = useHeardColumns();
  const list = usePages<HeardAnswer>({
    key: ['heard-of-us', 'all'],
    url: '/api/heard-of-us',
    query: { source: view.filters['source'] },
    enabled: isSignedIn,
  });
  const counts = useQuery({ ...sourcesQuery, enabled: isSignedIn });
  const sources = counts.data?.sources.toSorted((one, other) => other.answers - one.answers) ?? [];
  return (
    <StaffPage title={t('heard.title')} dek={t('heard.dek')} error={list.error}>
      <Stack gap={6}>
        {sources.length > 0 && (
          <Panel title={t('heard.sources')}>
            <Suspense
              fallback={
                <SkeletonRegion>
                  <Skeleton height="15rem" />
                </SkeletonRegion>
              }
            >
              <BarChart
                title={t('heard.chart')}
                points={sources.map(({ source, answers }) => ({ id: source, label: t(`heard.source.${source}`), value: answers }))}
                labelHeader={t('heard.column.source')}
                valueHeader={t('heard.answers')}
                format={(value) => format.number(value)}
              />
            </Suspense>
          </Panel>
        )}
        <PagedGrid
          list={list}
          caption={t('heard.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ source, createdAt }) => `${source} ${createdAt}`}
          savedAs="admin-heard"
          exportAs="heard-of-us"
          empty={<EmptyState title={t('heard.empty.title')} text={t('heard.empty.text')} />}
        />
      </Stack>
    </StaffPage>
  );
}

function useHeardColumns(): readonly GridColumn<HeardAnswer>[] {
  const t = useHeardT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`heard.column.${id}`), width, sortable: false });
    return [
      {
        ...column('source', 13),
        isRowHeader: true,
        value: ({ source }) => t(`heard.source.${source}`),
        filter: { kind: 'choice', options: SOURCES.map((value) => ({ value, label: t(`heard.source.${value}`) })) },
      },
      { ...column('detail', 30), value: ({ detail }) => detail },
      {
        ...column('order', 12),
        value: ({ order }) => order,
        // As the sender typed it: it is searched for, not opened.
        cell: ({ order }) => order !== null && <Link to={`/admin/orders?f.number=${encodeURIComponent(order)}`}>{order}</Link>,
      },
      {
        ...column('at', 11),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
      { ...column('language', 9), value: ({ locale }) => t(`heard.language.${locale}`) },
    ];
  }, [t, format]);
}
