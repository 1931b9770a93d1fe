import type { DocumentRead } from '@orime/contracts';

export const RELEASES_READ = {
  name: 'releases',
  path: '/api/article/',
  query: { section: 'press', limit: '24' },
} as const satisfies DocumentRead;

/** Pictures that designers have released: the looks of their lookbooks. */
export const PICTURES_READ = { name: 'lookbooks', path: '/api/lookbook/', query: { limit: '24' } } as const satisfies DocumentRead;
