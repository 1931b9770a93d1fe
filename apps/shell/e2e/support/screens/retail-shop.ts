import type { ScreenToCheck } from './screen-to-check.ts';

export const RETAIL_SHOP_SCREENS: readonly ScreenToCheck[] = [
  { name: 'catalog', path: '/catalog' },
  { name: 'catalog men', path: '/catalog/men' },
  { name: 'catalog women', path: '/catalog/women' },
  { name: 'catalog country', path: '/catalog/jp' },
  { name: 'men', path: '/men' },
  { name: 'women', path: '/women' },
  { name: 'sale', path: '/sale' },
  { name: 'product', path: '{design}' },
  { name: 'private reserve', path: '/private-reserve' },
  { name: 'checkout', path: '/checkout' },
  { name: 'order by number', path: '/order-info/ord_unknown' },
  { name: 'consumer dashboard', path: '/consumer/dashboard', as: 'consumer' },
  { name: 'customer’s likes', path: '/consumer/dashboard?tab=likes', as: 'consumer' },
  { name: 'search results', path: '/catalog?q=ito' },
];
