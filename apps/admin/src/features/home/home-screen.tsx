import { refusalOf } from '@orime/forms/access';
import { useQuery, useSession } from '@orime/platform';
import { css, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { adminStatsQuery, RAIL_SECTIONS, StaffPage, waitingOf } from '../../layout/index.ts';
import { FailingJobs } from './failing-jobs.tsx';
import { Figures } from './figures.tsx';
import { useHomeT } from './home-texts.ts';
import { ownBuyersQuery, ownOrdersQuery } from './home.api.ts';
import { Visits } from './visits.tsx';
import { WaitingList } from './waiting-list.tsx';

const OFTEN_MS = 60_000;

/** What the staff find first: work, then how the marketplace does. A manager sees the work of her own companies. */
export default function HomeScreen() {
  const t = useHomeT();
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const stats = useQuery({ ...adminStatsQuery, enabled: isSignedIn, refetchInterval: OFTEN_MS });
  // Whom the numbers are refused is a manager, or not of the staff at all: her own lists tell.
  const isRefused = refusalOf(stats.error) === 'forbidden';
  const buyers = useQuery({ ...ownBuyersQuery, enabled: isRefused });
  const orders = useQuery({ ...ownOrdersQuery, enabled: isRefused });
  const error = isRefused ? (buyers.error ?? orders.error) : stats.error;
  const isFailed = error !== null && refusalOf(error) === undefined;
  const name = isSignedIn ? session.user.name : '';

  return (
    <StaffPage title={t('home.title', { name })} dek={t('home.dek')} error={error}>
      {isFailed && <FailedState onRetry={() => void (isRefused ? Promise.all([buyers.refetch(), orders.refetch()]) : stats.refetch())} />}
      {!isFailed && stats.data === undefined && (buyers.data === undefined || orders.data === undefined) && (
        <SkeletonRegion>
          <Skeleton height="40rem" />
        </SkeletonRegion>
      )}
      {stats.data !== undefined && (
        <div css={styles.root}>
          <WaitingList
            work={RAIL_SECTIONS.flatMap(({ entries }) => entries).map((entry) => ({
              to: entry.to,
              name: entry.name,
              count: waitingOf(entry, stats.data) ?? 0,
            }))}
          />
          <FailingJobs jobs={stats.data.failingJobs} />
          <Figures stats={stats.data} />
          <Visits />
        </div>
      )}
      {stats.data === undefined && buyers.data !== undefined && orders.data !== undefined && (
        <WaitingList
          work={[
            { to: '/admin/buyers', name: 'buyers', count: buyers.data.total },
            { to: '/admin/wholesale-orders', name: 'wholesale-orders', count: orders.data.total },
          ]}
        />
      )}
    </StaffPage>
  );
}

const styles = { root: css({ display: 'grid', gap: space[7], '& > *': { minWidth: 0 } }) };
