import type { DocumentRead } from '@orime/contracts';

/** Every published lookbook: the list is short, so a collection is chosen among what is here. */
export const LOOKBOOKS_READ = { name: 'lookbooks', path: '/api/lookbook/', query: { limit: '100' } } as const satisfies DocumentRead;

/** Designers with an open shop, who can be visited without a lookbook too. */
export const DESIGNERS_READ = {
  name: 'designers',
  path: '/api/profile/all',
  query: { limit: '100' },
} as const satisfies DocumentRead;
