import type { DocumentRead } from '@orime/contracts';

/** A designer or producer and those it works with. */
export const PLACE_MAP_READ = {
  name: 'places',
  path: '/api/geo/points',
  query: { of: '{param.handle}' },
} as const satisfies DocumentRead;
