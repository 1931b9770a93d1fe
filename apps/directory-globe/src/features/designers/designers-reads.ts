import type { DocumentRead } from '@orime/contracts';

/** The whole directory is one read for most choices: initials are made of it here. */
export const PAGE_SIZE = 100;

export const designersRead = {
  name: 'designers',
  path: '/api/profile/all',
  query: { limit: String(PAGE_SIZE), facets: '1', currency: '{currency}' },
  fromSearch: ['country', 'discipline', 'priceBand', 'wholesale', 'since', 'q', 'sort', 'page'],
} as const satisfies DocumentRead;
