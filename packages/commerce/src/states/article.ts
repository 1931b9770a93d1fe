import type { StateMachine } from './machine.ts';

export type ArticleStatus = 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';

/** What readers have seen is never deleted, but archived once it is unpublished. */
export const articleMachine: StateMachine<ArticleStatus> = {
  draft: ['in_review', 'scheduled', 'published'],
  in_review: ['draft', 'scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['unpublished'],
  unpublished: ['in_review', 'scheduled', 'published', 'archived'],
  archived: [],
};
