import type { Registry } from '@orime/federation/registry';

/** Has the copy of an object on this machine fetched again. False where there are no copies, and for a name that is none. */
export async function renewCopy({ store }: Registry, key: () => string): Promise<boolean> {
  try {
    return await store.renew(key());
  } catch {
    return false;
  }
}
