import type { ScreenToCheck } from './screen-to-check.ts';

export const DIRECTORY_GLOBE_SCREENS: readonly ScreenToCheck[] = [
  { name: 'business card', path: '/business-card?handle=ito-kasumi' },
  { name: 'business directory', path: '/business-directory' },
  { name: 'designers', path: '/designers' },
  { name: 'producer', path: '{producer}' },
  { name: 'model', path: '{model}' },
  { name: 'spacetime', path: '/spacetime' },
  { name: 'globe', path: '/globe' },
];
