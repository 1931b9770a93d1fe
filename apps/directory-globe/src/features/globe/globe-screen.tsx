import { useQuery, useReadContext, useT } from '@orime/platform';
import { css, FailedState, Heading, media, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { geoQuery } from './globe.api.ts';
import { WorldMap } from './world-map.tsx';

/** The world map: designers, producers, stockists and stories, and the ways between designing and making. */
export default function GlobeScreen() {
  const t = useT('directory-globe');
  const geo = useQuery(geoQuery(useReadContext()));
  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size={2}>
          {t('globe.title')}
        </Heading>
        <Text lead tone="muted" css={styles.dek}>
          {t('globe.dek')}
        </Text>
      </header>
      {geo.isPending && (
        <SkeletonRegion>
          <Skeleton height="36rem" />
        </SkeletonRegion>
      )}
      {geo.isError && <FailedState onRetry={() => void geo.refetch()} busy={geo.isFetching} />}
      {geo.data && <WorldMap geo={geo.data} />}
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
