import { ApiError } from './api-error.ts';
import { absolute, headersFor, noticeEnd } from './client.ts';
import { readError } from './read-error.ts';

/** Time the browser has to start reading the object URL. */
const KEPT_MS = 60_000;

/**
 * Fetches a file with the user's token, which a plain link cannot send, and saves it as a download. An abort by `signal` is rethrown
 * as it is, and nothing is saved.
 */
export async function download(url: string, { signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
  const headers = { ...headersFor(url, {}), accept: '*/*' };
  const options: RequestInit = { headers, credentials: 'same-origin', redirect: 'error', ...(signal && { signal }) };
  const response = await fetch(absolute(url), options).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause;
    throw new ApiError({ code: 'network', status: 0, method: 'GET', url }, { cause });
  });
  if (!response.ok) {
    const error = readError('GET', url, response.status, await response.json().catch(() => undefined), response.headers);
    noticeEnd(error, headers);
    throw error;
  }
  keep(await response.blob(), /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '');
}

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
