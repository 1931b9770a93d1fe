/** Asynchronous on purpose: the stored state may come from a slow place, and the page must not wait for it (decision T20). */
export interface StateStorage {
  getItem(name: string): Promise<string | null>;
  setItem(name: string, value: string): Promise<void>;
}

/** `localStorage` behind the asynchronous interface; undefined where the browser refuses it (blocked cookies, server). */
export function browserStorage(): StateStorage | undefined {
  const storage = localStorageOrNothing();
  if (storage === undefined) return undefined;
  return {
    getItem: async (name) => storage.getItem(name),
    setItem: async (name, value) => storage.setItem(name, value),
  };
}

export function localStorageOrNothing(): Storage | undefined {
  try {
    return globalThis.window?.localStorage;
  } catch {
    // Reading the property itself throws when the visitor blocks site data.
    return undefined;
  }
}
