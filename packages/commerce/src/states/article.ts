import type { StateMachine } from './machine.ts';

export type ArticleStatus = 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';

/** Articles that were published are archived after unpublishing, never deleted. */
export const articleMachine: StateMachine<ArticleStatus> = {
  draft: ['in_review', 'scheduled', 'published'],
  in_review: ['draft', 'scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['unpublished'],
  unpublished: ['in_review', 'scheduled', 'published', 'archived'],
  archived: [],
};
