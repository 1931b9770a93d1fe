import { color, css, font, space } from '@orime/ui';

/** Look of the small tables among legal texts. */
export const factsTable = css({
  width: '100%',
  fontSize: font.size.sm,
  '& th, & td': {
    padding: `${space[3]} ${space[3]} ${space[3]} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${color.line}`,
  },
  '& thead th': { fontSize: font.size.xs, fontWeight: font.weight.medium, color: color.muted },
  '& tbody th': { fontWeight: font.weight.medium },
});
