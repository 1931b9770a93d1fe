import type { Platform } from '../platform.ts';
import { withoutPersonalState } from '../state/root-state.ts';
import { localStorageOrNothing } from '../state/state-storage.ts';

/** Remotes keep a person's unsaved work as `orime.<remote>.<user id>.<what>`; that name is what lets it be found here. */
const PERSONAL_KEY = /^orime\.[\w-]+\.usr_/;

/**
 * Everything of the person leaves the page and the storage (decision T10): the buyer's cart, codes, kept answers, answers
 * and changes in memory, unsaved work. Theme, language, market, retail cart, cookies and gender are the browser's and stay.
 */
export function forgetPerson({ root, bus, queries }: Platform): void {
  root.setState(withoutPersonalState());
  bus.publish('wholesale-cart.changed@1', { items: [] });
  queries.getMutationCache().clear();
  const storage = localStorageOrNothing();
  if (storage === undefined) return;
  for (const key of Object.keys(storage)) if (PERSONAL_KEY.test(key)) storage.removeItem(key);
}
