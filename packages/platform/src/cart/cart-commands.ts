import type { CartItem, CartLineKey, CartState, WholesaleCartItem, WholesaleCartState } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';

/**
 * Adds an item to the retail cart. Like all commands here, it goes to the shell's single cart writer: resolves with the cart after
 * the change, rejects after 5 s without a reply.
 */
export function addToCart(item: CartItem): Promise<CartState> {
  return currentPlatform().bus.command('cart.add@1', { item });
}

/** Removes a line from the retail cart; a key that matches no line changes nothing. */
export function removeFromCart(key: CartLineKey): Promise<CartState> {
  return currentPlatform().bus.command('cart.remove@1', key);
}

/** Sets the quantity of a line that is not a one-of-one piece; 0 removes the line. */
export function setCartQuantity(key: { readonly id: string; readonly size: string }, quantity: number): Promise<CartState> {
  return currentPlatform().bus.command('cart.set-quantity@1', { ...key, quantity });
}

/** Undoes a removal: the line returns to its position with its quantity. */
export function restoreToCart(item: CartItem, index: number): Promise<CartState> {
  return currentPlatform().bus.command('cart.restore@1', { item, index });
}

/** Removes all lines from the retail cart. */
export function clearCart(): Promise<CartState> {
  return currentPlatform().bus.command('cart.clear@1', {});
}

/** Opens the cart drawer. */
export function openCart(): void {
  void currentPlatform().bus.command('cart.show@1', { open: true });
}

/** Closes the cart drawer. */
export function closeCart(): void {
  void currentPlatform().bus.command('cart.show@1', { open: false });
}

/** Adds a product to the wholesale cart, or replaces its line: the item carries the whole size matrix. */
export function addToWholesaleCart(item: WholesaleCartItem): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.add@1', { item });
}

/** Removes a product, with all its sizes, from the wholesale cart. */
export function removeFromWholesaleCart(productId: string): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.remove@1', { productId });
}

/** Undoes a removal: the product returns to its position with its sizes. */
export function restoreToWholesaleCart(item: WholesaleCartItem, index: number): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.restore@1', { item, index });
}

/** Removes all products from the wholesale cart. */
export function clearWholesaleCart(): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.clear@1', {});
}

/** Opens the wholesale cart drawer. */
export function openWholesaleCart(): void {
  void currentPlatform().bus.command('wholesale-cart.show@1', { open: true });
}

/** Closes the wholesale cart drawer. */
export function closeWholesaleCart(): void {
  void currentPlatform().bus.command('wholesale-cart.show@1', { open: false });
}
