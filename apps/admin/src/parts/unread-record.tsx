import { refusalOf } from '@orime/forms/access';
import { EmptyState, FailedState, Skeleton, SkeletonRegion } from '@orime/ui';

export type UnreadRecordProps = {
  /** How the read of the record stands: of a query without data. */
  readonly read: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  /** Said when there is no such record. */
  readonly title: string;
  readonly text: string;
};

/** In place of a record that is not there yet, cannot be read, or does not exist. */
export function UnreadRecord({ read: { error, isFetching, refetch }, title, text }: UnreadRecordProps) {
  if (error === null)
    return (
      <SkeletonRegion>
        <Skeleton height="36rem" />
      </SkeletonRegion>
    );
  if (refusalOf(error) === 'not_found') return <EmptyState title={title} text={text} />;
  return <FailedState onRetry={() => void refetch()} busy={isFetching} />;
}
