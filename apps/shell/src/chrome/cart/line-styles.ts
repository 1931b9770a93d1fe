import { color, css, keyframes, motion, space } from '@orime/ui';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
const edges = `-${space[5]} 0 ${color.line}, ${space[5]} 0 ${color.line}`;
const fade = keyframes({ 'from, 40%': { background: color.line, boxShadow: edges } });

/** What the lines of both carts look like. */
export const lineStyles = {
  root: css({
    display: 'grid',
    // The last row runs under the bin, so that prices stand at the edge.
    gridTemplate: '"image text remove" 1fr "image foot foot" auto / 6rem minmax(0, 1fr) auto',
    columnGap: space[4],
    paddingBlock: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
    '&:last-child': { borderBlockEnd: 0 },
    // What was put in comes to its place.
    animation: `${enter} ${motion.slow}`,
    // The line that the drawer was opened for, from edge to edge.
    '&[data-added]': { animation: `${enter} ${motion.slow}, ${fade} 2s` },
  }),
  image: css({
    gridArea: 'image',
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    background: color.backdrop,
  }),
  faded: css({ opacity: 0.45, filter: 'grayscale(1)' }),
  text: css({ gridArea: 'text', display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 }),
  // Long names break anywhere rather than push the price out.
  name: css({ textDecoration: 'none', overflowWrap: 'anywhere', '&:hover': { textDecoration: 'underline' } }),
  foot: css({
    gridArea: 'foot',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockStart: space[3],
  }),
  // The bin stands on the line of the designer's name, in the corner.
  remove: css({ gridArea: 'remove', marginBlockStart: `calc(-1 * ${space[3]})`, marginInlineEnd: `calc(-1 * ${space[3]})` }),
};
