import { css } from '@orime/ui';
import { KIND_MARKS, type MapKind } from './map-point.ts';

/** The mark a kind has on the map. */
export function KindMark({ kind }: { readonly kind: MapKind }) {
  const { token, shape } = KIND_MARKS[kind];
  return <span css={[styles.root, styles[shape]]} style={{ '--mark': `var(${token})` }} aria-hidden />;
}

const styles = {
  root: css({ flex: 'none', display: 'inline-block', width: '0.75rem', height: '0.75rem', background: 'var(--mark)' }),
  disc: css({ borderRadius: '50%' }),
  square: css({}),
  diamond: css({ transform: 'rotate(45deg) scale(0.85)' }),
  ring: css({ borderRadius: '50%', background: 'none', border: '3px solid var(--mark)' }),
  triangle: css({ clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' }),
};
