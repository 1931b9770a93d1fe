import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import type { RouteRow } from '../routing/route-table.ts';
import { LINK_SEEN } from './link-seen.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const originalFetch = globalThis.fetch;
const FILES = ['/r/magazine/1/a.js', '/r/magazine/1/b.js', '/r/shell/1/loaded.js', '/r/shell/1/about.js'];
const TABLE = {
  files: FILES,
  routes: {
    '/digital-magazine': { files: [0, 1, 2] },
    '/about': { files: [3] },
    '/media': { files: [0] },
    '/news': { files: [3], reads: [{ name: 'news', path: '/api/news' }] },
  },
};
let asked: string[] = [];
/** By address. */
let priorities: Map<string, string | undefined>;
let aborted = 0;
/** Files that take longer than a test. */
let slow: readonly string[] = [];
let prepare: jest.Mock<(row: RouteRow) => Promise<void>>;
let rehearse: jest.Mock<(address: string) => void>;
let stop: () => void;
// jsdom has no navigation.
document.addEventListener('click', (event) => event.preventDefault());

/** Answers after a moment, and breaks off as a browser does. */
function answer(url: string, signal?: AbortSignal): Promise<Response> {
  asked.push(url);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => resolve(url.startsWith('/route-files') ? Response.json(TABLE) : new Response('code')),
      slow.includes(url) ? 60_000 : 10,
    );
    signal?.addEventListener('abort', () => {
      aborted += 1;
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

function begin(): void {
  stop = prefetchOnIntent({
    platform: {
      boot: { release: { id: 'rs_1' } },
      root: { getState: () => ({ language: 'jp', market: 'JP', genderClassification: { classified: null } }) },
    } as never,
    findRoute: (path) => (path in TABLE.routes ? { row: { owner: 'magazine', route: { path } } as RouteRow, params: {} } : undefined),
    prepare,
    rehearse,
  });
}

beforeEach(() => {
  [asked, aborted, slow, priorities] = [[], 0, [], new Map()];
  prepare = jest.fn(async () => undefined);
  rehearse = jest.fn();
  window.history.replaceState({}, '', '/');
  document.body.innerHTML =
    '<a href="/news">News</a><a href="/digital-magazine">Magazine</a><a href="/about">About</a><a href="/media">Media</a>' +
    '<a href="/nowhere">Nowhere</a><a href="https://elsewhere.example/">Elsewhere</a><a href="/">Here</a>';
  globalThis.fetch = ((input: string | Request, { signal, priority }: RequestInit = {}) => {
    const url = typeof input === 'string' ? input : new URL(input.url).pathname;
    priorities.set(url, priority);
    return answer(url, typeof input === 'string' ? (signal ?? undefined) : input.signal);
  }) as typeof fetch;
  // jsdom lays nothing out.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    return (this.hasAttribute('data-in-view') ? { top: 10, bottom: 30, width: 80 } : { top: 0, bottom: 0, width: 0 }) as DOMRect;
  });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: `${location.origin}/r/shell/1/loaded.js` }],
  });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  globalThis.fetch = originalFetch;
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(navigator, 'connection');
});

const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
const intend = (name: string, text = 'Magazine') => link(text)?.dispatchEvent(new Event(name, { bubbles: true }));
const soon = (ms = 120) => new Promise((resolve) => setTimeout(resolve, ms));
const askedFiles = () => asked.filter((url) => !url.startsWith('/route-files'));

test('the list of all pages is there before anybody wants to go to one', async () => {
  begin();
  await soon();
  expect(asked).toEqual(['/route-files?release=rs_1&lang=jp']);
  intend('focusin');
  await waitFor(() => expect(askedFiles()).toHaveLength(2));
  expect(asked).toHaveLength(3);
});

test.each(['focusin', 'touchstart'])(
  '%s fetches all that the page needs and has not got, and runs nothing before it is there',
  async (name) => {
    slow = FILES.slice(1, 2);
    begin();
    intend(name);
    await waitFor(() => expect(askedFiles()).toEqual(FILES.slice(0, 2)));
    await soon();
    expect(prepare).not.toHaveBeenCalled();
  },
);

test('then its code is run, and the page drawn ahead', async () => {
  begin();
  intend('focusin');
  await waitFor(() => expect(rehearse).toHaveBeenCalledTimes(1));
  expect(prepare.mock.calls.map(([row]) => row.route.path)).toEqual(['/digital-magazine']);
  expect(rehearse).toHaveBeenCalledWith('/digital-magazine');
  intend('focusin');
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(2));
  await soon();
  expect(rehearse).toHaveBeenCalledTimes(1);
});

test('nothing is drawn ahead of a page that somebody is on already', async () => {
  begin();
  await soon();
  intend('focusin');
  window.history.replaceState({}, '', '/digital-magazine');
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
  await soon();
  expect(rehearse).not.toHaveBeenCalled();
});

test('the code of the first page that a link in view leads to is there before any intent, and is not run', async () => {
  link('Media')?.setAttribute('data-in-view', '');
  begin();
  await waitFor(() => expect(askedFiles()).toEqual(FILES.slice(0, 1)));
  await soon();
  expect(askedFiles()).toHaveLength(1);
  expect(prepare).not.toHaveBeenCalled();
  expect([...priorities.values()]).toEqual(['low', 'low']);
});

test('that page is one of the two at a time, and is broken off by leaving for another', async () => {
  link('Media')?.setAttribute('data-in-view', '');
  slow = FILES;
  begin();
  await waitFor(() => expect(askedFiles()).toEqual(FILES.slice(0, 1)));
  intend('focusin', 'About');
  intend('focusin');
  await soon();
  expect(askedFiles()).toEqual(['/r/magazine/1/a.js', '/r/shell/1/about.js']);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(aborted).toBe(2));
});

test('who follows that link before it is there keeps what is under way', async () => {
  link('Media')?.setAttribute('data-in-view', '');
  slow = FILES;
  begin();
  await waitFor(() => expect(askedFiles()).toEqual(FILES.slice(0, 1)));
  link('Media')?.click();
  await soon();
  expect(aborted).toBe(0);
});

test('code and data of a page that may never be gone to are behind everything else, of one that is gone to they are not', async () => {
  begin();
  await soon();
  intend('focusin', 'News');
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
  expect([priorities.get('/r/shell/1/about.js'), priorities.get('/api/news')]).toEqual(['low', 'low']);
  link('Magazine')?.click();
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(2));
  expect(priorities.get('/r/magazine/1/a.js')).toBe('auto');
});

test('a pointer on its way elsewhere fetches nothing, one that stays does', async () => {
  begin();
  intend('pointerover');
  intend('pointerover', 'Here');
  await soon();
  expect(askedFiles()).toEqual([]);
  intend('pointerover');
  await waitFor(() => expect(askedFiles()).not.toEqual([]));
});

test('a link that fills the view for a while is likely to be followed', async () => {
  begin();
  intend(LINK_SEEN);
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
  expect(askedFiles()).toEqual(FILES.slice(0, 2));
  await soon();
  expect(rehearse).not.toHaveBeenCalled();
});

test('two pages are fetched at a time', async () => {
  begin();
  await soon();
  intend('focusin');
  intend('focusin', 'About');
  intend('focusin', 'Media');
  await soon();
  expect(prepare.mock.calls.map(([row]) => row.route.path).toSorted()).toEqual(['/about', '/digital-magazine']);
});

test('other sites, no pages and this page are nobody’s next page', async () => {
  begin();
  for (const text of ['Elsewhere', 'Nowhere']) intend('focusin', text);
  intend('touchstart', 'Here');
  await soon();
  expect(askedFiles()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])('nothing is fetched with %j', async (connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  begin();
  intend('focusin');
  await soon();
  expect(asked).toEqual([]);
});

test('leaving breaks it off, and the next intent begins again', async () => {
  slow = FILES;
  begin();
  await soon();
  intend('focusin');
  await waitFor(() => expect(askedFiles()).toHaveLength(2));
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(aborted).toBe(2));
  await soon();
  slow = [];
  intend('focusin');
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
});

test('following a link goes on with its page, breaks off others, and begins without an intent', async () => {
  slow = ['/r/shell/1/about.js'];
  begin();
  await soon();
  intend('focusin', 'About');
  await waitFor(() => expect(askedFiles()).toEqual(slow));
  link('Magazine')?.click();
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
  expect(prepare.mock.calls[0]?.[0].route.path).toBe('/digital-magazine');
  expect(aborted).toBe(1);
});
