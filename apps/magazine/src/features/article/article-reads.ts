import type { DocumentRead } from '@orime/contracts';

export const articleRead = { name: 'article', path: '/api/article/id/:id', required: true } as const satisfies DocumentRead;
