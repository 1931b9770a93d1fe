import type { DocumentRead } from '@orime/contracts';

/** The whole directory is one read: initials, filters and counts are made of it here. */
export const PAGE_SIZE = 100;

export const designersRead = {
  name: 'designers',
  path: '/api/profile/all',
  query: { limit: String(PAGE_SIZE), sort: 'name' },
  fromSearch: ['country', 'discipline', 'q'],
} as const satisfies DocumentRead;
