import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { TelemetryInput } from '@orime/contracts/api/office/telemetry';
import { reportError } from '@orime/platform';
import { reportedErrors } from '@orime/platform/host';
import { mountOutcomes, noteMount } from '../../remotes/mount-outcomes.ts';
import { startTelemetry } from './start-telemetry.ts';

type Entry = Partial<PerformanceEntry> & Record<string, unknown>;

/** Delivers entries of a type as a browser does, also to observers that come later. */
const entries = new Map<string, Entry[]>();
class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'long-animation-frame'];
  private readonly hear: (list: { getEntries: () => Entry[] }) => void;
  constructor(hear: (list: { getEntries: () => Entry[] }) => void) {
    this.hear = hear;
  }
  observe({ type }: { type: string }) {
    this.hear({ getEntries: () => entries.get(type) ?? [] });
  }
  disconnect() {}
}

const originalFetch = globalThis.fetch;
let sent: Promise<TelemetryInput>[] = [];
let stop: () => void = () => {};
const release = {
  id: 'rs_1',
  revision: 1,
  shell: '3.0.0+s',
  remotes: { magazine: { version: '1.0.0+a', base: '', entry: '', container: '', routes: [] } },
};
const start = () => {
  stop = startTelemetry({ boot: { release } } as unknown as Parameters<typeof startTelemetry>[0]);
};
const told = () => Promise.all(sent);
const setVisibility = (value: string) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  // What reads a body needs the others.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'] });
  sent = [];
  entries.clear();
  localStorage.clear();
  globalThis.fetch = async () => Response.json({ id: 'err_1' });
  mountOutcomes.length = 0;
  document.body.innerHTML = '<header></header><div data-remote="magazine" data-version="1.0.0+a"><img></div>';
  Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, value: FakeObserver });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: Blob) => sent.push(body.text().then((text) => JSON.parse(text) as TelemetryInput)) > 0,
  });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  reportedErrors.clear();
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(document, 'visibilityState');
});

test('mounts are told by version while the page is open, and a part that failed makes its version a failed one', async () => {
  start();
  noteMount('magazine', true, performance.now());
  noteMount('magazine', false, performance.now());
  noteMount('magazine', true, performance.now());
  jest.advanceTimersByTime(10_000);
  const [first] = await told();
  expect(first?.mounts?.map(({ remote, ok }) => [remote, ok])).toEqual([
    ['shell@3.0.0+s', true],
    ['magazine@1.0.0+a', false],
  ]);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('a browser tells each figure of a version once, also on later pages; another version is told anew', async () => {
  start();
  noteMount('magazine', true, performance.now());
  jest.advanceTimersByTime(10_000);
  stop();
  start();
  noteMount('magazine', true, performance.now());
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
  noteMount('magazine', false, performance.now());
  jest.advanceTimersByTime(10_000);
  // Not another visitor: the one whose mount was told before.
  expect((await told())[1]?.mounts).toMatchObject([{ ok: false, wasOk: true }]);
});

test('a visitor for whom a version failed stays one for whom it failed', async () => {
  start();
  noteMount('magazine', false, performance.now());
  jest.advanceTimersByTime(10_000);
  noteMount('magazine', true, performance.now());
  jest.advanceTimersByTime(10_000);
  const [first, ...others] = await told();
  expect(first?.mounts?.find(({ remote }) => remote === 'magazine@1.0.0+a')).toEqual(expect.not.objectContaining({ wasOk: true }));
  expect(others).toEqual([]);
});

test('that a version had errors is told once, however many they are', async () => {
  start();
  jest.advanceTimersByTime(10_000);
  const report = (message: string, remote: string) => reportError(new Error(message), { remote });
  report('one', 'magazine@1.0.0+a');
  report('another', 'magazine@1.0.0+a');
  report('nobody knows whose', 'magazine');
  jest.advanceTimersByTime(10_000);
  report('a third', 'magazine@1.0.0+a');
  jest.advanceTimersByTime(10_000);
  expect((await told()).map(({ errors }) => errors)).toEqual([[], ['magazine@1.0.0+a']]);
});

test('a browser that can keep nothing tells nothing: it would be another visitor on every page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  start();
  noteMount('magazine', false, performance.now());
  jest.advanceTimersByTime(10_000);
  expect(await told()).toEqual([]);
});

test('vitals are those of the part that they happened in, and told when they are final', async () => {
  const picture = document.querySelector('img');
  const header = document.querySelector('header');
  entries.set('largest-contentful-paint', [
    { startTime: 300, element: header },
    { startTime: 900, element: picture },
  ]);
  entries.set('layout-shift', [
    { startTime: 100, value: 0.02, hadRecentInput: false, sources: [{ node: picture }] },
    { startTime: 600, value: 0.03, hadRecentInput: false, sources: [{ node: picture }] },
    { startTime: 9000, value: 0.04, hadRecentInput: false, sources: [{ node: picture }] },
    { startTime: 700, value: 0.9, hadRecentInput: true, sources: [{ node: picture }] },
  ]);
  entries.set('event', [
    { duration: 80, interactionId: 1, target: header },
    { duration: 400, interactionId: 0, target: header },
  ]);
  start();
  jest.advanceTimersByTime(10_000);
  expect((await told())[0]?.vitals).toEqual([{ remote: 'magazine@1.0.0+a', name: 'LCP', value: 900 }]);
  setVisibility('hidden');
  expect((await told())[1]?.vitals).toEqual([
    { remote: 'shell@3.0.0+s', name: 'INP', value: 80 },
    { remote: 'shell@3.0.0+s', name: 'CLS', value: 0 },
    { remote: 'magazine@1.0.0+a', name: 'CLS', value: 0.05 },
    { remote: 'shell@3.0.0+s', name: 'LONG', value: 0 },
    { remote: 'magazine@1.0.0+a', name: 'LONG', value: 0 },
  ]);
});

test('what holds the page up is of the version whose script it is, summed, also when its part has gone', async () => {
  const script = (version: string, duration: number) => ({ sourceURL: `https://orime.example/r/${version}/a.js`, duration });
  entries.set('long-animation-frame', [
    { duration: 90, scripts: [script('magazine/1.0.0%2Ba', 60), script('shell/3.0.0%2Bs', 20)] },
    { duration: 300, scripts: [script('magazine/1.0.0%2Ba', 250), script('retail-shop/2.0.0%2Br', 40)] },
    { duration: 60, scripts: [] },
  ]);
  start();
  setVisibility('hidden');
  expect((await told())[0]?.vitals?.filter(({ name }) => name === 'LONG')).toEqual([
    { remote: 'shell@3.0.0+s', name: 'LONG', value: 20 },
    { remote: 'magazine@1.0.0+a', name: 'LONG', value: 310 },
    { remote: 'retail-shop@2.0.0+r', name: 'LONG', value: 40 },
  ]);
});

test('a browser that knows of no long frames says nothing of them', async () => {
  const known = FakeObserver.supportedEntryTypes;
  FakeObserver.supportedEntryTypes = ['layout-shift'];
  start();
  setVisibility('hidden');
  FakeObserver.supportedEntryTypes = known;
  expect((await told())[0]?.vitals?.map(({ name }) => name)).toEqual(['CLS', 'CLS']);
});
