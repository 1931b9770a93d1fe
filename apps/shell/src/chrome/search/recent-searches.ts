import { getSession } from '@orime/platform';

const MOST = 5;

/** A member's key has the form whose entries are removed on sign-out; a visitor's searches stay in this browser. */
function storageKey(): string {
  const session = getSession();
  return `orime.shell.${session.status === 'signed-in' ? session.user._id : 'visitor'}.searches`;
}

/** The last searches made here, the newest first. Nothing where the storage is closed or holds something else. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey()) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((word): word is string => typeof word === 'string' && word !== '').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(word: string): void {
  write([word, ...readRecentSearches().filter((other) => other !== word)].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

function write(words: readonly string[]): void {
  try {
    if (words.length === 0) localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), JSON.stringify(words));
  } catch {
    // A closed storage only means that nothing is remembered.
  }
}
