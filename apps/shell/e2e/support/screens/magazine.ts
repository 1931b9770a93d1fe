import type { ScreenToCheck } from './screen-to-check.ts';

export const MAGAZINE_SCREENS: readonly ScreenToCheck[] = [
  { name: 'magazine', path: '/digital-magazine' },
  { name: 'article', path: '{article}' },
  { name: 'lookbook', path: '/lookbook' },
  { name: 'archives', path: '/archives' },
  { name: 'invitation', path: '/nyfw-invitation' },
  { name: 'one look', path: '/lookbook?book=low-tide' },
  { name: 'chapter of an issue', path: '/critical-theory?chapter=a-garment-is-an-argument' },
  { name: 'journey', path: '/what-a-trip' },
  { name: 'press room', path: '/media' },
  { name: 'for investors', path: '/for-investors' },
  { name: 'handbook', path: '/resources/marketing-handbook' },
  { name: 'story desk', path: '/new-article', as: 'designer' },
];
