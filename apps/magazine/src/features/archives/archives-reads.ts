import type { DocumentRead } from '@orime/contracts';

/** Every past season with its pictures and lookbooks: the list is short, so years are chosen among what is here. */
export const archiveRead = { name: 'archive', path: '/api/archive' } as const satisfies DocumentRead;

/** What is left of the season in the address. */
export const seasonRead = {
  name: 'season',
  path: '/api/archive/season',
  query: { currency: '{currency}' },
  fromSearch: ['year', 'season'],
} as const satisfies DocumentRead;
