import { useQuery } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { changeQuery } from '../designs.api.ts';
import { ChangeView } from './change-view.tsx';

/** The change of a design that waits for a decision. Fetches. */
export function WaitingChange({ designId }: { readonly designId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(changeQuery(designId));
  if (data !== undefined) return <ChangeView change={data} />;
  if (isError) return <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <SkeletonRegion>
      <Skeleton height="12rem" />
    </SkeletonRegion>
  );
}
