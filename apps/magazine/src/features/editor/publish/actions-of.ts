import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';

export type StoryAction =
  | 'submit'
  | 'take-back'
  | 'publish'
  | 'schedule'
  | 'return'
  | 'unschedule'
  | 'update'
  | 'discard'
  | 'unpublish'
  | 'delete';

export type StoryActions = {
  /** The one next step, if there is one. */
  readonly main: StoryAction | undefined;
  readonly others: readonly StoryAction[];
};

type Facts = Pick<ArticleDraft, 'status' | 'canPublish' | 'hasUnpublishedChanges'> & { readonly isAuthor: boolean };

/** What can be done with a story now. The server decides again. */
export function actionsOf({ status, canPublish, hasUnpublishedChanges, isAuthor }: Facts): StoryActions {
  const discard: readonly StoryAction[] = hasUnpublishedChanges ? ['discard'] : [];
  switch (status) {
    case 'draft':
      return canPublish ? { main: 'publish', others: ['schedule', 'delete'] } : { main: 'submit', others: ['delete'] };
    case 'in_review':
      if (!canPublish) return { main: undefined, others: ['take-back'] };
      return { main: 'publish', others: ['schedule', isAuthor ? 'take-back' : 'return'] };
    case 'scheduled':
      return canPublish ? { main: 'publish', others: ['schedule', 'unschedule'] } : { main: undefined, others: [] };
    case 'published':
      if (!canPublish) return { main: undefined, others: discard };
      return { main: hasUnpublishedChanges ? 'update' : undefined, others: [...discard, 'unpublish'] };
    case 'unpublished':
      return canPublish ? { main: 'publish', others: ['schedule', 'delete'] } : { main: 'submit', others: [] };
    case 'archived':
      return { main: undefined, others: [] };
  }
}

/** Whether the words may be changed: with the editors they rest until they come back. */
export function mayWrite({ status, canPublish }: Pick<Facts, 'status' | 'canPublish'>): boolean {
  return status !== 'archived' && (status !== 'in_review' || canPublish);
}
