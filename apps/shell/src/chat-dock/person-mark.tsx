import { color, css, font, radius } from '@orime/ui';

/** The first letter of a name on a disc, with a point where the person is here now. The words stand beside it. */
export function PersonMark({ name, isOnline = false }: { readonly name: string; readonly isOnline?: boolean }) {
  return (
    <span css={styles.root} aria-hidden>
      {Array.from(name.trim())[0]?.toUpperCase()}
      {isOnline && <span css={styles.point} />}
    </span>
  );
}

const styles = {
  root: css({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: radius.pill,
    background: color.raised,
    border: `1px solid ${color.line}`,
    color: color.text,
    fontFamily: font.display,
    fontSize: font.size.lg,
    lineHeight: 1,
  }),
  point: css({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: radius.pill,
    background: color.success,
    border: `2px solid ${color.page}`,
  }),
};
