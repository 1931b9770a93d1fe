import { openCart, openWholesaleCart, useCart, useLocation, useT, useWholesaleCart } from '@orime/platform';
import { IconButton, VisuallyHidden, color, css } from '@orime/ui';
import { ShoppingBag } from '@orime/ui/icons';
import { isWholesalePath } from '../cart/is-wholesale-path.ts';
import { preloadCartDrawers } from '../cart/cart-drawers.tsx';

/** Opens the wholesale cart on wholesale paths and the retail cart elsewhere. */
export function CartButton() {
  const t = useT('shell');
  const isWholesale = isWholesalePath(useLocation().pathname);
  const retail = useCart();
  const wholesale = useWholesaleCart();
  const { size } = isWholesale ? wholesale : retail;
  return (
    <span css={styles.root}>
      <IconButton label={t('cart.open')} aria-describedby="cart-count" aria-haspopup="dialog" onPointerEnter={preloadCartDrawers} onFocus={preloadCartDrawers} onClick={isWholesale ? openWholesaleCart : openCart}>
        <ShoppingBag size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {size > 0 && (
        <span css={styles.count} aria-hidden>
          {size}
        </span>
      )}
      <VisuallyHidden id="cart-count" aria-live="polite">
        {t('cart.count', { count: size })}
      </VisuallyHidden>
    </span>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'inline-flex' }),
  count: css({
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
