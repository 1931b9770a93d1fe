import { isSparing } from '@orime/platform/connection';
import type { Platform } from '@orime/platform/host';
import { isGuarded } from '../routing/is-guarded.ts';
import { composeRoutes, findRow } from '../routing/route-table.ts';
import type { WorkerMessage } from '../service-worker/worker-scope.ts';

/** Whoever stays so long looks at the page. */
const LOOK_EVERY_MS = 3000;

/**
 * Keeps the public pages that are looked at, with everything they are made of, for times without network or site; a service worker
 * does it. Nothing personal: documents never are, guarded pages are left out, and a sign-out forgets which pages they were. Returns
 * the way out.
 */
export async function keepPages({ boot, session }: Pick<Platform, 'boot' | 'session'>): Promise<() => void> {
  if (!('serviceWorker' in navigator)) return () => undefined;
  await navigator.serviceWorker.register(
    /* webpackEntryOptions: { "filename": "service-worker.[contenthash:8].js" } */ new URL(
      '../service-worker/service-worker.ts',
      import.meta.url,
    ),
    { scope: '/' },
  );
  const { active } = await navigator.serviceWorker.ready;
  const rows = composeRoutes(boot.release);
  const kept = new Set<string>();
  let before: string | undefined;
  const tell = (message: WorkerMessage): void => active?.postMessage(message);

  function look(): void {
    const { pathname } = location;
    const isStaying = pathname === before;
    before = pathname;
    if (!isStaying || kept.has(pathname) || document.visibilityState === 'hidden' || !navigator.onLine || isSparing()) return;
    const route = findRow(rows, pathname)?.route;
    if (route?.access !== 'public' || isGuarded(rows, pathname)) return;
    kept.add(pathname);
    tell({ kind: 'keep', path: pathname, files: loadedFiles() });
  }

  const stopWatching = session.subscribe(({ status }, { status: former }) => {
    if (status !== 'anonymous' || former === 'anonymous') return;
    kept.clear();
    tell({ kind: 'forget' });
  });
  before = location.pathname;
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    stopWatching();
  };
}

/** Released files and pictures that the page has asked for, by path. */
function loadedFiles(): readonly string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [
    ...new Set(
      paths
        .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:r|media)\//.test(pathname))
        .map(({ pathname, search }) => pathname + search),
    ),
  ];
}
