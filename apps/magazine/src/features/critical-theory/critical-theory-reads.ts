import type { DocumentRead } from '@orime/contracts';

export const ISSUE_READ = {
  name: 'issue',
  path: '/api/article/collection/tag/critical-theory',
  query: { lang: '{language}' },
} as const satisfies DocumentRead;
