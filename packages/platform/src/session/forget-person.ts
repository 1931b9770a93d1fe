import type { Platform } from '../platform.ts';
import { withoutPersonalState } from '../state/root-state.ts';
import { localStorageOrNothing } from '../state/state-storage.ts';

/** Remotes store a user's unsaved work as `orime.<remote>.<user id>.<what>`; this pattern finds it. */
const PERSONAL_KEY = /^orime\.[\w-]+\.usr_/;

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
