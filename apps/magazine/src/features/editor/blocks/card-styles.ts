import { color, css, font, space } from '@orime/ui';

/** Shared by the blocks that are drawn as cards. */
export const cardStyles = {
  card: css({
    margin: 0,
    display: 'grid',
    gap: space[3],
    padding: space[3],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    fontFamily: font.sans,
    fontSize: font.size.md,
    lineHeight: 1.5,
  }),
  selected: css({ boxShadow: `0 0 0 2px ${color.focus}` }),
  caption: css({
    color: color.muted,
    fontSize: font.size.sm,
    minHeight: '1.5em',
    // The text itself is one element deeper.
    '&:not(:has(:not(br)))::before, &:has(> :only-child:empty)::before': { content: 'attr(data-placeholder)', float: 'left', height: 0 },
  }),
  row: css({ display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: space[3], alignItems: 'center' }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4 }),
};
