import { color, css, font, space, z } from '@orime/ui';

/**
 * Looks of the scrolling box and of everything in it, by `data-part`. Rows are drawn by the hundred while scrolling: with styles of
 * their own, putting these together took most of the time of a frame.
 */
export const gridBox = css({
  position: 'relative',
  overflow: 'auto',
  containerType: 'inline-size',
  border: `1px solid ${color.line}`,
  fontSize: '0.875rem',
  background: color.page,
  overscrollBehavior: 'contain',
  // Rows are placed one by one: there is nothing that the browser should keep in its place.
  overflowAnchor: 'none',
  // The focus is not scrolled to under the head or the first column.
  scrollPaddingBlockStart: '2.75rem',
  scrollPaddingInlineStart: 'var(--first)',
  '&[data-dense]': { fontSize: '0.8125rem' },

  // Where there is little room, the boxes scroll away and the names alone stay.
  '& [data-part="head"], & [data-part="body"]': {
    minWidth: 'var(--width)',
    // A sticky cell is a layer of its own to the browser, two in each row: only where there is something to scroll under them.
    '--edge-position': 'relative',
    '--tick-position': 'relative',
    '--edge': '0rem',
  },
  '&[data-sideways] > div': {
    '--edge-position': 'sticky',
    '--tick-position': 'sticky',
    '--edge': 'var(--ticks)',
    '@container (max-width: 36rem)': { '--tick-position': 'relative', '--edge': '0rem' },
  },
  '& [data-part="head"]': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.raised + 1,
    height: '2.75rem',
    '--fill': color.surface,
    boxShadow: `inset 0 -1px ${color.lineStrong}`,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    color: color.muted,
    whiteSpace: 'nowrap',
  },
  '& [data-part="body"]': {
    position: 'relative',
    contain: 'layout style',
    // While the scrollbar is dragged no rows are drawn: lines stand in for them. They stay where they are, so that nothing is painted
    // meanwhile: as a background of the whole list they were painted anew in every frame.
    '&::before': {
      content: '""',
      display: 'block',
      position: 'sticky',
      insetBlockStart: '2.75rem',
      height: 'min(100%, var(--height) - 2.75rem)',
      backgroundImage: `linear-gradient(${color.page} 38%, ${color.sunken} 38% 62%, ${color.page} 62%)`,
      backgroundSize: '100% var(--row)',
    },
  },

  '& [role="row"]': { display: 'grid', gridTemplateColumns: 'var(--columns)', minWidth: 'var(--width)', background: 'var(--fill)' },
  '& [data-part="head"] > [role="row"]': { height: '100%' },
  '& [data-part="body"] > [role="row"]': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    // One row's size and content change nothing outside of it.
    contain: 'strict',
    // Its cells take the colour from here. If they said `inherit`, the browser would look at all of them again whenever a row is moved.
    '--fill': color.page,
    borderBlockEnd: `1px solid ${color.line}`,
    '&:hover': { '--fill': color.sunken },
    '&[data-selected]': { '--fill': `color-mix(in oklab, ${color.accent} 10%, ${color.page})` },
  },

  '& [data-part="cell"], & [data-part="tick"]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInline: space[3],
    '&:focus-visible': { outlineOffset: -2, zIndex: 1 },
  },
  '& [data-part="cell"]': {
    fontVariantNumeric: 'tabular-nums',
    // Text alone: a line as high as the row.
    '&[data-plain]': {
      display: 'block',
      overflow: 'hidden',
      lineHeight: 'calc(var(--row) - 1px)',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
    // A folded corner marks what waits to be saved.
    '&[data-dirty]': { color: color.accent },
    '&[data-dirty]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      border: `${space[1]} solid ${color.accent}`,
      borderInlineStartColor: 'transparent',
      borderBlockEndColor: 'transparent',
    },
    // What stays in sight lies over what scrolls by.
    '&[data-edge]': {
      position: 'var(--edge-position)' as 'sticky',
      insetInlineStart: 'var(--edge)',
      zIndex: z.raised,
      background: 'var(--fill)',
      boxShadow: `1px 0 ${color.line}`,
    },
    '&[role="rowheader"]': { fontWeight: font.weight.medium },
  },
  '& [data-part="tick"]': {
    position: 'var(--tick-position)' as 'sticky',
    insetInlineStart: 0,
    zIndex: z.raised,
    justifyContent: 'center',
    paddingInline: 0,
    background: 'var(--fill)',
    '& > input': { width: '1.2rem', height: '1.2rem', accentColor: color.accent, cursor: 'pointer' },
  },
  '& [data-part="text"]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
