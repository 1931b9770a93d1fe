import { color, css, font, space } from '@orime/ui';

/** What a checkbox consists of: its control and name, then the count. */
const line = '& > div > span';
/** Where the system's own colours are in force, the control is the system's too. */
const forced = '@media (forced-colors: active)';

/** How the checkboxes of a facet look. Swatches and chips are the same checkboxes, so that roles and keys stay. */
export const facetLooks = {
  list: css({ display: 'grid', color: color.text }),
  /** The control is the colour itself; chosen, it has a ring and a tick on a disc that stands out from every colour. */
  swatch: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
    columnGap: space[3],
    color: color.text,
    [line]: { display: 'grid' },
    '& label': { alignItems: 'center', gap: space[2], fontSize: font.size.sm },
    '& label + span': { marginBlockStart: '-0.625rem', paddingInlineStart: '2.25rem' },
    '& input, & input:checked': { borderRadius: '50%', background: `var(--swatch, ${color.surface})` },
    '& input': { width: '1.75rem', height: '1.75rem', '&::before, &::after': { gridArea: '1 / 1', placeSelf: 'center' } },
    '& input:checked': {
      boxShadow: `0 0 0 2px ${color.text}`,
      '&::before': { width: '0.6rem', height: '0.6rem', zIndex: 1 },
      '&::after': { content: '""', width: '1.125rem', height: '1.125rem', borderRadius: '50%', background: color.text },
    },
    [forced]: { '& input::after': { display: 'none' } },
  }),
  /** The control is the frame around name and count; chosen, it is filled and has a tick in its corner. */
  chip: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    color: color.text,
    '& > div': { position: 'relative', '&:has(input:checked)': { color: color.inverse } },
    [line]: { flexWrap: 'nowrap', columnGap: space[2], minWidth: '2.75rem', paddingInline: space[4] },
    '& span span': { position: 'relative', color: 'inherit', pointerEvents: 'none' },
    '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', placeContent: 'start end' },
    '& input::before': { width: '0.55rem', height: '0.55rem', margin: 4 },
    [forced]: { '& input': { position: 'static', width: '1.5rem', height: '1.5rem' } },
  }),
};

export type FacetLook = keyof typeof facetLooks;
