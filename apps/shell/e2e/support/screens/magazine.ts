import type { ScreenToCheck } from './screen-to-check.ts';

export const MAGAZINE_SCREENS: readonly ScreenToCheck[] = [
  { name: 'magazine', path: '/digital-magazine' },
  { name: 'article', path: '{article}' },
  { name: 'lookbook', path: '/lookbook' },
  { name: 'story desk', path: '/new-article', as: 'designer' },
];
