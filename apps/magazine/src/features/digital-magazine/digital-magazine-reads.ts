import type { DocumentRead } from '@orime/contracts';

/** Stories a page: the lead and four rows of three. */
export const PAGE_SIZE = 13;

export const articlesRead = {
  name: 'articles',
  path: '/api/article/',
  query: { limit: String(PAGE_SIZE) },
  fromSearch: ['section', 'tag', 'q'],
} as const satisfies DocumentRead;

export const mostLikedRead = {
  name: 'mostLiked',
  path: '/api/article/',
  query: { limit: '5', sort: 'likes' },
} as const satisfies DocumentRead;
