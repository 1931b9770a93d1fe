import { css } from '@orime/ui';
import { BLANKS, type BlankKey } from '../blanks/blanks.ts';

/** A blank from its first side, for a button that has a name. */
export function BlankPicture({ blank, fill }: { readonly blank: BlankKey; readonly fill: string }) {
  const [view] = BLANKS[blank].areas;
  if (view === undefined) return null;
  return (
    <svg css={styles.root} viewBox={`0 0 ${String(view.widthMm)} ${String(view.heightMm)}`} aria-hidden>
      {[...view.around, view.outline].map((path) => (
        <path key={path} d={path} fill={fill} stroke="currentColor" strokeWidth={10} strokeLinejoin="round" />
      ))}
    </svg>
  );
}

const styles = { root: css({ width: '100%', height: '100%' }) };
