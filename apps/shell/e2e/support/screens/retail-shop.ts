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
  { name: 'customer’s orders', path: '/consumer/dashboard?tab=orders', as: 'consumer' },
  { name: 'customer’s returns', path: '/consumer/dashboard?tab=returns', as: 'consumer' },
  { name: 'customer’s designers', path: '/consumer/dashboard?tab=following', as: 'consumer' },
  { name: 'customer’s sizes and addresses', path: '/consumer/dashboard?tab=sizes', as: 'consumer' },
  { name: 'customer’s alerts', path: '/consumer/dashboard?tab=alerts', as: 'consumer' },
  { name: 'customer’s settings', path: '/consumer/dashboard?tab=settings', as: 'consumer' },
  { name: 'search results', path: '/catalog?q=ito' },
];
