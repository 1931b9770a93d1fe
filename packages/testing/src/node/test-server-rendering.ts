import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { readUrl } from '@orime/contracts';
import type { DocumentRead, Language, RouteDeclaration } from '@orime/contracts';
import type { ScreenLoader } from '@orime/platform';
import type { LocaleLoaders } from '@orime/platform/host';
import { renderOnServer } from '../render-on-server.tsx';
import { atPlaceAndTime } from './at-place-and-time.ts';
import { takeOver } from './take-over.tsx';
import { watchStores } from './watch-stores.ts';

/** What the gateway has for the first view of one route, and what that view must say. */
export interface RouteSample {
  /** Words that only the filled screen has, by language. */
  readonly words: Readonly<Record<Language, string>>;
  /** The screen shows skeletons until the browser has brought this, because a server cannot know it. */
  readonly waitsFor?: 'session' | 'window';
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query string without its question mark. */
  readonly search?: string;
  /** Responses of the reads that the route declares, by the name of the read. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Additional query cache entries, for reads that the route does not declare. */
  readonly queries?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

export interface ServerRenderingOptions {
  readonly routes: readonly RouteDeclaration[];
  /** Screen keys of the routes → their modules: `remote.routes`. */
  readonly screens: Readonly<Record<string, ScreenLoader>>;
  readonly locales: Readonly<Record<string, LocaleLoaders>>;
  /** One sample per path; a route without one fails, and so does a sample without a route. */
  readonly samples: Readonly<Record<string, RouteSample>>;
}

const LANGUAGES = ['en', 'jp'] as const;
/** Server and browser are one process here, one after the other. */
const TWO_RENDERERS = 'Detected multiple renderers concurrently';

/**
 * Declares the tests of a unit's server rendering. Every route, in both languages, renders without a browser from a filled cache: it has
 * one `h1`, shows no skeleton over what is there, logs no error and looks at no storage, and React's development build takes the markup
 * over without a word, later and in another time zone.
 */
export function testServerRendering({ routes, screens, locales, samples }: ServerRenderingOptions): void {
  describe('server rendering', () => {
    afterEach(() => {
      jest.restoreAllMocks();
    });

    test('has a sample of every route, and no others', () => {
      expect(Object.keys(samples).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
    });

    const cases = routes.flatMap((route) => LANGUAGES.map((language) => [route.path, language, route] as const));
    test.each(cases)('%s in %s', async (path, language, route) => {
      const sample = samples[path];
      const load = screens[route.screen];
      if (sample === undefined || load === undefined) throw new Error(`${path} has no sample, or no screen ${route.screen}`);
      expect(typeof globalThis.window).toBe('undefined');
      const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
      const { default: Screen } = await load();
      const options = { route, language, locales, ...givenTo(route, sample, language) };
      const server = { timeZone: 'America/Los_Angeles', now: '2026-11-21T03:00:00Z' };
      const { result: html, seen } = await watchStores(() => atPlaceAndTime(server, () => renderOnServer(Screen, options)));
      expect(seen).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
      expect(html).toContain(escaped(sample.words[language]));
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.includes('data-skeleton')).toBe(sample.waitsFor !== undefined);
      // The browser renders later, and elsewhere.
      const browser = { timeZone: 'Asia/Tokyo', now: '2026-11-21T22:30:00Z' };
      expect(await atPlaceAndTime(browser, () => takeOver(Screen, html, options))).toEqual([]);
      expect(errors.mock.calls.filter(([message]) => !String(message).startsWith(TWO_RENDERERS))).toEqual([]);
    });
  });
}

function givenTo(route: RouteDeclaration, { params = {}, search = '', reads = {}, queries = [] }: RouteSample, language: Language) {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The sample of ${route.path} has no ${name}`);
    return encodeURIComponent(value);
  });
  const context = { params, search: new URLSearchParams(search), language, market: 'US', gender: null } as const;
  const answer = (read: DocumentRead) => {
    if (!Object.hasOwn(reads, read.name)) throw new Error(`The sample of ${route.path} has no answer to its read ${read.name}`);
    return [readUrl(read, context), reads[read.name]] as const;
  };
  return {
    at: search === '' ? path : `${path}?${search}`,
    data: Object.fromEntries((route.document?.reads ?? []).map(answer)),
    queries,
  };
}

/** As React writes it in text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
