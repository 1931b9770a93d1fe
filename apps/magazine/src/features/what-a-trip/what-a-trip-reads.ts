import type { DocumentRead } from '@orime/contracts';

export const TRIP_READ = {
  name: 'trip',
  path: '/api/article/collection/tag/what-a-trip',
  query: { lang: '{language}' },
} as const satisfies DocumentRead;
