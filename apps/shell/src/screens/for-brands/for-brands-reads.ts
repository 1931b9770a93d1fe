import type { DocumentRead } from '@orime/contracts';

export const featuredDesigners: DocumentRead = { name: 'designers', path: '/api/profile/all', query: { featured: '1', limit: '4' } };
