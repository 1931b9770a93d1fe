import type { CartItem, Currency } from '@orime/contracts';
import type { CheckedLine } from '@orime/contracts/api/selling/cart';
import { replaceCartItems } from '@orime/platform/host';
import type { Platform } from '@orime/platform/host';
import { checkCart, keyOfLine } from './cart-check.api.ts';

/** Puts today's prices into the cart. What has none in the asked currency keeps the price it had, with its currency. */
export function adoptPrices(platform: Platform, lines: ReadonlyMap<string, CheckedLine>): void {
  replaceCartItems(platform, (item) => {
    const unit = lines.get(keyOfLine(item))?.unit ?? null;
    if (unit === null || (unit.priceMinor === item.priceMinor && unit.currency === item.currency)) return item;
    const { price, priceMinor, currency } = unit;
    return { ...item, price, priceMinor, currency };
  });
}

/** Prices lines in another market's currency (decision T22). */
export async function repriceCart(platform: Platform, items: readonly CartItem[], currency: Currency): Promise<void> {
  adoptPrices(platform, await checkCart(items, currency));
}
