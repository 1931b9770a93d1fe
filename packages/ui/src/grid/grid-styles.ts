import { color, css, font, space, z } from '@orime/ui';

const cell = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: space[3],
  background: 'inherit',
  '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
  '&:focus-visible': { outlineOffset: -2, zIndex: 1 },
  '&[data-sticky]': { position: 'sticky', insetInlineStart: 'var(--sticky)', zIndex: z.raised },
  '&[data-sticky="edge"]': { boxShadow: `1px 0 ${color.line}` },
  // Where there is little room, the boxes scroll away and the names alone stay.
  '@container (max-width: 36rem)': { '&[data-sticky=""]': { position: 'relative' }, '&[data-sticky="edge"]': { insetInlineStart: 0 } },
});

/** Looks that head and body of a grid share, put together once: hundreds of cells are drawn while scrolling. Widths come as variables. */
export const gridStyles = {
  row: css({ display: 'grid', gridTemplateColumns: 'var(--columns)', minWidth: 'var(--width)' }),
  cell,
  tick: css(cell, { justifyContent: 'center', paddingInline: 0 }),
  box: css({ width: '1.2rem', height: '1.2rem', accentColor: color.accent, cursor: 'pointer' }),
  head: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.raised + 1,
    height: '2.75rem',
    minWidth: 'var(--width)',
    background: color.surface,
    boxShadow: `inset 0 -1px ${color.lineStrong}`,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    color: color.muted,
    whiteSpace: 'nowrap',
  }),
};
