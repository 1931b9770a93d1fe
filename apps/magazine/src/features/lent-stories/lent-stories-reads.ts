import type { DocumentRead } from '@orime/contracts';

export const DESIGNER_STORIES_READ = {
  name: 'stories',
  path: '/api/article/about/designer/:designer',
} as const satisfies DocumentRead;

export const DESIGN_STORIES_READ = {
  name: 'stories',
  path: '/api/article/about/design/:design',
} as const satisfies DocumentRead;

/** Without unpublished ones, as a document is the same for everybody. */
export const DESIGNER_LOOKBOOKS_READ = {
  name: 'lookbooks',
  path: '/api/lookbook/',
  query: { designer: '{param.designer}', limit: '24' },
} as const satisfies DocumentRead;
