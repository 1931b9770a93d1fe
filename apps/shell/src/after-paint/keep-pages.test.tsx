import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { emptyBoot } from '@orime/platform/host';
import type { WorkerMessage } from '../service-worker/worker-scope.ts';
import { keepPages } from './keep-pages.ts';

type Listener = (state: { status: string }, before: { status: string }) => void;
let told: WorkerMessage[];
let listeners: Listener[];
let stop: () => void = () => undefined;

/** The browser's registration, which jsdom does not have, and a session that can be ended. */
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  listeners = [];
  const active = { postMessage: (message: WorkerMessage) => void told.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => ({}), ready: Promise.resolve({ active }) },
  });
  const names = ['/r/shell/3.0.0/a.js', '/media/file_1/640.webp', '/api/design/'].map((path) => location.origin + path);
  const entries = [...names, 'https://elsewhere.example/r/x/1/a.js'].map((name) => ({ name }));
  Object.assign(performance, { getEntriesByType: () => entries });
  window.history.replaceState({}, '', '/about');
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

async function start(): Promise<void> {
  const session = {
    subscribe: (listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  stop = await keepPages({ boot: emptyBoot(), session } as never);
}

const paths = () => told.map((message) => (message.kind === 'keep' ? message.path : message.kind));

test('the page that is looked at is kept at once, others when somebody stays, each once', async () => {
  await start();
  expect(told).toEqual([{ kind: 'keep', path: '/about', files: ['/r/shell/3.0.0/a.js', '/media/file_1/640.webp'] }]);
  window.history.pushState({}, '', '/terms-of-service');
  jest.advanceTimersByTime(3000);
  expect(paths()).toEqual(['/about']);
  jest.advanceTimersByTime(9000);
  expect(paths()).toEqual(['/about', '/terms-of-service']);
});

test('pages for signed-in people and addresses of nothing are never kept', async () => {
  for (const path of ['/consumer/dashboard', '/verify/abc', '/nowhere']) {
    window.history.replaceState({}, '', path);
    await start();
    jest.advanceTimersByTime(6000);
    stop();
  }
  expect(told).toEqual([]);
});

test('a sign-out forgets what was visited; a sign-in does not', async () => {
  await start();
  for (const listener of listeners) listener({ status: 'signed-in' }, { status: 'anonymous' });
  expect(paths()).toEqual(['/about']);
  for (const listener of listeners) listener({ status: 'anonymous' }, { status: 'signed-in' });
  expect(paths()).toEqual(['/about', 'forget']);
});

test('a browser without service workers has none', async () => {
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  await start();
  expect(told).toEqual([]);
});
