import { getSession } from '@orime/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { draftKey, readDraft, removeDraft, removeOthersDrafts, writeDraft } from './draft-storage.ts';

/** The pause in typing after which a draft is written. */
const PAUSE_MS = 400;

export type KeptDraftOptions<Draft extends FieldValues> = {
  readonly form: string;
  /** Undefined keeps nothing. */
  readonly keep:
    | { readonly userId: string | undefined; readonly omit?: readonly string[]; readonly onKept?: (isKept: boolean) => void }
    | undefined;
  readonly subscribe: UseFormSubscribe<Draft>;
  readonly onFound: (found: Readonly<Record<string, unknown>>) => void;
};

/** Keeps the unsent work of a form in this browser while it is being done, and brings it back at the next opening. */
export function useKeptDraft<Draft extends FieldValues>({ form, keep, subscribe, onFound }: KeptDraftOptions<Draft>) {
  const key = keep === undefined ? undefined : draftKey(keep.userId, form);
  const owner = keep?.userId;

  const bringBack = useEffectEvent((from: string) => {
    removeOthersDrafts(keep?.userId);
    const found = readDraft(from);
    if (found !== undefined) onFound(found);
  });
  // Storage is read after the first render, which must be the same on a server.
  useEffect(() => {
    if (key !== undefined) bringBack(key);
  }, [key]);

  const waiting = useRef<Waiting>(undefined);
  const write = useEffectEvent((to: string, isStaying: boolean) => {
    const unsaved = waiting.current;
    drop(waiting);
    if (unsaved === undefined || !unsaved.isDirty) return;
    const { omit = [], onKept } = keep ?? {};
    const isKept = writeDraft(to, Object.fromEntries(Object.entries(unsaved.values).filter(([name]) => !omit.includes(name))));
    if (isStaying) onKept?.(isKept);
  });
  // Follows the values without drawing anything, and writes a moment after the last change, or at once when form or page are left.
  useEffect(() => {
    if (key === undefined) return undefined;
    // What somebody typed is not written after their session: signing out has just removed it.
    const flush = (): void => {
      if (isHere(owner)) write(key, false);
    };
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        drop(waiting);
        waiting.current = { values, isDirty, timer: setTimeout(() => write(key, true), PAUSE_MS) };
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
      flush();
      drop(waiting);
    };
  }, [key, owner, subscribe]);

  return {
    forget(): void {
      drop(waiting);
      if (key !== undefined) removeDraft(key);
    },
  };
}

/** What was typed and is not written yet. */
type Waiting = { readonly values: FieldValues; readonly isDirty: boolean; readonly timer: ReturnType<typeof setTimeout> } | undefined;

function drop(waiting: { current: Waiting }): void {
  clearTimeout(waiting.current?.timer);
  waiting.current = undefined;
}

function isHere(userId: string | undefined): boolean {
  const session = getSession();
  return userId === undefined || (session.status === 'signed-in' && session.user._id === userId);
}
