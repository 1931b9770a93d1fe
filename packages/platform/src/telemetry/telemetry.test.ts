import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { installPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { testPlatform } from '../test-tools.ts';
import { recordPageView, startPageViews } from './page-views.ts';
import { describeError } from './report-error.ts';

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
  it('wait for the visitor’s decision, then go out in order', async () => {
    recordPageView('/');
    recordPageView('/catalog');
    expect(sent).toEqual([]);
    platform.root.setState({ cookiesAccepted: true });
    recordPageView('/men');
    expect(await paths()).toEqual(['/', '/catalog', '/men']);
  });

  it('are dropped when the visitor refuses, and none are kept after', () => {
    recordPageView('/');
    platform.root.setState({ cookiesAccepted: false });
    recordPageView('/catalog');
    platform.root.setState({ cookiesAccepted: true });
    expect(sent).toEqual([]);
  });

  it('of an undecided visitor keep the latest 50', async () => {
    for (let visit = 0; visit < 60; visit += 1) recordPageView(`/${String(visit)}`);
    platform.root.setState({ cookiesAccepted: true });
    const all = await paths();
    expect(all).toHaveLength(50);
    expect(all.at(-1)).toBe('/59');
  });
});

describe('an error report', () => {
  it('has the specification’s fields and names the remote of the failing file', () => {
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

  it('takes whatever was thrown', () => {
    expect(describeError('oops', { info: 'in Cart' }, '/')).toEqual({ message: 'oops', name: 'Error', fileName: '', lineNumber: 0, columnNumber: 0, info: 'in Cart', route: '/' });
  });
});
