import type { CartItem, WholesaleCartItem } from '@orime/contracts';
import type { Platform } from '../platform.ts';
import {
  addLine,
  addWholesaleLine,
  isSameLine,
  removeLine,
  removeWholesaleLine,
  restoreLine,
  restoreWholesaleLine,
  setLineQuantity,
} from './cart-lines.ts';

/**
 * The single writer of both carts: executes cart commands, updates the `root` store and publishes the facts. Carts of other tabs
 * arrive as state events and are adopted. Returns a function that stops it.
 */
export function startCartWriter(platform: Platform): () => void {
  const { root, seed } = platform;
  const bus = platform.handleFor(`shell@${platform.boot.release.shell}`);

  function setCart(items: readonly CartItem[]): { items: readonly CartItem[] } {
    const cart = { items };
    root.setState({ cart });
    bus.publish('cart.changed@1', cart);
    return cart;
  }
  function setWholesaleCart(items: readonly WholesaleCartItem[]): { items: readonly WholesaleCartItem[] } {
    const wholesaleCart = { items };
    root.setState({ wholesaleCart });
    bus.publish('wholesale-cart.changed@1', wholesaleCart);
    return wholesaleCart;
  }

  seed('cart.changed@1', root.getState().cart);
  seed('wholesale-cart.changed@1', root.getState().wholesaleCart);

  const exits = [
    bus.answer('cart.add@1', ({ item }) => {
      const cart = setCart(addLine(root.getState().cart.items, item));
      bus.publish('cart.item-added@1', { item });
      return cart;
    }),
    bus.answer('cart.remove@1', (key) => {
      const { items } = root.getState().cart;
      const gone = items.find((item) => isSameLine(item, key));
      const cart = setCart(removeLine(items, key));
      if (gone !== undefined) bus.publish('cart.item-removed@1', { item: gone });
      return cart;
    }),
    bus.answer('cart.set-quantity@1', ({ id, size, quantity }) =>
      setCart(setLineQuantity(root.getState().cart.items, { id, size }, quantity)),
    ),
    bus.answer('cart.restore@1', ({ item, index }) => setCart(restoreLine(root.getState().cart.items, item, index))),
    bus.answer('cart.clear@1', () => setCart([])),
    bus.answer('cart.show@1', ({ open }) => {
      root.setState({ showCart: open });
      return { open };
    }),
    bus.answer('wholesale-cart.add@1', ({ item }) => {
      const cart = setWholesaleCart(addWholesaleLine(root.getState().wholesaleCart.items, item));
      bus.publish('wholesale-cart.item-added@1', { item });
      return cart;
    }),
    bus.answer('wholesale-cart.remove@1', ({ productId }) => {
      const { items } = root.getState().wholesaleCart;
      const gone = items.find((item) => item.product._id === productId);
      const cart = setWholesaleCart(removeWholesaleLine(items, productId));
      if (gone !== undefined) bus.publish('wholesale-cart.item-removed@1', { item: gone });
      return cart;
    }),
    bus.answer('wholesale-cart.restore@1', ({ item, index }) =>
      setWholesaleCart(restoreWholesaleLine(root.getState().wholesaleCart.items, item, index)),
    ),
    bus.answer('wholesale-cart.clear@1', () => setWholesaleCart([])),
    bus.answer('wholesale-cart.show@1', ({ open }) => {
      root.setState({ showWholesaleCart: open });
      return { open };
    }),
    bus.subscribe('cart.changed@1', ({ data, session }) => {
      if (session !== bus.session) root.setState({ cart: data });
    }),
    bus.subscribe('wholesale-cart.changed@1', ({ data, session }) => {
      if (session !== bus.session) root.setState({ wholesaleCart: data });
    }),
  ];
  return () => exits.forEach((exit) => exit());
}
