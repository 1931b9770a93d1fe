import { create, remoteStorage } from '@orime/platform';
import { useEffect } from 'react';

export type MarkList = 'handbook-tasks' | 'critical-theory-read';

type MarksState = Readonly<Partial<Record<MarkList, readonly string[]>>>;

const storage = remoteStorage('magazine');
const NONE: readonly string[] = [];
const useMarksStore = create<MarksState>(() => ({}));

/** Keys that the reader has marked in this browser; none until the page is alive. */
export function useMarks(list: MarkList): ReadonlySet<string> {
  const marks = useMarksStore((state) => state[list] ?? NONE);
  // Synchronises with the browser's storage, which a document from the server knows nothing of, and with other tabs.
  useEffect(() => {
    const read = () => useMarksStore.setState({ [list]: readMarks(list) });
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [list]);
  return new Set(marks);
}

/** Marks a key, or takes the mark away. */
export function setMark(list: MarkList, key: string, isMarked: boolean): void {
  const others = readMarks(list).filter((other) => other !== key);
  const marks = isMarked ? [...others, key] : others;
  useMarksStore.setState({ [list]: marks });
  try {
    storage.setItem(storageKey(list), JSON.stringify(marks));
  } catch {
    // With a closed storage the marks live as long as the page.
  }
}

function readMarks(list: MarkList): readonly string[] {
  try {
    const stored = JSON.parse(storage.getItem(storageKey(list)) ?? 'null') as unknown;
    if (Array.isArray(stored)) return stored.filter((key) => typeof key === 'string');
  } catch {
    // A closed storage, or something else under the key: what this page knows is all there is.
  }
  return useMarksStore.getState()[list] ?? NONE;
}

function storageKey(list: MarkList): string {
  return `orime.magazine.${list}`;
}
