import { color, css, space } from '@orime/ui';

/** A colour by its swatch and its name. */
export function ColourName({ hex, label }: { readonly hex: string; readonly label: string }) {
  return (
    <span css={styles.root}>
      <span css={styles.swatch} style={{ background: hex }} aria-hidden />
      {label}
    </span>
  );
}

const styles = {
  root: css({ display: 'inline-flex', gap: space[2], alignItems: 'center', fontWeight: 500 }),
  swatch: css({ flex: 'none', width: '1rem', height: '1rem', borderRadius: '50%', boxShadow: `inset 0 0 0 1px ${color.lineStrong}` }),
};
