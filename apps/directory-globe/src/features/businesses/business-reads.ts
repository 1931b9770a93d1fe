import type { DocumentRead } from '@orime/contracts';

export const PAGE_SIZE = 24;

/** Filters that only producers have. */
export const PRODUCER_FILTERS = ['capability', 'moq', 'certification', 'language'] as const;

export const producersRead = {
  name: 'producers',
  path: '/api/producer/',
  query: { limit: String(PAGE_SIZE), facets: '1' },
  fromSearch: ['q', 'country', ...PRODUCER_FILTERS, 'sort', 'page'],
} as const satisfies DocumentRead;

export const stockistsRead = {
  name: 'stockists',
  path: '/api/stockist/',
  query: { limit: String(PAGE_SIZE), facets: '1' },
  fromSearch: ['q', 'country', 'page'],
} as const satisfies DocumentRead;

export const vocabularyRead = { name: 'vocabulary', path: '/api/vocabulary' } as const satisfies DocumentRead;
