import type { DocumentRead } from '@orime/contracts';

export const PAGE_SIZE = 100;
export const timelineRead = {
  name: 'timeline',
  path: '/api/geo/timeline',
  query: { limit: String(PAGE_SIZE) },
} as const satisfies DocumentRead;
