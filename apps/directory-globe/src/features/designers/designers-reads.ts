import type { DocumentRead } from '@orime/contracts';
import { DESIGNERS_PER_PAGE, PAGES_PER_READ } from './designer-pages.ts';

/** The whole directory is one read for most choices: initials are made of it here. */
const READ_SIZE = DESIGNERS_PER_PAGE * PAGES_PER_READ;

export const designersRead = {
  name: 'designers',
  path: '/api/profile/all',
  query: { limit: String(READ_SIZE), facets: '1', currency: '{currency}' },
  fromSearch: ['country', 'discipline', 'priceBand', 'wholesale', 'since', 'q', 'sort'],
} as const satisfies DocumentRead;
