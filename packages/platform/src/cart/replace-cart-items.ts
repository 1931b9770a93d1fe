import type { CartItem } from '@orime/contracts';
import type { Platform } from '../platform.ts';

/** For the host of the cart writer: maps every known line, for example to reprice the cart for another market. */
export function replaceCartItems(platform: Platform, change: (item: CartItem) => CartItem): void {
  const before = platform.root.getState().cart.items;
  const items = before.map(change);
  if (items.every((item, index) => item === before[index])) return;
  platform.root.setState({ cart: { items } });
  platform.handleFor(`shell@${platform.boot.release.shell}`).publish('cart.changed@1', { items });
}
