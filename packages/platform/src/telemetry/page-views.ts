import { currentPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';

export interface PageView {
  readonly path: string;
  readonly title: string;
  readonly language: string;
  /** ISO time of the visit. */
  readonly at: string;
}

const URL = '/api/analytics/page-view';
/** Bounds the queue of visitors who never decide. */
const MAX_QUEUE = 50;
const queues = new WeakMap<Platform, PageView[]>();

/** Records a page view. It is sent only after consent to cookies, and dropped on refusal (decision T16). */
export function recordPageView(path: string): void {
  const platform = currentPlatform();
  const queue = queues.get(platform) ?? [];
  queues.set(platform, queue);
  const { cookiesAccepted, language } = platform.root.getState();
  if (cookiesAccepted === false) return;
  queue.push({ path, title: globalThis.document?.title ?? '', language, at: new Date().toISOString() });
  if (queue.length > MAX_QUEUE) queue.shift();
  if (cookiesAccepted === true) sendQueue(queue);
}

/** Sends or drops queued page views once the visitor decides, in this tab or another. Returns a function that stops it. */
export function startPageViews(platform: Platform): () => void {
  const stopFollowing = platform.bus.subscribe('preference.consent-changed@1', ({ data, session }) => {
    if (session !== platform.bus.session) platform.root.setState({ cookiesAccepted: data.isAccepted });
  });
  const stopWatching = platform.root.subscribe((state, before) => {
    if (state.cookiesAccepted === before.cookiesAccepted) return;
    const queue = queues.get(platform) ?? [];
    if (state.cookiesAccepted === true) sendQueue(queue);
    else if (state.cookiesAccepted === false) queue.length = 0;
  });
  return () => {
    stopFollowing();
    stopWatching();
  };
}

function sendQueue(queue: PageView[]): void {
  for (const view of queue.splice(0)) {
    const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
    // `sendBeacon` survives page unload; where it is missing or refuses, use `fetch`.
    if (navigator.sendBeacon?.(URL, body) !== true) void fetch(URL, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }
}
