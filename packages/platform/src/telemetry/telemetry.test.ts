import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { setConsent } from '../state/consent.ts';
import { memoryStorage, testPlatform } from '../test-tools.ts';
import { recordPageView, startPageViews } from './page-views.ts';
import { describeError, reportError } from './report-error.ts';

let sent: Promise<string>[] = [];
let platform: Platform;

beforeEach(() => {
  sent = [];
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (_: string, body: Blob) => sent.push(body.text()) > 0 });
  platform = testPlatform();
  installPlatform(platform);
  startPageViews(platform);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  jest.restoreAllMocks();
});

const paths = async (): Promise<string[]> => (await Promise.all(sent)).map((body) => (JSON.parse(body) as { path: string }).path);

describe('page views', () => {
  test('wait for the visitor’s decision, then go out in order', async () => {
    recordPageView('/');
    recordPageView('/catalog');
    expect(sent).toEqual([]);
    platform.root.setState({ cookiesAccepted: true });
    recordPageView('/men');
    expect(await paths()).toEqual(['/', '/catalog', '/men']);
  });

  test('are dropped when the visitor refuses, and none are kept after', () => {
    recordPageView('/');
    platform.root.setState({ cookiesAccepted: false });
    recordPageView('/catalog');
    platform.root.setState({ cookiesAccepted: true });
    expect(sent).toEqual([]);
  });

  test('of an undecided visitor keep the latest 50', async () => {
    for (let visit = 0; visit < 60; visit += 1) recordPageView(`/${String(visit)}`);
    platform.root.setState({ cookiesAccepted: true });
    const all = await paths();
    expect(all).toHaveLength(50);
    expect(all.at(-1)).toBe('/59');
  });
});

describe('an error report', () => {
  test('has the specification’s fields and names the remote of the failing file', () => {
    const error = new TypeError('x is undefined');
    error.stack = 'TypeError: x is undefined\n    at Cover (https://orime.example/r/magazine/1.4.0%2B9c2e/c.1.js:10:25)\n    at b';
    expect(describeError(error, {}, '/digital-magazine')).toEqual({
      message: 'x is undefined',
      name: 'TypeError',
      fileName: 'https://orime.example/r/magazine/1.4.0%2B9c2e/c.1.js',
      lineNumber: 10,
      columnNumber: 25,
      info: error.stack,
      route: '/digital-magazine',
      remote: 'magazine@1.4.0+9c2e',
    });
  });

  test('takes whatever was thrown', () => {
    expect(describeError('oops', { info: 'in Cart' }, '/')).toEqual({
      message: 'oops',
      name: 'Error',
      fileName: '',
      lineNumber: 0,
      columnNumber: 0,
      info: 'in Cart',
      route: '/',
    });
  });
});

describe('without a network', () => {
  const setOnline = (value: boolean): void => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value });
    if (value) window.dispatchEvent(new Event('online'));
  };
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
    Reflect.deleteProperty(navigator, 'onLine');
  });

  test('an error report waits and goes out when the network is back', async () => {
    const bodies: unknown[] = [];
    globalThis.fetch = async (input, init) => {
      bodies.push(await new Request(input, init).json());
      return Response.json({ id: 'err_1' });
    };
    setOnline(false);
    reportError(new Error('broken while offline'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bodies).toEqual([]);
    setOnline(true);
    await waitFor(() =>
      expect(bodies).toMatchObject([
        { message: 'broken while offline', name: 'Error', info: expect.any(String), route: expect.any(String) },
      ]),
    );
  });
});

describe('consent', () => {
  test('is recorded under one id that is kept for nothing else, and told to other tabs', async () => {
    const bodies: { kind: string; value: boolean; anonymousId: string }[] = [];
    const originalFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      bodies.push((await new Request(input, init).json()) as (typeof bodies)[number]);
      return Response.json({ consents: [] });
    };
    const storage = memoryStorage();
    const [one, two] = [new BroadcastChannel('consent-test'), new BroadcastChannel('consent-test')];
    const other = testPlatform({ channel: two });
    startPageViews(other);
    installPlatform(testPlatform({ storage, channel: one }));
    setConsent(true);
    await waitFor(() => expect(bodies).toHaveLength(1));
    await waitFor(() => expect(other.root.getState().cookiesAccepted).toBe(true));
    setConsent(false);
    await waitFor(() =>
      expect(bodies.map(({ kind, value }) => [kind, value])).toEqual([
        ['analytics', true],
        ['analytics', false],
      ]),
    );
    await waitFor(() => expect(other.root.getState().cookiesAccepted).toBe(false));
    expect(new Set(bodies.map(({ anonymousId }) => anonymousId))).toEqual(new Set([storage.content.get('consent-id')]));
    globalThis.fetch = originalFetch;
    one.close();
    two.close();
  });
});
