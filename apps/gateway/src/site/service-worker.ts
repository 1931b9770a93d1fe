/** What the worker below uses of a service worker's global scope. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: {
    open(name: string): Promise<KeptResponses>;
    keys(): Promise<readonly string[]>;
    delete(name: string): Promise<boolean>;
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  fetch(request: Request | string): Promise<Response>;
  addEventListener(type: string, hear: (event: WorkerEvent) => void): void;
}

interface KeptResponses {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
  delete(url: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/**
 * The service worker of the site: what was last whole is there when network, gateway or store are not. It changes nothing while they are:
 * everything is asked for first. It keeps the documents of public pages, which are the same for everybody, with the released files and
 * pictures in them; a file is kept and given only if it is the one that its manifest names. Answers of the API are never kept.
 *
 * Sent to browsers as text (`serviceWorkerScript`), so it uses nothing of this module.
 */
export function serviceWorker(scope: WorkerScope): void {
  const KEPT = { pages: 'orime-pages-1', files: 'orime-files-1', pictures: 'orime-pictures-1' } as const;
  const LIMITS = { pages: 30, files: 400, pictures: 80 } as const;
  type Kind = keyof typeof KEPT;
  const OFFLINE =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Orime</title>' +
    '<body style="font:1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 24px">' +
    '<h1>You are offline</h1><p>This page was not visited before. Pages that you have seen can still be read.</p>' +
    '<h1 lang="ja">オフラインです</h1><p lang="ja">このページはまだ表示されたことがありません。以前ご覧になったページは引き続き閲覧できます。</p>' +
    '<p><a href="/">Orime</a></p></body></html>';

  async function keep(kind: Kind, url: string, response: Response): Promise<void> {
    const kept = await scope.caches.open(KEPT[kind]);
    await kept.delete(url);
    await kept.put(url, response);
    const known = await kept.keys();
    for (const { url: oldest } of known.slice(0, Math.max(0, known.length - LIMITS[kind]))) await kept.delete(oldest);
  }

  async function find(kind: Kind, url: string): Promise<Response | undefined> {
    return (await scope.caches.open(KEPT[kind])).match(url);
  }

  /** `sha384-…` that a version's manifest names for one of its files; undefined where it has none. */
  async function digestOf(url: string): Promise<string | undefined> {
    const [, version = '', path = ''] = /^(.*\/r\/[^/]+\/[^/]+\/)(.+)$/.exec(url) ?? [];
    const manifest = `${version}remote.json`;
    let answer = await find('files', manifest);
    if (answer === undefined) {
      answer = await scope.fetch(manifest);
      if (!answer.ok) return undefined;
      await keep('files', manifest, answer.clone());
    }
    const { assets } = (await answer.json()) as { readonly assets: readonly { readonly path: string; readonly integrity: string }[] };
    return assets.find((asset) => asset.path === path)?.integrity;
  }

  async function isWhole(url: string, response: Response): Promise<boolean> {
    const bytes = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer());
    return (await digestOf(url)) === `sha384-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
  }

  async function keepFile(url: string, response: Response): Promise<void> {
    if ((await find('files', url)) === undefined && (await isWhole(url, response))) await keep('files', url, response);
  }

  async function keptFile(url: string): Promise<Response | undefined> {
    const kept = await find('files', url);
    if (kept === undefined || url.endsWith('/remote.json') || (await isWhole(url, kept))) return kept;
    await (await scope.caches.open(KEPT.files)).delete(url);
    return undefined;
  }

  /** A document says that it is an earlier one, so that the page can. */
  async function keptPage(url: string): Promise<Response> {
    const kept = (await find('pages', url)) ?? (await find('pages', url.replace(/\?.*$/, '')));
    if (kept === undefined) return new Response(OFFLINE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    return new Response((await kept.text()).replace('<html ', '<html data-kept '), { headers: kept.headers });
  }

  function isPage(response: Response): boolean {
    return response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html');
  }

  /** From the network; what it cannot give, from what was kept. */
  async function answer(event: WorkerEvent, kind: Kind): Promise<Response> {
    const { request } = event;
    const keepCopy = (copy: Response): Promise<void> => (kind === 'files' ? keepFile(request.url, copy) : keep(kind, request.url, copy));
    const fallback = async (): Promise<Response | undefined> =>
      kind === 'pages' ? keptPage(request.url) : kind === 'files' ? keptFile(request.url) : find('pictures', request.url);
    try {
      const response = await scope.fetch(request);
      const isKept = kind === 'pages' ? isPage(response) : response.status === 200 && response.type === 'basic';
      if (isKept) event.waitUntil(keepCopy(response.clone()).catch(() => undefined));
      return response.status >= 500 ? ((await fallback()) ?? response) : response;
    } catch (error) {
      const kept = await fallback();
      if (kept === undefined) throw error;
      return kept;
    }
  }

  /** What a page had loaded before this worker was there: it comes from the browser's own cache. */
  async function keepVisited(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      const response = await scope.fetch(url);
      if (/\/r\//.test(url)) await keepFile(url, response);
      else if (isPage(response)) await keep('pages', url, response);
      else if (response.status === 200 && /\/media\//.test(url)) await keep('pictures', url, response);
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const current = new Set<string>(Object.values(KEPT));
    const clear = async (): Promise<void> => {
      for (const name of await scope.caches.keys()) if (name.startsWith('orime-') && !current.has(name)) await scope.caches.delete(name);
      await scope.clients.claim();
    };
    event.waitUntil(clear());
  });
  scope.addEventListener('message', (event) => {
    const { data } = event;
    const urls = typeof data === 'object' && data !== null && 'visited' in data && Array.isArray(data.visited) ? data.visited : [];
    const own = urls.filter((url): url is string => typeof url === 'string' && url.startsWith(scope.location.origin));
    event.waitUntil(keepVisited(own).catch(() => undefined));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(answer(event, 'pages'));
    else if (/^\/r\/[^/]+\/[^/]+\/(?!~)/.test(pathname)) event.respondWith(answer(event, 'files'));
    else if (/^\/media\/./.test(pathname)) event.respondWith(answer(event, 'pictures'));
  });
}

/** The worker as a script of its own. */
export function serviceWorkerScript(): string {
  return `(${serviceWorker.toString()})(self);\n`;
}
