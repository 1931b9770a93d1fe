import { css, Skeleton, SkeletonRegion, space } from '@orime/ui';
import type { ReactNode } from 'react';

/** Cards in as many columns as the page that shows them has room for. */
export function LentList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div css={styles.room}>
      <ul css={styles.list} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

export function LentListSkeleton() {
  return (
    <SkeletonRegion css={styles.room}>
      <div css={styles.list}>
        {[0, 1, 2].map((shape) => (
          <Skeleton key={shape} ratio="4 / 5" />
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** The page may be a narrow panel: pictures are never wider than a column of the widest one. */
export const LENT_SIZES = '(min-width: 1224px) 33vw, (min-width: 768px) 50vw, 100vw';

const styles = {
  // The columns follow the room that the slot has, not the window.
  room: css({ containerType: 'inline-size' }),
  list: css({
    display: 'grid',
    gap: `${space[7]} ${space[5]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container (min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container (min-width: 56rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
};
