import type { DocumentRead } from '@orime/contracts';

/** Every chapter at once: the search looks into all of them, and so does whoever prints. */
export const HANDBOOK_READ = {
  name: 'handbook',
  path: '/api/article/collection/section/handbook',
  query: { lang: '{language}' },
} as const satisfies DocumentRead;
