import { closeCart, closeWholesaleCart, useCart, useWholesaleCart } from '@orime/platform';
import { CartDrawer } from './cart-drawer.tsx';
import { WholesaleCartDrawer } from './wholesale-cart-drawer.tsx';

/** Both drawers. They are the shell's, so that no remote can take the cart down with it. */
export function CartDrawers() {
  const cart = useCart();
  const wholesale = useWholesaleCart();
  return (
    <>
      <CartDrawer cart={cart} onClose={closeCart} />
      <WholesaleCartDrawer cart={wholesale} onClose={closeWholesaleCart} />
    </>
  );
}
