/** Resolves as soon as the browser has a network: at once when it never lost it. */
export function whenOnline(): Promise<void> {
  if (globalThis.navigator?.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => globalThis.window.addEventListener('online', () => resolve(), { once: true }));
}
