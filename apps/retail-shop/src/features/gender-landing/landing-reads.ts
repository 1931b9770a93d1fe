import type { DocumentRead } from '@orime/contracts';

const landingRead = (gender: 'men' | 'women'): DocumentRead => ({
  name: 'designs',
  path: '/api/design/',
  query: { facets: '1', gender, sort: 'new', limit: '13', currency: '{currency}' },
});

export const LANDING_READS = { men: landingRead('men'), women: landingRead('women') } as const;
