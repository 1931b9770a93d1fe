/** Resolves when the browser is online; at once if it already is. */
export function whenOnline(): Promise<void> {
  if (globalThis.navigator?.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => globalThis.window.addEventListener('online', () => resolve(), { once: true }));
}
