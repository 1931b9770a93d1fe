import { useQuery, useReadContext, useT } from '@orime/platform';
import { css, FailedState, Heading, media, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useMemo } from 'react';
import { TimeMap } from './time-map.tsx';
import { earlierQuery, timelineQuery } from './timeline.api.ts';

/** What came to the map, season by season: designers, producers, designs and stories. */
export default function SpacetimeScreen() {
  const t = useT('directory-globe');
  const newest = useQuery(timelineQuery(useReadContext()));
  const earlier = useQuery({ ...earlierQuery, enabled: newest.data?.hasMore === true });
  const failed = [newest, earlier].find(({ isError }) => isError);
  // The seasons and points below are made of it: it keeps its identity while nothing has come.
  const entries = useMemo(() => [...(newest.data?.items ?? []), ...(earlier.data ?? [])], [newest.data, earlier.data]);
  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size={2}>
          {t('spacetime.title')}
        </Heading>
        <Text lead tone="muted" css={styles.dek}>
          {t('spacetime.dek')}
        </Text>
      </header>
      {newest.isPending && (
        <SkeletonRegion>
          <Skeleton height="36rem" />
        </SkeletonRegion>
      )}
      {failed && <FailedState onRetry={() => void failed.refetch()} busy={failed.isFetching} />}
      {newest.data && <TimeMap entries={entries} busy={earlier.isFetching} />}
    </Page>
  );
}

const styles = {
  head: css({
    display: 'grid',
    gap: space[2],
    marginBlockEnd: space[4],
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[6], alignItems: 'baseline' },
  }),
  dek: css({ maxWidth: '44rem' }),
};
