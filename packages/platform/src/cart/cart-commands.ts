import type { CartItem, CartLineKey, CartState, WholesaleCartItem, WholesaleCartState } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';
import type { PlatformBus } from '../platform.ts';

/**
 * The commands of both carts, in the name of the participant whose bus handle is asked for at each call. They go to the shell's single
 * cart writer: each resolves with the cart after the change, and rejects after 5 s without a reply.
 */
export function cartCommands(bus: () => PlatformBus) {
  return {
    /** Adds an item to the retail cart. */
    addToCart: (item: CartItem): Promise<CartState> => bus().command('cart.add@1', { item }),
    /** Removes a line from the retail cart; a key that matches no line changes nothing. */
    removeFromCart: (key: CartLineKey): Promise<CartState> => bus().command('cart.remove@1', key),
    /** Sets the quantity of a line that is not a one-of-one piece; 0 removes the line. */
    setCartQuantity: (key: { readonly id: string; readonly size: string }, quantity: number): Promise<CartState> =>
      bus().command('cart.set-quantity@1', { ...key, quantity }),
    /** Undoes a removal: the line returns to its position with its quantity. */
    restoreToCart: (item: CartItem, index: number): Promise<CartState> => bus().command('cart.restore@1', { item, index }),
    /** Removes all lines from the retail cart. */
    clearCart: (): Promise<CartState> => bus().command('cart.clear@1', {}),
    /** Opens the cart drawer. */
    openCart: (): void => void bus().command('cart.show@1', { open: true }),
    /** Closes the cart drawer. */
    closeCart: (): void => void bus().command('cart.show@1', { open: false }),

    /** Adds a product to the wholesale cart, or replaces its line: the item carries the whole size matrix. */
    addToWholesaleCart: (item: WholesaleCartItem): Promise<WholesaleCartState> => bus().command('wholesale-cart.add@1', { item }),
    /** Removes a product, with all its sizes, from the wholesale cart. */
    removeFromWholesaleCart: (productId: string): Promise<WholesaleCartState> => bus().command('wholesale-cart.remove@1', { productId }),
    /** Undoes a removal: the product returns to its position with its sizes. */
    restoreToWholesaleCart: (item: WholesaleCartItem, index: number): Promise<WholesaleCartState> =>
      bus().command('wholesale-cart.restore@1', { item, index }),
    /** Removes all products from the wholesale cart. */
    clearWholesaleCart: (): Promise<WholesaleCartState> => bus().command('wholesale-cart.clear@1', {}),
    /** Opens the wholesale cart drawer. */
    openWholesaleCart: (): void => void bus().command('wholesale-cart.show@1', { open: true }),
    /** Closes the wholesale cart drawer. */
    closeWholesaleCart: (): void => void bus().command('wholesale-cart.show@1', { open: false }),
  };
}

/** In the platform's own name: for the shell, and for remotes whose host lends them none in theirs. */
export const {
  addToCart,
  removeFromCart,
  setCartQuantity,
  restoreToCart,
  clearCart,
  openCart,
  closeCart,
  addToWholesaleCart,
  removeFromWholesaleCart,
  restoreToWholesaleCart,
  clearWholesaleCart,
  openWholesaleCart,
  closeWholesaleCart,
} = /* @__PURE__ */ cartCommands(() => currentPlatform().bus);
