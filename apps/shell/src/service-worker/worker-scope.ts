/** What of a service worker's global object is used; the standard types of pages do not have it. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly onLine: boolean };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What a page tells its service worker. */
export type WorkerMessage =
  | {
      readonly kind: 'keep';
      /** Path of a public page that somebody looks at. */
      readonly path: string;
      /** Released files and pictures that it loaded. */
      readonly files: readonly string[];
    }
  /** Somebody signed out: what was visited is nobody else's business. */
  | { readonly kind: 'forget' };
