import { color, css, font, radius, space } from '@orime/ui';

export const bubbleStyles = {
  bubble: css({
    alignSelf: 'flex-start',
    maxWidth: '84%',
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.md,
    background: color.raised,
    fontSize: font.size.md,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
  own: css({ alignSelf: 'flex-end', background: color.text, color: color.inverse }),
  meta: css({ fontSize: font.size.xs, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  ownMeta: css({ alignSelf: 'flex-end' }),
};
