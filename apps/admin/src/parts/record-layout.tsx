import { css, media, space } from '@orime/ui';
import type { ReactNode } from 'react';

export type RecordLayoutProps = {
  /** What the record is and what was done with it. */
  readonly children: ReactNode;
  /** What can be done with it; beside the record on wide screens, below it on narrow ones. */
  readonly side: ReactNode;
};

/** A record in two columns. */
export function RecordLayout({ children, side }: RecordLayoutProps) {
  return (
    <div css={styles.root}>
      <div css={styles.column}>{children}</div>
      <div css={styles.column}>{side}</div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
  }),
  column: css({ display: 'grid', gap: space[6], minWidth: 0, '& > *': { minWidth: 0 } }),
};
