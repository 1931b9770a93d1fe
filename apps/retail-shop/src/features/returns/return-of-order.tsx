import { useQuery } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { ReturnCard } from './return-card.tsx';
import { returnQuery } from './returns.api.ts';

/** A return on the page of its order. Fetches. */
export function ReturnOfOrder({ id, guestKey }: { readonly id: string; readonly guestKey: string | undefined }) {
  const { data, isError, isFetching, refetch } = useQuery(returnQuery(id, guestKey));
  if (data) return <ReturnCard entry={data} guestKey={guestKey} level={3} />;
  if (isError) return <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <SkeletonRegion>
      <Skeleton height="12rem" />
    </SkeletonRegion>
  );
}
