import { htmlLang } from '@orime/contracts';
import ky, { isHTTPError } from 'ky';
import { installedPlatform } from '../current-platform.ts';
import { TOKEN_KEY } from '../session/read-token.ts';
import { signOut } from '../session/session-actions.ts';
import { ApiError } from './api-error.ts';
import type { Method, RequestOptions } from './api.ts';
import { authorizationFor } from './authorization.ts';
import { readError } from './read-error.ts';

const TIMEOUT_MS = 30_000;

/** Retries belong to the query client, which knows which reads are safe to repeat. */
const client = ky.create({ retry: 0, timeout: TIMEOUT_MS, credentials: 'same-origin' });

/** One JSON call. Resolves with the parsed body; rejects with `ApiError` for failures; an abort by `signal` is rethrown as it is. */
export async function request(method: Method, url: string, body: unknown, options: RequestOptions): Promise<unknown> {
  const headers = headersFor(url, options);
  try {
    const response = await client(absolute(url), {
      method,
      headers,
      // Our API never redirects. A redirect comes from something else and must not receive the token.
      redirect: 'error',
      ...(body !== undefined && { json: body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.priority && { priority: options.priority }),
    });
    return await bodyOf(response);
  } catch (cause) {
    if (isHTTPError(cause)) {
      const error = readError(method, url, cause.response.status, cause.data ?? null, cause.response.headers);
      noticeEnd(error, headers);
      throw error;
    }
    // An abort is not a network failure; the caller knows that it aborted.
    if (options.signal?.aborted === true) throw cause;
    throw new ApiError({ code: 'network', status: 0, method, url }, { cause });
  }
}

/**
 * Ends the session on `token_expired`, but only when the request carried the current token; a late response to an older one is
 * ignored.
 */
export function noticeEnd(error: ApiError, headers: Readonly<Record<string, string>>): void {
  const token = installedPlatform()?.tokens?.getItem(TOKEN_KEY) ?? undefined;
  if (error.code === 'token_expired' && token !== undefined && headers['authorization'] === token) signOut('expired');
}

/** Headers of an API call: language, authorization where allowed, idempotency key and `If-Match` from the options. */
export function headersFor(url: string, options: RequestOptions): Record<string, string> {
  const language = installedPlatform()?.root.getState().language ?? 'en';
  const authorization = authorizationFor(url, pageUrl());
  return {
    accept: 'application/json',
    'accept-language': htmlLang(language),
    ...(authorization !== undefined && { authorization }),
    ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    ...(options.ifMatch !== undefined && { 'if-match': String(options.ifMatch) }),
  };
}

/** Resolves a URL against the page's address. */
export function absolute(url: string): string {
  return new URL(url, pageUrl()).href;
}

function pageUrl(): string {
  return globalThis.location?.href ?? installedPlatform()?.boot.config.publicUrl ?? 'http://localhost/';
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
