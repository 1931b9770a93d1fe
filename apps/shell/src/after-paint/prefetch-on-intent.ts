import { readUrl } from '@orime/contracts';
import type { DocumentRead, RouteFiles } from '@orime/contracts';
import { isSparing } from '@orime/platform/connection';
import { loadApiClient, readEarly, type Platform } from '@orime/platform/host';
import type { RouteRow } from '../routing/route-table.ts';
import { LINK_SEEN } from './link-seen.ts';
import { opensHere } from './opens-here.ts';

/** Shorter is passing over the link on the way elsewhere. */
const DWELL_MS = 65;
const MAX_IN_FLIGHT = 2;

export interface PrefetchOptions {
  readonly platform: Pick<Platform, 'boot' | 'root'>;
  /** The route of an address, with the values in it. */
  readonly findRoute: (
    path: string,
  ) => { readonly row: RouteRow; readonly params: Readonly<Record<string, string | undefined>> } | undefined;
  /** Runs the code of a route whose files are there, so that its screen can be drawn at once; settles when it can. */
  readonly prepare: (row: RouteRow) => Promise<void>;
  /** Draws the page of an address ahead, once its code has run and its data is there. */
  readonly rehearse: (address: string) => void;
}

/**
 * Fetches what the page behind a link needs when somebody is about to follow it: pointer, focus or touch, or a panel of the menu in view.
 * All of it is asked for at once, code and data, behind everything else; then the code is run and the page drawn ahead. Nothing where data
 * is dear or slow, two pages at a time, and no more once somebody has gone elsewhere. Who follows a link without such a sign has at least
 * all of its requests at once, and the code of the most likely page before. Returns the way out.
 */
export function prefetchOnIntent({ platform: { boot, root }, findRoute, prepare, rehearse }: PrefetchOptions): () => void {
  const asked = new Set<string>();
  /** What is under way. */
  const journeys = new Set<Journey>();
  /** Routes whose screen was drawn ahead: once is enough, also where each link of a list leads to one. */
  const rehearsed = new Set<string>();
  let dwell: ReturnType<typeof setTimeout> | undefined;
  let table: { readonly language: string; readonly answer: Promise<RouteFiles> } | undefined;

  /** One list for all pages, which comes before it is needed. */
  function tableNow(): Promise<RouteFiles> {
    const { language } = root.getState();
    if (table?.language !== language) {
      const question = new URLSearchParams({ release: boot.release.id, lang: language });
      const answer = fetch(`/route-files?${question.toString()}`, { priority: 'low' }).then(
        (response) => response.json() as Promise<RouteFiles>,
      );
      answer.catch(() => (table = undefined));
      table = { language, answer };
    }
    return table.answer;
  }

  /** The files of a route that this page has not loaded. */
  async function missingFiles({
    route,
  }: RouteRow): Promise<{ readonly files: readonly string[]; readonly reads: readonly DocumentRead[] }> {
    const { files, routes } = await tableNow();
    const { files: numbers = [], reads = [] } = routes[route.path] ?? {};
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    return { files: numbers.flatMap((number) => files[number] ?? []).filter((file) => !loaded.has(file)), reads };
  }

  async function prefetch(link: HTMLAnchorElement, priority: 'low' | 'auto', isPointedAt: boolean): Promise<void> {
    const path = link.pathname + link.search;
    const found = findRoute(link.pathname);
    if (asked.has(path) || found === undefined || (priority === 'low' && journeys.size >= MAX_IN_FLIGHT)) return;
    asked.add(path);
    const journey = setOut(path);
    const { signal } = journey;
    try {
      const { files, reads } = await missingFiles(found.row);
      const state = root.getState();
      const context = {
        ...state,
        gender: state.genderClassification.classified,
        params: found.params,
        search: new URLSearchParams(link.search),
      };
      const data = reads.map((read) => readEarly(readUrl(read, context), { signal, priority }).catch(() => undefined));
      await fetchAll(files, { signal, priority });
      await Promise.all([prepare(found.row), ...data]);
      // The shell's own pages are small, and whoever has a link before their eyes may be about to do something else.
      const isNew = found.row.owner !== 'shell' && !rehearsed.has(found.row.route.path);
      if (!isPointedAt || !isNew || signal.aborted || link.pathname === location.pathname) return;
      rehearsed.add(found.row.route.path);
      rehearse(path);
    } catch {
      // Left meanwhile, or no network: the page itself asks again.
    } finally {
      journeys.delete(journey);
      // What was read may be another thing by the next time.
      asked.delete(path);
    }
  }

  /** Of the page that most visitors go on to the code alone, which is most of what they would wait for. */
  async function prefetchLikely(): Promise<void> {
    const likely = likelyPage();
    if (likely === undefined || journeys.size >= MAX_IN_FLIGHT) return;
    const journey = setOut(likely.path);
    try {
      const { files } = await missingFiles(likely.row);
      await fetchAll(files, { signal: journey.signal, priority: 'low' });
    } finally {
      journeys.delete(journey);
    }
  }

  /** Of the first link in view that leads to a remote: the banner's, where there is one. */
  function likelyPage(): { readonly path: string; readonly row: RouteRow } | undefined {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const row = leadsElsewhere(link) && isInView(link) ? findRoute(link.pathname)?.row : undefined;
      if (row !== undefined && row.owner !== 'shell') return { path: link.pathname + link.search, row };
    }
    return undefined;
  }

  function setOut(path: string): Journey {
    const controller = new AbortController();
    const journey = { path, signal: controller.signal, abort: () => controller.abort() };
    journeys.add(journey);
    return journey;
  }

  function handleIntent({ target, type }: Event): void {
    clearTimeout(dwell);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !leadsElsewhere(link) || isSparing()) return;
    const begin = (): void => void prefetch(link, 'low', type !== LINK_SEEN);
    if (type === 'pointerover') dwell = setTimeout(begin, DWELL_MS);
    else begin();
  }

  /** What is under way for a page that was not gone to would stand in the way of the one that was. */
  function handleDeparture(event: Event): void {
    const { target, type } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (type === 'click' && link === null) return;
    breakOff(link === null ? undefined : link.pathname + link.search);
    if (link !== null && event instanceof MouseEvent && opensHere(link, event)) void prefetch(link, 'auto', false);
  }

  function breakOff(goingTo?: string): void {
    clearTimeout(dwell);
    for (const { path, abort } of journeys) if (path !== goingTo) abort();
  }

  const intents = ['pointerover', 'focusin', 'touchstart', LINK_SEEN] as const;
  const departures = ['click', 'popstate'] as const;
  for (const name of intents) addEventListener(name, handleIntent, { capture: true, passive: true });
  for (const name of departures) addEventListener(name, handleDeparture, { capture: true });
  if (!isSparing())
    Promise.all([tableNow(), loadApiClient()])
      .then(prefetchLikely)
      .catch(() => undefined);
  return () => {
    breakOff();
    for (const name of intents) removeEventListener(name, handleIntent, { capture: true });
    for (const name of departures) removeEventListener(name, handleDeparture, { capture: true });
  };
}

/** The files and data of one page. */
interface Journey {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly abort: () => void;
}

/** Into the browser's cache. */
async function fetchAll(files: readonly string[], options: RequestInit): Promise<void> {
  await Promise.all(files.map(async (file) => (await fetch(file, options)).arrayBuffer()));
}

function leadsElsewhere({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname;
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= window.innerHeight;
}
