import { dropOthers, ensureKept, isReleased, keepScripts } from './kept-files.ts';
import { offlinePage } from './offline-page.ts';
import type { FetchEvent } from './worker-scope.ts';

const PAGES = 'orime-pages';
const PICTURES = 'orime-pictures';
const MAX_PAGES = 20;
const MAX_PICTURES = 60;
/** With what pages ask for pictures: as Chromium does until one was seen. */
let pictureAccept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const ADDRESS_OF_FILE = /\/r\/[\w.+%-]+\/[\w.+%-]+\/[\w.+%/~@-]+\.(?:js|css|woff2)/g;
const BASE = /\/r\/[\w.+%-]+\/[\w.+%-]+\//g;

/** A page from the network; where that fails, or the site answers with a failure, the page as it was when it was last looked at. */
export async function readPage({ request, preloadResponse }: Pick<FetchEvent, 'request' | 'preloadResponse'>): Promise<Response> {
  const kept = async (): Promise<Response | undefined> =>
    (await caches.open(PAGES)).match(new URL(request.url).pathname, { ignoreVary: true, ignoreSearch: true });
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    return response.status < 500 ? response : ((await kept()) ?? response);
  } catch {
    return (await kept()) ?? offlinePage((await pagePaths()).reverse());
  }
}

/** A picture from the network, else as it was seen. */
export async function readPicture(request: Request): Promise<Response> {
  pictureAccept = request.headers.get('accept') ?? pictureAccept;
  const kept = await (await caches.open(PICTURES)).match(request.url, { ignoreVary: true });
  return kept ?? fetch(request);
}

/**
 * Keeps a page with everything that it is made of, or not at all: a page without its scripts would be a page that cannot be used.
 * Older pages make room, and with the last page of a version its files go.
 */
export async function keepPage(path: string, loaded: readonly string[]): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (response.status !== 200 || response.redirected) return;
  const text = await response.clone().text();
  // What a developer alone has is no page of the site.
  if (text.includes('data-override')) return;
  const files = new Set([...(text.match(ADDRESS_OF_FILE) ?? []), ...loaded.filter(isReleased)]);
  for (const file of files) if (!(await ensureKept(file))) return;
  await putLast(PAGES, path, response, MAX_PAGES);
  await keepPictures(loaded.filter((address) => address.startsWith('/media/')));
  await dropOthers(await basesOfPages());
  // Menu, drawers and search come by their own files, and are the way from one kept page to another.
  const shell = /\/r\/shell\/[\w.+%-]+\//.exec(text)?.[0];
  if (shell !== undefined) await keepScripts(shell);
}

/** Forgets what was visited. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(PAGES), caches.delete(PICTURES)]);
}

async function keepPictures(addresses: readonly string[]): Promise<void> {
  for (const address of addresses.slice(0, MAX_PICTURES)) {
    const response = await copyOf(address).catch(() => undefined);
    if (response?.status === 200) await putLast(PICTURES, address, response, MAX_PICTURES);
  }
}

/**
 * A picture that a page has shown, from the browser's own cache. A picture's form depends on what is accepted (`vary`), and that cache has
 * one for each address: asked for in another way, the picture would come a second time, take the place of the page's own, and come a third
 * time for the next page. Where it is not there in this way it comes past that cache.
 */
async function copyOf(address: string): Promise<Response> {
  const headers = { accept: pictureAccept };
  const known = await fetch(address, { headers, mode: 'same-origin', cache: 'only-if-cached' }).catch(() => undefined);
  return known?.ok === true ? known : fetch(address, { headers, cache: 'no-store' });
}

/** Keys come in the order in which they were put: the first one was looked at least recently. */
async function putLast(name: string, key: string, response: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old, { ignoreVary: true });
}

async function pagePaths(): Promise<string[]> {
  return (await (await caches.open(PAGES)).keys()).map(({ url }) => new URL(url).pathname);
}

/** The folders of all versions that kept pages name, also of remotes that they have not loaded yet. */
async function basesOfPages(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(PAGES);
  const bases = new Set<string>();
  for (const key of await cache.keys()) {
    const text = await (await cache.match(key, { ignoreVary: true }))?.text();
    for (const base of text?.match(BASE) ?? []) bases.add(decodeURIComponent(base));
  }
  return bases;
}
