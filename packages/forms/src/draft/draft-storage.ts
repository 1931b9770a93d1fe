/** First part of the name of every kept draft; the platform forgets `orime.draft.usr_…` when that person signs out. */
const PREFIX = 'orime.draft.';
const VISITOR = 'visitor';

/** Where the unsent work of one form is kept. */
export function draftKey(userId: string | undefined, form: string): string {
  return `${PREFIX}${userId ?? VISITOR}.${form}`;
}

/** The kept values; undefined when there are none or they cannot be read. */
export function readDraft(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    // Anything but a plain object is not ours.
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps values; a full or forbidden storage keeps nothing, which is answered, and the form goes on. */
export function writeDraft(key: string, values: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Removes drafts that others left in this browser. A visitor's stay: whoever signs in after typing was that visitor. */
export function removeOthersDrafts(userId: string | undefined): void {
  try {
    const isOthers = (key: string): boolean =>
      key.startsWith(`${PREFIX}usr_`) && !(userId !== undefined && key.startsWith(`${PREFIX}${userId}.`));
    for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key);
  } catch {
    // A forbidden storage has none.
  }
}
