import { color, css, keyframes, media, space, z } from '@orime/ui';

export const HEADER_HEIGHT = '4rem';
/** What is left of the navbar when the page is scrolled. */
export const LOW_HEADER_HEIGHT = '3.25rem';

// The margin gives back what the height loses: nothing below moves.
const lower = keyframes({ to: { height: LOW_HEADER_HEIGHT, marginBlockEnd: '0.75rem' } });

/** The bar that stays at the top; `low` when it takes less room of a scrolled page, from the start where no scrolling can be followed. */
export const headerStyles = {
  bar: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.header,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    height: HEADER_HEIGHT,
    paddingInline: `max(${space[2]}, env(safe-area-inset-left))`,
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { paddingInline: space[5] },
  }),
  low: css({ animation: `${lower} linear both`, animationTimeline: 'scroll()', animationRange: '2.5rem 6.5rem' }),
  start: css({ display: 'flex', alignItems: 'center', gap: space[2] }),
};
