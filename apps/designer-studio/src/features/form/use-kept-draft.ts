import { useEffect, useEffectEvent } from 'react';

const PREFIX = 'orime.studio.';

/** Where a person's unsaved work of one form is kept in the browser. */
export const keptKey = (userId: string, form: string): string => `${PREFIX}${userId}.${form}`;

export interface KeptDraftOptions<Draft extends object> {
  /** From `keptKey`; undefined keeps nothing. */
  readonly storageKey: string | undefined;
  readonly userId: string;
  readonly draft: Draft;
  readonly isDirty: boolean;
  readonly onFound: (draft: Draft) => void;
}

/** Keeps unsaved work in this browser while it is being done, and brings it back at the next opening. */
export function useKeptDraft<Draft extends object>({
  storageKey,
  userId,
  draft,
  isDirty,
  onFound,
}: KeptDraftOptions<Draft>): { readonly forget: () => void } {
  const bringBack = useEffectEvent(() => {
    const found = storageKey === undefined ? undefined : read(storageKey);
    // Fields that came later keep their initial values.
    if (found !== undefined) onFound({ ...draft, ...found } as Draft);
  });

  // Storage is looked at after the first render, which must be the same on a server. Another person's work goes.
  useEffect(() => {
    forgetOthers(userId);
    bringBack();
  }, [userId]);

  // Writes the storage a moment after the last change.
  useEffect(() => {
    if (!isDirty || storageKey === undefined) return undefined;
    const timer = setTimeout(() => write(storageKey, draft), 400);
    return () => clearTimeout(timer);
  }, [draft, isDirty, storageKey]);

  return {
    forget: () => {
      if (storageKey !== undefined) localStorage.removeItem(storageKey);
    },
  };
}

function read(key: string): object | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage keeps nothing; the form itself goes on.
  }
}

function forgetOthers(userId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${userId}.`)) localStorage.removeItem(key);
  }
}
