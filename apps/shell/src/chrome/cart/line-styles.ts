import { color, css, space } from '@orime/ui';

/** What the lines of both carts look like. */
export const lineStyles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr) auto',
    columnGap: space[4],
    paddingBlock: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
    '&:last-child': { borderBlockEnd: 0 },
  }),
  image: css({ display: 'block', width: '100%', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover', background: color.backdrop }),
  faded: css({ opacity: 0.45, filter: 'grayscale(1)' }),
  text: css({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 }),
  // Long names break anywhere rather than push the price out.
  name: css({ textDecoration: 'none', overflowWrap: 'anywhere', '&:hover': { textDecoration: 'underline' } }),
  // The bin stands on the line of the designer's name, in the corner.
  remove: css({ marginBlockStart: `calc(-1 * ${space[3]})`, marginInlineEnd: `calc(-1 * ${space[3]})` }),
};
