import { SERVICE_WORKER } from '../remotes/trusted-types.ts';

/** Lets the service worker keep this page, with what it has loaded before the worker was there. Where there is none, nothing is kept. */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  try {
    await serviceWorker.register(SERVICE_WORKER);
    const { active } = await serviceWorker.ready;
    if (serviceWorker.controller !== null) return;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ visited: [location.href, ...loaded.filter((url) => /\/(?:r|media)\//.test(url))] });
  } catch {
    // Refused by the browser's settings: pages come from the network alone.
  }
}
