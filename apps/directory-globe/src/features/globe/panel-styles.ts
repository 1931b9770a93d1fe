import { color, css, space } from '@orime/ui';

/** What both panels beside the map look like. */
export const panelStyles = {
  root: css({
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    padding: space[4],
    background: color.surface,
    borderInlineStart: `2px solid ${color.accent}`,
  }),
  head: css({ display: 'flex', width: '100%', minHeight: '2.75rem', justifyContent: 'space-between', alignItems: 'center' }),
};
