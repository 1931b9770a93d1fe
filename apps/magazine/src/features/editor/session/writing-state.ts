import type { ArticleDraft, DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { wordsOf, type Body, type Words } from '../words.ts';
import type { SaveState } from './save-state.ts';

export type WritingState = {
  /** The newest answer of the server. */
  readonly draft: ArticleDraft;
  /** What is on the screen. */
  readonly words: Words;
  readonly save: SaveState;
  readonly isSlugTaken: boolean;
  /** Counts how often the texts were replaced from outside: the columns are drawn anew. */
  readonly generation: number;
  /** What happened without being asked for, until it is dismissed. */
  readonly news: 'restored' | 'merged' | null;
};

/** The state after an answer of the server that nothing was typed on. */
export function stateOf(draft: ArticleDraft): Omit<WritingState, 'generation' | 'news'> {
  return { draft, words: wordsOf(draft), save: savedState(draft), isSlugTaken: false };
}

export function savedState(draft: ArticleDraft): SaveState {
  return { kind: 'saved', at: Date.parse(draft.savedAt) };
}

/** Blocks of a column now. Given are those it had before: what has not changed is the same object. */
export type ReadBlocks = (before: Body) => DraftBlock[];
