import type { ScreenToCheck } from './screen-to-check.ts';

export const WHOLESALE_SCREENS: readonly ScreenToCheck[] = [
  { name: 'wholesale catalog', path: '/wholesale/catalog' },
  { name: 'wholesale catalog, verified', path: '/wholesale/catalog', as: 'buyer' },
  { name: 'wholesale product', path: '{wholesale}', as: 'buyer' },
  { name: 'wholesale table, verified', path: '/wholesale/catalog?view=table', as: 'buyer' },
  { name: 'wholesale checkout', path: '/wholesale-checkout', as: 'buyer' },
  { name: 'wholesale pamphlet', path: '/wholesale-pamphlet' },
  { name: 'buyer dashboard', path: '/buyer/dashboard', as: 'buyer' },
  { name: 'buyer dashboard, before verification', path: '/buyer/dashboard', as: 'newbuyer' },
  { name: 'company profile', path: '/buyer/profile/edit', as: 'buyer' },
];
