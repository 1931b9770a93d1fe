import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import type { StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import { remoteStorage } from '@orime/platform';

/** Where a document is stored on the server: a visitor's with the key that claims it. */
export type StoredAt = { readonly id: string; readonly version: number; readonly key?: string };
export type LocalCopy = {
  readonly document: StudioDocument;
  readonly storedAt: StoredAt | undefined;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Whether the server has exactly this. */
  readonly isStored: boolean;
};

const storage = remoteStorage('designer-studio');
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The platform removes `orime.draft.usr_…` when that person signs out. */
function keyOf(userId: string | undefined): string {
  return `orime.draft.${userId ?? 'visitor'}.design-studio`;
}

/** Where work waits that had to make room for another garment before the server had it. */
function asideKeyOf(userId: string): string {
  return `${keyOf(userId)}-aside`;
}

/** Keeps a copy beside the one that is drawn on, until it is forgotten. */
export function setAside(userId: string, copy: LocalCopy): void {
  try {
    storage.setItem(asideKeyOf(userId), JSON.stringify(copy));
  } catch {
    // It is still sent from memory.
  }
}

export function findAside(userId: string): LocalCopy | undefined {
  return read(asideKeyOf(userId));
}

export function forgetAside(userId: string): void {
  try {
    storage.removeItem(asideKeyOf(userId));
  } catch {
    // Nothing was kept.
  }
}

/** Writes the document at once, so that a closed tab loses nothing. Answers whether the browser had room for it. */
export function keepLocally(userId: string | undefined, copy: LocalCopy): boolean {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** What was drawn in this browser: one's own, otherwise what a visitor drew before signing in, for thirty days. */
export function findLocally(userId: string | undefined): LocalCopy | undefined {
  return read(keyOf(userId)) ?? (userId === undefined ? undefined : read(keyOf(undefined)));
}

export function forgetLocally(userId: string | undefined): void {
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}

function read(key: string): LocalCopy | undefined {
  try {
    // Written by `keepLocally` alone; the document is checked, the rest is read field by field.
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Record<keyof LocalCopy, unknown>> | null;
    const document = readStudioDocument(kept?.document);
    const changedAt = Number(kept?.changedAt);
    if (document === undefined || !(Date.now() - changedAt < KEPT_DAYS * DAY_MS)) return undefined;
    return { document, changedAt, storedAt: storedAtOf(kept?.storedAt), isStored: kept?.isStored === true };
  } catch {
    return undefined;
  }
}

function storedAtOf(value: unknown): StoredAt | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return undefined;
  return {
    id: value.id,
    version: 'version' in value ? Number(value.version) : 1,
    ...('key' in value && typeof value.key === 'string' && { key: value.key }),
  };
}
