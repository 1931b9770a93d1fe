import type { DocumentRead } from '@orime/contracts';

export const someProducers: DocumentRead = { name: 'producers', path: '/api/producer/', query: { limit: '4' } };
