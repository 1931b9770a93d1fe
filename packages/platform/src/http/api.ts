import type { UploadOptions } from './upload.ts';

export interface RequestOptions {
  /** Sent as `Idempotency-Key`: repeating the call with the same key does its work once. */
  readonly idempotencyKey?: string;
  /** Sent as `If-Match`: the version the change was made on. */
  readonly ifMatch?: string | number;
  readonly signal?: AbortSignal;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls to our own API, JSON in and out. Everything that is not a success rejects with `ApiError`; the caller decides
 * what the visitor sees. The client's code is loaded with the first call, as first views bring their data along.
 */
export const api = {
  get: <Answer>(url: string, options?: RequestOptions): Promise<Answer> => call<Answer>('GET', url, undefined, options),
  post: <Answer>(url: string, body?: unknown, options?: RequestOptions): Promise<Answer> => call<Answer>('POST', url, body, options),
  put: <Answer>(url: string, body?: unknown, options?: RequestOptions): Promise<Answer> => call<Answer>('PUT', url, body, options),
  delete: <Answer>(url: string, body?: unknown, options?: RequestOptions): Promise<Answer> => call<Answer>('DELETE', url, body, options),
  /** Sends files with progress; see `UploadOptions`. */
  upload: async <Answer>(url: string, form: FormData, options: UploadOptions = {}): Promise<Answer> => {
    const { upload } = await import('./upload.ts');
    // The answer's shape is the endpoint's contract, named by the caller.
    return (await upload(url, form, options)) as Answer;
  },
  /** Fetches a file, such as a PDF, and has the browser keep it under the name that the answer gives. */
  download: async (url: string): Promise<void> => {
    const { download } = await import('./download.ts');
    await download(url);
  },
};

async function call<Answer>(method: Method, url: string, body: unknown, options: RequestOptions = {}): Promise<Answer> {
  const { request } = await import('./client.ts');
  // The answer's shape is the endpoint's contract, named by the caller.
  return (await request(method, url, body, options)) as Answer;
}
