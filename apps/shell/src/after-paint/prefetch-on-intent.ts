import type { Platform } from '@orime/platform/host';

/** Shorter is passing over the link on the way elsewhere. */
const DWELL_MS = 65;
const MAX_IN_FLIGHT = 2;

/** What browsers tell besides the standard: Chromium. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Fetches what the page behind a link needs when somebody is about to follow it: pointer, focus or touch. Nothing is run, nothing where data
 * is dear or slow, two files at a time behind everything else, and no more once they have gone. Returns the way out.
 */
export function prefetchOnIntent({ boot, root }: Pick<Platform, 'boot' | 'root'>): () => void {
  const asked = new Set<string>();
  /** What is under way, by address. */
  const journeys = new Map<string, AbortController>();
  let dwell: ReturnType<typeof setTimeout> | undefined;

  async function prefetch(path: string): Promise<void> {
    if (asked.has(path)) return;
    asked.add(path);
    const journey = new AbortController();
    journeys.set(path, journey);
    const { signal } = journey;
    const question = new URLSearchParams({ path, release: boot.release.id, lang: root.getState().language });
    const options = { signal, priority: 'low' } as const;
    try {
      const { files } = (await (await fetch(`/route-files?${question.toString()}`, options)).json()) as { files: readonly string[] };
      const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      const waiting = files.filter((file) => !loaded.has(new URL(file, location.href).pathname));
      const work = async (): Promise<void> => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await (await fetch(file, options)).arrayBuffer();
      };
      await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, work));
    } catch {
      // Left meanwhile, or no network: the page itself asks again.
      asked.delete(path);
    } finally {
      journeys.delete(path);
    }
  }

  function handleIntent({ target, type }: Event): void {
    clearTimeout(dwell);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname || isSparing()) return;
    const begin = (): void => void prefetch(link.pathname);
    if (type === 'pointerover') dwell = setTimeout(begin, DWELL_MS);
    else begin();
  }

  /** What is under way for a page that was not gone to would stand in the way of the one that was. */
  function handleDeparture({ target, type }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (type === 'click' && link === null) return;
    breakOff(link?.pathname);
  }

  function breakOff(goingTo?: string): void {
    clearTimeout(dwell);
    for (const [path, journey] of journeys) if (path !== goingTo) journey.abort();
  }

  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  const departures = ['click', 'popstate'] as const;
  for (const name of intents) addEventListener(name, handleIntent, { capture: true, passive: true });
  for (const name of departures) addEventListener(name, handleDeparture, { capture: true });
  return () => {
    breakOff();
    for (const name of intents) removeEventListener(name, handleIntent, { capture: true });
    for (const name of departures) removeEventListener(name, handleDeparture, { capture: true });
  };
}

/** Where data is dear or slow. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
