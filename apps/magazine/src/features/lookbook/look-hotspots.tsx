import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useText } from '@orime/platform';
import { color, css, font, media, motion, space } from '@orime/ui';

export type LookHotspotsProps = {
  readonly hotspots: Lookbook['looks'][number]['hotspots'];
};

/** Points on the picture that lead to its garments; the name shows on hover and focus and is always there for readers. */
export function LookHotspots({ hotspots }: LookHotspotsProps) {
  const text = useText();
  return hotspots.map((hotspot) => (
    <Link
      key={hotspot.designId}
      css={styles.root}
      to={`/designs/${hotspot.slug}`}
      style={{ insetInlineStart: `${hotspot.x * 100}%`, insetBlockStart: `${hotspot.y * 100}%` }}
    >
      <span css={styles.dot} aria-hidden />
      <span css={[styles.name, hotspot.x > 0.5 && styles.before]}>{text(hotspot)}</span>
    </Link>
  ));
}

const styles = {
  root: css({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    margin: '-1.375rem 0 0 -1.375rem',
    color: color.text,
  }),
  dot: css({ width: '0.875rem', height: '0.875rem', border: `2px solid ${color.page}`, borderRadius: '50%', background: color.accent }),
  name: css({
    position: 'absolute',
    insetInlineStart: '2.5rem',
    paddingInline: space[3],
    paddingBlock: space[1],
    background: color.surface,
    fontSize: font.size.sm,
    whiteSpace: 'nowrap',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${motion.fast}`,
    'a:focus-visible &': { opacity: 1 },
    [media.hover]: { 'a:hover &': { opacity: 1 } },
  }),
  before: css({ insetInlineStart: 'auto', insetInlineEnd: '2.5rem' }),
};
