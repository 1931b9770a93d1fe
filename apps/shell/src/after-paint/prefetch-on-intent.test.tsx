import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const originalFetch = globalThis.fetch;
const FILES = ['/r/magazine/1/a.js', '/r/magazine/1/b.js', '/r/magazine/1/c.js', '/r/shell/1/loaded.js'];
let asked: string[] = [];
let aborted = 0;
let inFlight = 0;
let mostInFlight = 0;
let stop: () => void;

/** Answers after a moment, and breaks off as a browser does. */
function answer(url: string, signal: AbortSignal): Promise<Response> {
  asked.push(url);
  inFlight += 1;
  mostInFlight = Math.max(mostInFlight, inFlight);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      inFlight -= 1;
      resolve(url.startsWith('/route-files') ? Response.json({ files: FILES }) : new Response('code'));
    }, 10);
    signal.addEventListener('abort', () => {
      if (inFlight > 0) inFlight -= 1;
      aborted += 1;
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

beforeEach(() => {
  [asked, aborted, inFlight, mostInFlight] = [[], 0, 0, 0];
  window.history.replaceState({}, '', '/');
  document.body.innerHTML =
    '<a href="/digital-magazine">Magazine</a><a href="https://elsewhere.example/">Elsewhere</a><a href="/">Here</a>';
  globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) => answer(url, signal)) as typeof fetch;
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: `${location.origin}/r/shell/1/loaded.js` }],
  });
  stop = prefetchOnIntent({ boot: { release: { id: 'rs_1' } }, root: { getState: () => ({ language: 'jp' }) } } as never);
});
afterEach(() => {
  stop();
  globalThis.fetch = originalFetch;
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(navigator, 'connection');
});

const intend = (name: string, text = 'Magazine') =>
  [...document.querySelectorAll('a')].find((link) => link.textContent === text)?.dispatchEvent(new Event(name, { bubbles: true }));
const soon = (ms = 120) => new Promise((resolve) => setTimeout(resolve, ms));

test('focus fetches what the page needs and has not got, two at a time, once', async () => {
  intend('focusin');
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked[0]).toBe('/route-files?path=%2Fdigital-magazine&release=rs_1&lang=jp');
  expect(asked.slice(1).toSorted()).toEqual(FILES.slice(0, 3));
  expect(mostInFlight).toBe(2);
  await soon();
  intend('focusin');
  await soon();
  expect(asked).toHaveLength(4);
});

test('a pointer on its way elsewhere fetches nothing, one that stays does', async () => {
  intend('pointerover');
  intend('pointerover', 'Here');
  await soon();
  expect(asked).toEqual([]);
  intend('pointerover');
  await waitFor(() => expect(asked).not.toEqual([]));
});

test('other sites and this page are nobody’s next page', async () => {
  intend('focusin', 'Elsewhere');
  intend('touchstart', 'Here');
  await soon();
  expect(asked).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])('nothing is fetched with %j', async (connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  intend('focusin');
  await soon();
  expect(asked).toEqual([]);
});

test('leaving breaks it off, and the next intent begins again', async () => {
  intend('focusin');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(aborted).toBe(1));
  expect(asked).toHaveLength(1);
  await soon();
  intend('focusin');
  await waitFor(() => expect(asked).toHaveLength(5));
});

test('following the link goes on with its files, and breaks off those of others', async () => {
  document.body.addEventListener('click', (event) => event.preventDefault());
  intend('focusin');
  [...document.querySelectorAll('a')].find((link) => link.textContent === 'Magazine')?.click();
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(aborted).toBe(0);
});
