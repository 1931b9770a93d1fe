import { runInThisContext } from 'node:vm';

/** Of jsdom, which tests of screens run in; `window` has all names of a browser. */
interface Jsdom {
  readonly JSDOM: new (html: string, options: object) => { readonly window: Window & Readonly<Record<string, unknown>> };
  readonly VirtualConsole: new () => object;
}

/** Node has them too, but not those that documents and their elements know. */
const OWN_OF_PAGES: ReadonlySet<string> = new Set(['navigator', 'Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'DOMException']);

const EVENT_METHODS = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

/** Loaded by Node itself, once for all test files of a process: in the registry of a test file it takes two seconds. */
const loadJsdom = runInThisContext(`(from) => {
  const { createRequire } = process.getBuiltinModule('node:module');
  const here = createRequire(from);
  return createRequire(here.resolve('jest-environment-jsdom'))('jsdom');
}`) as (from: string) => Jsdom;

/**
 * Does something as in a browser that has loaded a document: everything that a browser has is there under its own name, and gone again
 * afterwards. Nothing has a size, and no request is answered.
 * @param url address of the document
 */
export async function inBrowser<Result>(html: string, url: string, work: () => Promise<Result>): Promise<Result> {
  const { JSDOM, VirtualConsole } = loadJsdom(__filename);
  // What jsdom has not, such as a canvas, it says to this console.
  const { window } = new JSDOM(html, { url, pretendToBeVisual: true, virtualConsole: new VirtualConsole() });
  const additions = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || OWN_OF_PAGES.has(name));
  const values: Record<string, unknown> = { ...Object.fromEntries(additions.map((name) => [name, window[name]])), ...missingIn(window) };
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  try {
    return await work();
  } finally {
    window.close();
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}

/** What jsdom lacks, where nothing is in sight, changes its size or matches, and what a window has of all that events happen to. */
function missingIn(window: Window): Record<string, unknown> {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  const parts = {
    matchMedia: (media: string) => ({ matches: false, media, addEventListener: () => undefined, removeEventListener: () => undefined }),
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    scrollTo: () => undefined,
    fetch: () => new Promise(() => undefined),
  };
  Object.assign(window, parts);
  const ofEvents = Object.fromEntries(EVENT_METHODS.map((name) => [name, window[name].bind(window)]));
  return { ...parts, ...ofEvents };
}
