import type { CartItem, CartLineKey, CartState, WholesaleCartItem, WholesaleCartState } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';

/** Every change goes to the shell's one writer; the promise brings the cart as it is afterwards, or rejects after 5 s. */
export function addToCart(item: CartItem): Promise<CartState> {
  return currentPlatform().bus.command('cart.add@1', { item });
}

export function removeFromCart(key: CartLineKey): Promise<CartState> {
  return currentPlatform().bus.command('cart.remove@1', key);
}

/** For lines that are not one-of-one pieces. Zero removes the line. */
export function setCartQuantity(key: { readonly id: string; readonly size: string }, quantity: number): Promise<CartState> {
  return currentPlatform().bus.command('cart.set-quantity@1', { ...key, quantity });
}

/** Undoes a removal: the line stands again where it stood, with its quantity. */
export function restoreToCart(item: CartItem, index: number): Promise<CartState> {
  return currentPlatform().bus.command('cart.restore@1', { item, index });
}

export function clearCart(): Promise<CartState> {
  return currentPlatform().bus.command('cart.clear@1', {});
}

export function openCart(): void {
  void currentPlatform().bus.command('cart.show@1', { open: true });
}

export function closeCart(): void {
  void currentPlatform().bus.command('cart.show@1', { open: false });
}

/** Replaces the product's line: the item carries its whole size matrix. */
export function addToWholesaleCart(item: WholesaleCartItem): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.add@1', { item });
}

export function removeFromWholesaleCart(productId: string): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.remove@1', { productId });
}

export function restoreToWholesaleCart(item: WholesaleCartItem, index: number): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.restore@1', { item, index });
}

export function clearWholesaleCart(): Promise<WholesaleCartState> {
  return currentPlatform().bus.command('wholesale-cart.clear@1', {});
}

export function openWholesaleCart(): void {
  void currentPlatform().bus.command('wholesale-cart.show@1', { open: true });
}

export function closeWholesaleCart(): void {
  void currentPlatform().bus.command('wholesale-cart.show@1', { open: false });
}
