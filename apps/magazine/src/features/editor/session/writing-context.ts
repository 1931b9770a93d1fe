import type { ImageRef, Language } from '@orime/contracts';
import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';
import { create } from '@orime/platform';
import type { Editor } from '@tiptap/core';
import { createContext, useContext } from 'react';
import { useSelected } from './use-selected.ts';
import type { WritingSession } from './writing-session.ts';
import type { WritingState } from './writing-state.ts';

type Cards = Pick<ArticleDraft, 'images' | 'products' | 'designers'>;

/** What one article's screen shares among its parts. */
export type Writing = {
  readonly session: WritingSession;
  /** Pictures and cards that were chosen since the last answer of the server, which knows the others. */
  readonly shelf: ReturnType<typeof createShelf>;
  /** The columns that are open. */
  readonly editors: Map<Language, Editor>;
};

export function createShelf() {
  return create<Cards>(() => ({ images: {}, products: {}, designers: {} }));
}

/** Puts something on the shelf, so that its block shows it at once. */
export function shelve<Kind extends keyof Cards>({ shelf }: Writing, kind: Kind, key: string, card: Cards[Kind][string]): void {
  shelf.setState((cards) => ({ [kind]: { ...cards[kind], [key]: card } }) as Partial<Cards>); // the key and its own record
}

export const WritingContext = createContext<Writing | undefined>(undefined);

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (writing === undefined) throw new Error('This part is drawn inside the screen of an article only.');
  return writing;
}

/** One value of the session. */
export function useWritten<Value>(select: (state: WritingState) => Value): Value {
  return useSelected(useWriting().session.store, select);
}

export function useShelved<Kind extends keyof Cards>(kind: Kind, key: string): Cards[Kind][string] | undefined {
  const { shelf } = useWriting();
  const find = (cards: Cards): Cards[Kind][string] | undefined => {
    const known: Cards[Kind] = cards[kind];
    return Object.hasOwn(known, key) ? (known[key] as Cards[Kind][string]) : undefined; // of the record's own kind
  };
  const known = useWritten(({ draft }) => find(draft));
  return useSelected(shelf, find) ?? known;
}

export function useImage(fileId: string | null): ImageRef | undefined {
  return useShelved('images', fileId ?? '');
}
