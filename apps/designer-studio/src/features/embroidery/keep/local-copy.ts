import { remoteStorage } from '@orime/platform';
import type { Work } from '../work/work.ts';
import { readWork, writeWork } from '../work/write-work.ts';
import type { SavedAs } from './embroidery.api.ts';

const storage = remoteStorage('designer-studio');

export interface LocalCopy {
  readonly work: Work;
  readonly saved: SavedAs | undefined;
  /** Whether the account has exactly this. */
  readonly isSaved: boolean;
}

/** The platform forgets `orime.draft.usr_…` when that person signs out; a visitor's copy stays for whoever signs in. */
export function copyKey(userId: string | undefined): string {
  return `orime.draft.${userId ?? 'visitor'}.embroidery`;
}

/** Where work is kept that had to make room for a saved one before it was saved itself. */
export function asideKey(userId: string | undefined): string {
  return `${copyKey(userId)}-aside`;
}

/** Keeps the work in this browser. False when the storage is full or forbidden: nothing is kept then. */
export function keepCopy(key: string, { work, saved, isSaved }: LocalCopy): boolean {
  try {
    storage.setItem(key, JSON.stringify({ doc: writeWork(work), saved, isSaved }));
    return true;
  } catch {
    return false;
  }
}

export function readCopy(key: string): LocalCopy | undefined {
  try {
    // Ours, or anything: the work in it is checked.
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as { doc?: unknown; saved?: Partial<SavedAs>; isSaved?: unknown } | null;
    const work = readWork(kept?.doc);
    if (work === undefined) return undefined;
    const { id, version } = kept?.saved ?? {};
    return {
      work,
      saved: typeof id === 'string' && typeof version === 'number' ? { id, version } : undefined,
      isSaved: kept?.isSaved === true,
    };
  } catch {
    return undefined;
  }
}

export function forgetCopy(key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
