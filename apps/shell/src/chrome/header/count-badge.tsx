import { color, css } from '@orime/ui';

const MOST = 99;

/** The number on a button of the header, for eyes only: the button's description says it. Nothing when there is none. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span css={styles.root} aria-hidden>
      {count > MOST ? `${String(MOST)}+` : count}
    </span>
  );
}

/** Around button and badge. */
export const countedButton = css({ position: 'relative', display: 'inline-flex' });

const styles = {
  root: css({
    position: 'absolute',
    insetBlockStart: '0.25rem',
    insetInlineEnd: '0.125rem',
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.125rem',
    height: '1.125rem',
    paddingInline: '0.25rem',
    borderRadius: '999px',
    background: color.accent,
    color: color.onAccent,
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  }),
};
