import type { Platform } from '../platform.ts';
import { withoutPersonalState } from '../state/root-state.ts';
import { localStorageOrNothing } from '../state/state-storage.ts';

/** Remotes store a user's unsaved work as `orime.<remote>.<user id>.<what>`; this pattern finds it. */
const PERSONAL_KEY = /^orime\.[\w-]+\.usr_/;

/** Names of databases with unsaved work that is too large for the storage begin with this. Everything in them is somebody's own. */
const PERSONAL_DATABASE = 'orime-';

/**
 * Removes the user's data from the page and the storage (decision T10): wholesale cart, promo codes, cached responses, pending
 * mutations, unsaved work. Theme, language, market, retail cart, cookie consent and gender belong to the browser and stay.
 */
export function forgetPerson({ root, bus, queries }: Platform): void {
  root.setState(withoutPersonalState());
  bus.publish('wholesale-cart.changed@1', { items: [] });
  queries.getMutationCache().clear();
  const storage = localStorageOrNothing();
  if (storage === undefined) return;
  for (const key of Object.keys(storage)) if (PERSONAL_KEY.test(key)) storage.removeItem(key);
}

/**
 * Deletes the databases of unsaved work. Not at expiry: whoever is writing then signs in again and goes on, and everybody else finds
 * nothing under an id of theirs. Resolves when it was asked for; a browser that has no databases has nothing to delete.
 */
export async function forgetDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) if (name?.startsWith(PERSONAL_DATABASE)) indexedDB.deleteDatabase(name);
  } catch {
    // Forbidden or absent: nothing was kept.
  }
}
