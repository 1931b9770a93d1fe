import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { Link, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Grid, media, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { ReviewDesk } from './review-desk.tsx';
import { useConfirmSelected } from './use-confirm-selected.ts';
import { useDecide } from './use-decide.ts';

export type ReviewQueueProps = {
  /** The parts of the query's result that are shown. */
  readonly queue: {
    readonly data: readonly OwnerDesign[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** The queue in its four states. */
export function ReviewQueue({ queue }: ReviewQueueProps) {
  const t = useT('admin');
  // Here, because the desk goes while the last design is under way.
  const deciding = useDecide();
  const confirming = useConfirmSelected(deciding);
  if (queue.data === undefined && queue.isError) return <FailedState onRetry={() => void queue.refetch()} busy={queue.isFetching} />;
  if (queue.data === undefined) return <ReviewSkeleton />;
  if (queue.data.length === 0) {
    return (
      <EmptyState
        title={t('queue.empty.title')}
        text={t('queue.empty.text')}
        actions={
          <Link css={buttonStyles({ variant: 'secondary' })} to="?tab=all">
            {t('queue.empty.action')}
          </Link>
        }
      />
    );
  }
  return <ReviewDesk designs={queue.data} {...deciding} {...confirming} />;
}

function ReviewSkeleton() {
  return (
    <SkeletonRegion css={styles.skeleton}>
      <Skeleton height="24rem" />
      <Grid columns={[1, 2, 2]} gap={4}>
        <Skeleton ratio="3 / 4" />
        <Skeleton ratio="3 / 4" />
      </Grid>
    </SkeletonRegion>
  );
}

const styles = {
  skeleton: css({ display: 'grid', gap: space[5], [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } }),
};
