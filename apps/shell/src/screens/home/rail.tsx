import { css, media, space } from '@orime/ui';
import { Children } from 'react';
import type { ReactNode } from 'react';

/** Things beside each other that are pushed sideways. Focusable, so that the arrow keys push it too. */
export function Rail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul css={styles.root} tabIndex={0} aria-label={label}>
      {Children.map(children, (child) => (
        <li css={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}

const gutter = `clamp(${space[4]}, 3.2vw, ${space[7]})`;

const styles = {
  // Runs to the edges of the window while its first cell stands on the page's margin.
  root: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '62%',
    gap: space[3],
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    paddingBlockEnd: space[3],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollPaddingInline: gutter,
    scrollbarWidth: 'thin',
    listStyle: 'none',
    '&:focus-visible': { outlineOffset: -2 },
    [media.tablet]: { gridAutoColumns: '31%', gap: space[4] },
    [media.desktop]: { gridAutoColumns: '22.5%' },
  }),
  cell: css({ scrollSnapAlign: 'start', minWidth: 0 }),
};
