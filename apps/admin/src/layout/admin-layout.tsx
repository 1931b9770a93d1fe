import { useHasRoute, useQuery, useSession } from '@orime/platform';
import { color, css, media, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { adminStatsQuery, STATS_EVERY_MS } from './admin-stats.api.ts';
import { RailBar } from './rail-bar.tsx';
import { liveRail } from './rail-sections.ts';
import { Rail } from './rail.tsx';

/**
 * Around every screen of the staff: a rail with all duties and what waits in them, on a phone behind a bar. Others see the screen
 * alone, which says itself that it is not theirs. Fetches.
 */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const hasRoute = useHasRoute();
  const staffRole = session.status === 'signed-in' ? session.user.staffRole : 'none';
  const stats = useQuery({ ...adminStatsQuery, enabled: staffRole === 'admin', refetchInterval: STATS_EVERY_MS });
  if (staffRole === 'none') return children;

  const rail = liveRail(staffRole, hasRoute);
  const shown = { rail, stats: stats.data, hasFailed: stats.isError && stats.data === undefined, onRetry: () => void stats.refetch() };
  return (
    <div css={styles.root}>
      <aside css={styles.rail}>
        <Rail {...shown} />
      </aside>
      <div css={styles.bar}>
        <RailBar {...shown} />
      </div>
      <div css={styles.content}>{children}</div>
    </div>
  );
}

/** Of the shell's compact header, below which the rail stays in sight. */
const HEADER = '4rem';

const styles = {
  root: css({ [media.desktop]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)' } }),
  rail: css({
    display: 'none',
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: HEADER,
      height: `calc(100dvh - ${HEADER})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: `${space[4]} ${space[3]} ${space[6]}`,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  }),
  bar: css({ [media.desktop]: { display: 'none' } }),
  content: css({ minWidth: 0 }),
};
