import { ApiError } from './api-error.ts';
import { headersFor, noticeEnd } from './client.ts';
import { readError } from './read-error.ts';

export interface UploadOptions {
  /** Receives the fraction of the request sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a form with files. Uses XMLHttpRequest because fetch reports no upload progress. */
export function upload(url: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'text';
    const headers = headersFor(url, {});
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body);
      const error = readError('POST', url, request.status, body, { get: (name) => request.getResponseHeader(name) });
      noticeEnd(error, headers);
      reject(error);
    });
    request.addEventListener('error', () => reject(new ApiError({ code: 'network', status: 0, method: 'POST', url })));
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted === true) request.abort();
    else request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
