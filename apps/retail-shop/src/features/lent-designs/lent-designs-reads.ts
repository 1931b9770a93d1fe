import type { DocumentRead } from '@orime/contracts';

export const LENT_COUNT = 4;

/** A designer's newest designs, by handle or id. */
export const DESIGNER_DESIGNS_READ = {
  name: 'designs',
  path: '/api/design/',
  query: { designer: '{param.designer}', sort: 'new', limit: String(LENT_COUNT), currency: '{currency}' },
} as const satisfies DocumentRead;

/** The read of the producer's own page, so that both are one. */
export const PRODUCER_DESIGNS_READ = {
  name: 'producer',
  path: '/api/producer/handle/:producer',
  query: { currency: '{currency}' },
} as const satisfies DocumentRead;
