import type { DocumentRead } from '@orime/contracts';

export const OFFER_READ = {
  name: 'offer',
  path: '/api/wholesale/offer/:design',
  query: { currency: '{currency}' },
} as const satisfies DocumentRead;
