import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { TelemetryInput } from '@orime/contracts/api/office/telemetry';
import { startTestPlatform } from '@orime/testing';
import { createStyleCache } from '@orime/ui';
import { afterPaint } from './after-paint.ts';

const RELEASE = { id: 'rs_1', revision: 1, shell: '3.0.0+s', remotes: {} };
const originalFetch = globalThis.fetch;
let asked: string[];
let told: Promise<TelemetryInput>[];
let workers: number;
let end: () => void;

beforeEach(() => {
  // What reads a body needs the others.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'] });
  [asked, told, workers] = [[], [], 0];
  localStorage.clear();
  globalThis.fetch = async (input) => {
    asked.push(String(input).split('?', 1)[0] ?? '');
    return Response.json({ id: 'rs_1', files: [], routes: {} });
  };
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: Blob) => told.push(body.text().then((text) => JSON.parse(text) as TelemetryInput)) > 0,
  });
  const register = async () => (workers += 1);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, ready: new Promise(() => undefined) } });
});
afterEach(() => {
  end();
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A page that has been there for long enough, and is then left. */
async function visit(override?: string): Promise<void> {
  const { platform, running } = await startTestPlatform({ boot: { release: { ...RELEASE, ...(override !== undefined && { override }) } } });
  end = () => running.stop();
  afterPaint(platform, [], createStyleCache());
  jest.advanceTimersByTime(10_000);
}

test('a page of the live set tells how it does, follows later releases and is kept', async () => {
  await visit();
  expect((await Promise.all(told)).flatMap(({ mounts = [] }) => mounts.map(({ remote }) => remote))).toEqual(['shell@3.0.0+s']);
  expect(asked).toContain('/current-release');
  expect(workers).toBe(1);
});

test('what a developer alone has counts for nobody: no figures, no newer release, nothing kept', async () => {
  await visit('magazine@1.0.0+dev');
  expect(told).toEqual([]);
  expect(asked).toEqual(['/route-files']);
  expect(workers).toBe(0);
});
