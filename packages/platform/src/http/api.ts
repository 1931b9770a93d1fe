import { forgetEarly } from '../query/early-answers.ts';
import type { UploadOptions } from './upload.ts';

export interface RequestOptions {
  /** Sent as `Idempotency-Key`: repeated calls with the same key take effect once. */
  readonly idempotencyKey?: string;
  /** Sent as `If-Match`: the version that the change is based on. */
  readonly ifMatch?: string | number;
  readonly signal?: AbortSignal;
  /** `low` for what may never be shown. Default: as the browser thinks. */
  readonly priority?: RequestPriority;
  /** Of a write that the page makes by itself and that changes nothing a screen reads: what was read early before it still counts. */
  readonly isAside?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls our own API with JSON. Every failure rejects with `ApiError`; the caller decides what to show. The HTTP client is loaded on
 * the first call, since the document brings the data of the first view.
 */
export const api = {
  get: <Answer>(url: string, options?: RequestOptions): Promise<Answer> => call<Answer>('GET', url, undefined, options),
  post: <Answer>(url: string, body?: unknown, options?: RequestOptions): Promise<Answer> => call<Answer>('POST', url, body, options),
  put: <Answer>(url: string, body?: unknown, options?: RequestOptions): Promise<Answer> => call<Answer>('PUT', url, body, options),
  delete: <Answer>(url: string, body?: unknown, options?: RequestOptions): Promise<Answer> => call<Answer>('DELETE', url, body, options),
  /** Uploads a form with files; reports progress, see `UploadOptions`. */
  upload: async <Answer>(url: string, form: FormData, options: UploadOptions = {}): Promise<Answer> => {
    const { upload } = await import('./upload.ts');
    try {
      // The caller names the endpoint's response type from its contract.
      return (await upload(url, form, options)) as Answer;
    } finally {
      forgetEarly();
    }
  },
  /** Downloads a file, such as a PDF, under the file name from the response. An abort by `signal` is rethrown as it is. */
  download: async (url: string, options?: Pick<RequestOptions, 'signal'>): Promise<void> => {
    const { download } = await import('./download.ts');
    await download(url, options);
  },
};

const loadClient = () => import('./client.ts');

/** For a page with time to spare: its next one waits for data alone. */
export async function loadApiClient(): Promise<void> {
  await loadClient();
}

async function call<Answer>(method: Method, url: string, body: unknown, options: RequestOptions = {}): Promise<Answer> {
  const { request } = await loadClient();
  try {
    // The caller names the endpoint's response type from its contract.
    return (await request(method, url, body, options)) as Answer;
  } finally {
    if (method !== 'GET' && options.isAside !== true) forgetEarly();
  }
}
