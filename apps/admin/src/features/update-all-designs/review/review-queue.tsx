import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { Link, useQuery } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Grid, media, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { adminStatsQuery } from '../../../layout/index.ts';
import { useDesignsT } from '../designs-texts.ts';
import { QUEUE_LIMIT } from '../designs.api.ts';
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
  readonly kind: 'new' | 'changes';
};

/** New designs, or changes of designs that are public, in the four states of the queue that both stand in. */
export function ReviewQueue({ queue, kind }: ReviewQueueProps) {
  const t = useDesignsT();
  const { data: stats } = useQuery(adminStatsQuery);
  // Here, because the desk goes while the last design is under way.
  const deciding = useDecide();
  const confirming = useConfirmSelected(deciding);
  if (queue.data === undefined && queue.isError) return <FailedState onRetry={() => void queue.refetch()} busy={queue.isFetching} />;
  if (queue.data === undefined) return <ReviewSkeleton />;
  const designs = queue.data.filter(({ pendingChange }) => pendingChange === (kind === 'changes'));
  const total = stats?.waiting[kind === 'changes' ? 'designChanges' : 'designs'] ?? 0;
  if (designs.length === 0) {
    return (
      <EmptyState
        title={t('queue.empty.title')}
        text={t(kind === 'changes' ? 'desk.empty.changes' : 'queue.empty.text')}
        actions={
          <Link css={buttonStyles({ variant: 'secondary' })} to="?tab=all">
            {t('queue.empty.action')}
          </Link>
        }
      />
    );
  }
  return (
    <ReviewDesk
      designs={designs}
      label={t(kind === 'changes' ? 'desk.list.changes' : 'queue.list')}
      total={queue.data.length >= QUEUE_LIMIT && total > designs.length ? total : undefined}
      {...deciding}
      {...confirming}
    />
  );
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
