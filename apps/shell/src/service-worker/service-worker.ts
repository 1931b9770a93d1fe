import { isReleased, readFile } from './kept-files.ts';
import { forgetPages, keepPage, readPage, readPicture } from './kept-pages.ts';
import type { WorkerMessage, WorkerScope } from './worker-scope.ts';

// The worker's global object: this file is where a service worker starts.
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
// The browser asks for the page while the worker starts.
scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|media|r)\//.test(pathname)) event.respondWith(readPage(event));
  } else if (isReleased(pathname)) {
    event.respondWith(readFile(request, (work) => event.waitUntil(work)));
  } else if (pathname.startsWith('/media/') && !scope.navigator.onLine) {
    event.respondWith(readPicture(request));
  }
});

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage; // Only pages of this origin can send any, and they are ours.
  const work = message.kind === 'keep' ? keepPage(message.path, message.files) : forgetPages();
  // Not kept now: the next page that is looked at tries again.
  event.waitUntil(work.catch(() => undefined));
});
