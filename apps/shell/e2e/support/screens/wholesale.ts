import type { ScreenToCheck } from './screen-to-check.ts';

export const WHOLESALE_SCREENS: readonly ScreenToCheck[] = [
  { name: 'wholesale catalog', path: '/wholesale/catalog' },
  { name: 'wholesale catalog, verified', path: '/wholesale/catalog', as: 'buyer' },
  { name: 'wholesale product', path: '{wholesale}', as: 'buyer' },
];
