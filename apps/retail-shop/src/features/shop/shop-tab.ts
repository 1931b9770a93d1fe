export const SHOP_TABS = ['shop', 'lookbooks', 'stories', 'about'] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

/** The tab of an address; one that is not offered here is the shop itself. */
export function tabOf(search: URLSearchParams, offered: readonly ShopTab[]): ShopTab {
  return offered.find((tab) => tab === search.get('tab')) ?? 'shop';
}

/** Address of a tab. The filters belong to the first one, which is the plain address. */
export function tabAddress(handle: string, tab: ShopTab): string {
  return tab === 'shop' ? `/shop/${handle}` : `/shop/${handle}?tab=${tab}`;
}
