import type { DocumentRead } from '@orime/contracts';

export const draftRead = { name: 'draft', path: '/api/article/draft/id/:id' } as const satisfies DocumentRead;
