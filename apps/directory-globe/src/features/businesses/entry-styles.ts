import { color, css, font, space } from '@orime/ui';

/** What entries of both kinds look like. */
export const entryStyles = {
  root: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    padding: space[4],
    border: `1px solid ${color.line}`,
    background: color.surface,
    scrollMarginBlock: space[9],
  }),
  marked: css({ borderColor: color.accent, boxShadow: `inset 2px 0 0 ${color.accent}` }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.3 }),
  link: css({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
  facts: css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4], rowGap: space[1], margin: 0 }),
  term: css({ color: color.muted, fontSize: font.size.sm }),
  value: css({ margin: 0, fontSize: font.size.sm }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
  /** Links side by side, each high enough to touch (WCAG 2.5.8). */
  designers: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], '& > a': { paddingBlock: '0.125rem' } }),
};
