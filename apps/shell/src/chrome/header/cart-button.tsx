import { openCart, openWholesaleCart, useCart, useLocation, useT, useWholesaleCart } from '@orime/platform';
import { IconButton, VisuallyHidden } from '@orime/ui';
import { ShoppingBag } from '@orime/ui/icons';
import { preloadCartDrawers } from '../cart/cart-drawers.tsx';
import { isWholesalePath } from '../cart/is-wholesale-path.ts';
import { CountBadge, countedButton } from './count-badge.tsx';

/** Opens the wholesale cart on wholesale paths and the retail cart elsewhere. */
export function CartButton() {
  const t = useT('shell');
  const isWholesale = isWholesalePath(useLocation().pathname);
  const retail = useCart();
  const wholesale = useWholesaleCart();
  const { size } = isWholesale ? wholesale : retail;
  return (
    <span css={countedButton}>
      <IconButton
        label={t('cart.open')}
        aria-describedby="cart-count"
        aria-haspopup="dialog"
        onPointerEnter={preloadCartDrawers}
        onFocus={preloadCartDrawers}
        onClick={isWholesale ? openWholesaleCart : openCart}
      >
        <ShoppingBag size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <CountBadge count={size} />
      <VisuallyHidden id="cart-count" aria-live="polite">
        {t('cart.count', { count: size })}
      </VisuallyHidden>
    </span>
  );
}
