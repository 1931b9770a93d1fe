import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';
import { useFormat, useQuery, useReadContext, useT } from '@orime/platform';
import { css, FailedState, Heading, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { filterPoints } from './filter-points.ts';
import type { Viewport } from './globe-view.ts';
import { geoQuery } from './globe.api.ts';
import { MapArea } from './map-area.tsx';
import { PlacesList } from './places-list.tsx';
import { useGlobeView } from './use-globe-view.ts';

/** The world map: designers, producers, stockists and stories, and the ways between designing and making. */
export default function GlobeScreen() {
  const t = useT('directory-globe');
  const geo = useQuery(geoQuery(useReadContext()));
  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('globe.title')}
        </Heading>
        <Text tone="muted" size="lg" css={styles.dek}>
          {t('globe.dek')}
        </Text>
      </header>
      {geo.isPending && (
        <SkeletonRegion>
          <Skeleton ratio="16 / 9" />
        </SkeletonRegion>
      )}
      {geo.isError && <FailedState onRetry={() => void geo.refetch()} busy={geo.isFetching} />}
      {geo.data && <Globe geo={geo.data} />}
    </Page>
  );
}

function Globe({ geo }: { readonly geo: GeoPoints }) {
  const format = useFormat();
  const view = useGlobeView();
  const [selected, setSelected] = useState<GeoPoint | null>(null);
  // Where the list sends the map: a new object each time, so that the same place can be asked for twice.
  const [target, setTarget] = useState<Viewport | null>(null);
  const points = filterPoints(geo.points, view.kinds, view.query, format.country);

  return (
    <>
      <MapArea geo={geo} points={points} view={view} selected={selected} target={target} onSelect={setSelected} />
      <PlacesList
        points={points}
        focus={view.focus}
        onClear={() => {
          view.choose('q', '');
          view.choose('kinds', '');
        }}
        onShow={(point) => {
          setSelected(point);
          setTarget({ lon: point.lon, lat: point.lat, zoom: CLOSE_ZOOM });
          document.getElementById('main')?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
}

const CLOSE_ZOOM = 5;

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  dek: css({ maxWidth: '40rem' }),
};
