import { useSyncExternalStore } from 'react';
import { readGridView, writeGridView } from './grid-view.ts';
import type { GridView } from './grid-view.ts';

export type SavedView = { readonly name: string; readonly view: GridView };

/** Named filters of one screen in this browser. They hold no rows and are no person's data. */
export function useSavedViews(screen: string) {
  const key = `orime.views.${screen}`;
  const text = useSyncExternalStore(
    watch,
    () => readStorage(key),
    () => '',
  );
  const saved = parse(text);
  return {
    saved,
    /** Takes the place of one of the same name. */
    save: (name: string, view: GridView): void => write(key, [...saved.filter((one) => one.name !== name), { name, view }]),
    remove: (name: string): void =>
      write(
        key,
        saved.filter((one) => one.name !== name),
      ),
  };
}

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of this browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Kept as addresses, which are short and have one reader. */
function write(key: string, views: readonly SavedView[]): void {
  const entries = views.map(({ name, view }) => [name, writeGridView(view).toString()]);
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // A full or forbidden storage keeps nothing.
  }
  for (const listener of listeners) listener();
}

function readStorage(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function parse(text: string): readonly SavedView[] {
  try {
    const entries: unknown = JSON.parse(text === '' ? '[]' : text);
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown) =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
        ? [{ name: entry[0], view: readGridView(new URLSearchParams(entry[1])) }]
        : [],
    );
  } catch {
    return [];
  }
}
