import { useEffect, useEffectEvent, useRef } from 'react';
import { draftKey, readDraft, removeDraft, writeDraft } from '../draft/draft-storage.ts';
import type { FormFile } from './form-file.ts';

/** The server keeps files of unsent forms for two days. */
const FILES_KEPT_MS = 36 * 3_600_000;

export type KeepFiles = {
  /** Of the form, as in `useForm`. */
  readonly form: string;
  readonly userId: string | undefined;
};

/** Keeps the files that have arrived in this browser, and hands them over at the next opening for as long as the server has them. */
export function useKeptFiles<Stored>(
  keep: KeepFiles | undefined,
  files: readonly FormFile<Stored>[],
  onFound: (found: readonly FormFile<Stored>[]) => void,
): { readonly forget: () => void } {
  const key = keep === undefined ? undefined : draftKey(keep.userId, `${keep.form}-files`);
  const untouched = useRef(files);

  const bringBack = useEffectEvent((from: string) => {
    const kept = readDraft(from);
    const isFresh = Date.now() - Number(kept?.['at']) < FILES_KEPT_MS;
    const entries: readonly unknown[] = isFresh && Array.isArray(kept?.['files']) ? kept['files'] : [];
    const found = entries.filter(isArrived<Stored>);
    if (found.length > 0) onFound(found);
    else removeDraft(from);
  });
  // Storage is read after the first render, which must be the same on a server.
  useEffect(() => {
    if (key !== undefined) bringBack(key);
  }, [key]);
  // Follows the list once it has changed: what stands in the storage is not written over before it has been read.
  useEffect(() => {
    if (key === undefined || files === untouched.current) return;
    const arrived = files.filter(({ status }) => status === 'done');
    if (arrived.length > 0) writeDraft(key, { files: arrived, at: Date.now() });
    else removeDraft(key);
  }, [key, files]);

  return {
    forget(): void {
      if (key !== undefined) removeDraft(key);
    },
  };
}

/** Whether an entry of the storage is a file that has arrived. What the server answered is known to the form's route alone. */
function isArrived<Stored>(value: unknown): value is FormFile<Stored> {
  if (typeof value !== 'object' || value === null) return false;
  const file = value as Partial<Record<string, unknown>>;
  const isFile = typeof file['id'] === 'string' && typeof file['name'] === 'string' && typeof file['bytes'] === 'number';
  return isFile && file['status'] === 'done' && typeof file['stored'] === 'object' && file['stored'] !== null;
}
