import type { DocumentRead } from '@orime/contracts';

export const producerRead = {
  name: 'producer',
  path: '/api/producer/handle/:handle',
  query: { currency: '{currency}' },
  required: true,
} as const satisfies DocumentRead;
