/** As much of IndexedDB as the kept work uses, in memory: Node and jsdom have none. With `isFull`, writes end as in a full storage. */
export function installIndexedDb(): { readonly entries: Map<string, unknown>; isFull: boolean; readonly restore: () => void } {
  const storage = {
    entries: new Map<string, unknown>(),
    isFull: false,
    restore: () => void Reflect.deleteProperty(globalThis, 'indexedDB'),
  };
  const answer = (result: () => unknown): EventTarget => {
    const request = Object.assign(new EventTarget(), { result: undefined as unknown, error: null });
    queueMicrotask(() => {
      request.result = result();
      request.dispatchEvent(new Event('success'));
    });
    return request;
  };
  const transaction = (_: string, mode: IDBTransactionMode) => {
    const isRefused = storage.isFull && mode === 'readwrite';
    const ending = Object.assign(new EventTarget(), { error: isRefused ? new Error('QuotaExceededError') : null });
    setTimeout(() => ending.dispatchEvent(new Event(isRefused ? 'abort' : 'complete')), 0);
    const store = {
      get: (key: string) => answer(() => storage.entries.get(key)),
      put: (value: unknown, key: string) => answer(() => isRefused || storage.entries.set(key, value)),
      delete: (key: string) => answer(() => storage.entries.delete(key)),
    };
    return Object.assign(ending, { objectStore: () => store });
  };
  Object.assign(globalThis, { indexedDB: { open: () => answer(() => ({ transaction, close: () => {} })) } });
  return storage;
}
