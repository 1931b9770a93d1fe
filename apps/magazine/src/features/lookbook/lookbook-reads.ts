import type { DocumentRead } from '@orime/contracts';

/** Every published lookbook, newest first: the list is short, so season and designer are chosen among what is here. */
export const lookbooksRead = { name: 'lookbooks', path: '/api/lookbook/', query: { limit: '100' } } as const satisfies DocumentRead;
