import type { PropsOfSlot } from '@orime/contracts';
import type { GeoPoints } from '@orime/contracts/api/discovery/geo';
import { useFragmentRead } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { PLACE_MAP_READ } from './place-map-reads.ts';
import { PlaceMap } from './place-map.tsx';

/** The place of a designer or producer on somebody else's page. */
export default function PlaceMapFragment(props: PropsOfSlot<'place-map@1'>) {
  const geo = useFragmentRead<GeoPoints>(PLACE_MAP_READ, props);
  if (geo.data !== undefined) return <PlaceMap handle={props.handle} geo={geo.data} />;
  if (geo.isError) return <FailedState level={3} onRetry={() => void geo.refetch()} busy={geo.isFetching} />;
  return (
    <SkeletonRegion>
      <Skeleton height="22rem" />
    </SkeletonRegion>
  );
}
