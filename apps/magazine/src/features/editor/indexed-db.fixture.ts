/** As much of IndexedDB as the kept words use, in memory: jsdom has none. It outlives the screens of a test, as a browser's does. */
export function installIndexedDb(): { readonly entries: Map<string, unknown>; readonly restore: () => void } {
  const entries = new Map<string, unknown>();
  const answer = (result: () => unknown): EventTarget => {
    const request = Object.assign(new EventTarget(), { result: undefined as unknown, error: null });
    queueMicrotask(() => {
      request.result = result();
      request.dispatchEvent(new Event('success'));
    });
    return request;
  };
  const store = {
    get: (key: string) => answer(() => structuredClone(entries.get(key))),
    put: (value: unknown, key: string) => answer(() => entries.set(key, structuredClone(value))),
    delete: (key: string) => answer(() => entries.delete(key)),
    getAllKeys: () => answer(() => [...entries.keys()]),
  };
  const database = Object.assign(new EventTarget(), { transaction: () => ({ objectStore: () => store }), close: () => {} });
  Object.assign(globalThis, { indexedDB: { open: () => answer(() => database) } });
  return { entries, restore: () => void Reflect.deleteProperty(globalThis, 'indexedDB') };
}
