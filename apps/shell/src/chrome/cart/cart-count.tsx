import { useT } from '@orime/platform';
import { color, css, font } from '@orime/ui';

/** How much is in the cart, beside its title. Read out when it changes: what the header says is silent while a drawer is open. */
export function CartCount({ size }: { readonly size: number }) {
  const t = useT('shell');
  return (
    <span css={styles.root} aria-live="polite" aria-atomic>
      {t('cart.count', { count: size })}
    </span>
  );
}

const styles = { root: css({ fontSize: font.size.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' }) };
