/** Asynchronous because the storage may be slow and the page must not wait for it (decision T20). */
export interface StateStorage {
  getItem(name: string): Promise<string | null>;
  setItem(name: string, value: string): Promise<void>;
}

/** `localStorage` behind the asynchronous interface; undefined where it is unavailable (site data blocked, server). */
export function browserStorage(): StateStorage | undefined {
  const storage = localStorageOrNothing();
  if (storage === undefined) return undefined;
  return {
    getItem: async (name) => storage.getItem(name),
    setItem: async (name, value) => storage.setItem(name, value),
  };
}

/** `localStorage`, or undefined where the browser or the server has none. Never throws. */
export function localStorageOrNothing(): Storage | undefined {
  try {
    return globalThis.window?.localStorage;
  } catch {
    // The getter itself throws when the visitor blocks site data.
    return undefined;
  }
}
