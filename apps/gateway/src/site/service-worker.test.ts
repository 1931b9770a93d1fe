import { beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { serviceWorker, serviceWorkerScript, type WorkerScope } from './service-worker.ts';

const ORIGIN = 'https://orime.example';
type Listener = Parameters<WorkerScope['addEventListener']>[1];

/** A browser's side of a worker: what the network answers, and what is kept. */
class FakeBrowser implements WorkerScope {
  readonly location = { origin: ORIGIN };
  readonly kept = new Map<string, Map<string, Response>>();
  readonly listeners = new Map<string, Listener>();
  readonly asked: string[] = [];
  network: Readonly<Record<string, () => Response>> | undefined;

  readonly caches = {
    open: async (name: string) => {
      const found = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, found);
      return {
        match: async (url: string) => found.get(url)?.clone(),
        put: async (url: string, response: Response) => void found.set(url, response),
        delete: async (url: string) => found.delete(url),
        keys: async () => [...found.keys()].map((url) => ({ url })),
      };
    },
    keys: async () => [...this.kept.keys()],
    delete: async (name: string) => this.kept.delete(name),
  };
  readonly clients = { claim: async () => undefined };
  skipWaiting = async (): Promise<void> => undefined;
  addEventListener = (type: string, hear: Listener): void => void this.listeners.set(type, hear);
  fetch = async (request: Request | string): Promise<Response> => {
    const url = typeof request === 'string' ? request : request.url;
    this.asked.push(url);
    const answer = this.network?.[url.slice(ORIGIN.length)];
    if (this.network === undefined) throw new TypeError('Failed to fetch');
    const response = answer?.() ?? new Response('none', { status: 404 });
    // As a browser says of what comes from the page's own origin.
    return Object.defineProperty(response, 'type', { value: 'basic' });
  };

  /** The worker's answer; undefined where it leaves the request to the browser. */
  async ask(path: string, mode: 'navigate' | 'no-cors' = 'no-cors', method = 'GET'): Promise<Response | undefined> {
    const request = Object.defineProperty(new Request(ORIGIN + path, { method }), 'mode', { value: mode });
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = {
      request,
      data: undefined,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
    };
    this.listeners.get('fetch')?.(event as never);
    const response = await answer;
    await Promise.all(works);
    return response;
  }

  async tell(data: unknown): Promise<void> {
    const works: Promise<unknown>[] = [];
    this.listeners.get('message')?.({ data, waitUntil: (work: Promise<unknown>) => works.push(work) } as never);
    await Promise.all(works);
  }
}

const SCRIPT = 'export const screen = 1;';
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const html = (text: string) => new Response(`<html lang="en">${text}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const WHOLE = {
  '/catalog': () => html('catalog'),
  '/api/users/me': () => Response.json({ name: 'Sayo' }),
  '/r/shop/1.0.0/remote.json': () => Response.json({ assets: [{ path: 'a.js', integrity: sha384(SCRIPT) }] }),
  '/r/shop/1.0.0/a.js': () => new Response(SCRIPT),
  '/media/fil_1/480.webp': () => new Response('picture'),
};

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
  browser.network = WHOLE;
  serviceWorker(browser);
});

test('without a network, visited pages come with their files and pictures, and say that they are kept ones', async () => {
  expect(await (await browser.ask('/catalog', 'navigate'))?.text()).toBe('<html lang="en">catalog');
  await browser.ask('/r/shop/1.0.0/a.js');
  await browser.ask('/media/fil_1/480.webp');
  browser.network = undefined;
  expect(await (await browser.ask('/catalog', 'navigate'))?.text()).toBe('<html data-kept lang="en">catalog');
  expect(await (await browser.ask('/catalog?utm=1', 'navigate'))?.text()).toContain('catalog');
  expect(await (await browser.ask('/r/shop/1.0.0/a.js'))?.text()).toBe(SCRIPT);
  expect(await (await browser.ask('/media/fil_1/480.webp'))?.text()).toBe('picture');
});

test('a page that was never visited is said to be missing, in both languages', async () => {
  browser.network = undefined;
  const answer = await browser.ask('/men', 'navigate');
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toMatch(/You are offline.*オフラインです/s);
});

test('a gateway or store that fails is stood in for; a page that is gone is not', async () => {
  await browser.ask('/catalog', 'navigate');
  browser.network = { '/catalog': () => new Response('Nothing is released yet', { status: 503 }) };
  expect((await browser.ask('/catalog', 'navigate'))?.status).toBe(200);
  browser.network = { '/catalog': () => new Response('gone', { status: 404 }) };
  expect((await browser.ask('/catalog', 'navigate'))?.status).toBe(404);
});

test('what is not the file of its manifest is not kept', async () => {
  browser.network = { ...WHOLE, '/r/shop/1.0.0/a.js': () => new Response('altered') };
  await browser.ask('/r/shop/1.0.0/a.js');
  browser.network = undefined;
  await expect(browser.ask('/r/shop/1.0.0/a.js')).rejects.toThrow('Failed to fetch');
});

test('a kept file that was altered is refused, and fetched again', async () => {
  await browser.ask('/r/shop/1.0.0/a.js');
  browser.kept.get('orime-files-1')?.set(`${ORIGIN}/r/shop/1.0.0/a.js`, new Response('altered'));
  browser.network = undefined;
  await expect(browser.ask('/r/shop/1.0.0/a.js')).rejects.toThrow('Failed to fetch');
  browser.network = WHOLE;
  await browser.ask('/r/shop/1.0.0/a.js');
  browser.network = undefined;
  expect(await (await browser.ask('/r/shop/1.0.0/a.js'))?.text()).toBe(SCRIPT);
});

test('answers of the API, second attempts and what is sent are left to the browser', async () => {
  for (const path of ['/api/users/me', '/r/shop/1.0.0/~2/a.js', '/route-files?release=1']) expect(await browser.ask(path)).toBeUndefined();
  expect(await browser.ask('/catalog', 'navigate', 'POST')).toBeUndefined();
});

test('a page tells what it had loaded before the worker was there', async () => {
  await browser.tell({ visited: [`${ORIGIN}/catalog`, `${ORIGIN}/r/shop/1.0.0/a.js`, 'https://elsewhere.example/x.js'] });
  browser.network = undefined;
  expect(await (await browser.ask('/catalog', 'navigate'))?.text()).toContain('catalog');
  expect(await (await browser.ask('/r/shop/1.0.0/a.js'))?.text()).toBe(SCRIPT);
  expect(browser.asked).not.toContain('https://elsewhere.example/x.js');
});

test('pages over the limit are let go, oldest first', async () => {
  browser.network = Object.fromEntries(Array.from({ length: 32 }, (_, n) => [`/p${String(n)}`, () => html(String(n))]));
  for (const path of Object.keys(browser.network)) await browser.ask(path, 'navigate');
  browser.network = undefined;
  expect((await browser.ask('/p1', 'navigate'))?.status).toBe(503);
  expect((await browser.ask('/p2', 'navigate'))?.status).toBe(200);
});

test('the script stands alone', () => {
  const told: string[] = [];
  const run = new Function('self', serviceWorkerScript());
  run({ ...browser, addEventListener: (type: string) => told.push(type) });
  expect(told).toEqual(['install', 'activate', 'message', 'fetch']);
});
