import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { draftKey, readDraft, removeDraft, removeOthersDrafts, writeDraft } from './draft-storage.ts';

/** The pause in typing after which a draft is written. */
const PAUSE_MS = 400;

export type KeptDraftOptions<Draft extends FieldValues> = {
  readonly form: string;
  /** Undefined keeps nothing. */
  readonly keep: { readonly userId: string | undefined; readonly omit?: readonly string[] } | undefined;
  readonly isDirty: boolean;
  readonly subscribe: UseFormSubscribe<Draft>;
  readonly onFound: (found: Readonly<Record<string, unknown>>) => void;
};

/** Keeps the unsent work of a form in this browser while it is being done, and brings it back at the next opening. */
export function useKeptDraft<Draft extends FieldValues>({ form, keep, isDirty, subscribe, onFound }: KeptDraftOptions<Draft>) {
  const key = keep === undefined ? undefined : draftKey(keep.userId, form);

  const bringBack = useEffectEvent((from: string) => {
    removeOthersDrafts(keep?.userId);
    const found = readDraft(from);
    if (found !== undefined) onFound(found);
  });
  // Storage is read after the first render, which must be the same on a server.
  useEffect(() => {
    if (key !== undefined) bringBack(key);
  }, [key]);

  const write = useEffectEvent((values: FieldValues) => {
    if (key === undefined || !isDirty) return;
    const { omit = [] } = keep ?? {};
    writeDraft(key, Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name))));
  });
  // Follows the values without drawing anything, and writes a moment after the last change.
  useEffect(() => {
    if (key === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => write(values), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key, subscribe]);

  return {
    forget(): void {
      if (key !== undefined) removeDraft(key);
    },
  };
}
