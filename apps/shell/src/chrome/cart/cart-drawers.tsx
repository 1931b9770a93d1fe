import { closeCart, closeWholesaleCart, useCart, useWholesaleCart } from '@orime/platform';
import { lazyPart } from '../lazy-part.tsx';
import { useWasTrue } from '../use-was-true.ts';
import { useCartNews } from './use-cart-news.ts';
import { useRepricedCart } from './use-repriced-cart.ts';

const retail = lazyPart(() => import('./retail/cart-drawer.tsx').then((module) => module.CartDrawer));
const wholesale = lazyPart(() => import('./wholesale/wholesale-cart-drawer.tsx').then((module) => module.WholesaleCartDrawer));

/** For hover and focus on the cart button. */
export function preloadCartDrawers(): void {
  retail.preload();
}

/** Both drawers. They are the shell's, so that no remote can take the cart down with it; their code comes with the first use. */
export function CartDrawers() {
  const cart = useCart();
  useRepricedCart(cart.items);
  useCartNews();
  const wholesaleCart = useWholesaleCart();
  const showsRetail = useWasTrue(cart.isOpen);
  const showsWholesale = useWasTrue(wholesaleCart.isOpen);
  return (
    <>
      {showsRetail && <retail.Part cart={cart} onClose={closeCart} />}
      {showsWholesale && <wholesale.Part cart={wholesaleCart} onClose={closeWholesaleCart} />}
    </>
  );
}
