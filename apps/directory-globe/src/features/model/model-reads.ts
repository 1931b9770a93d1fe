import type { DocumentRead } from '@orime/contracts';

export const modelRead = { name: 'model', path: '/api/model/:id', required: true } as const satisfies DocumentRead;
export const modelsRead = { name: 'models', path: '/api/profile/models', query: { limit: '12' } } as const satisfies DocumentRead;
