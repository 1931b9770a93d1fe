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

/** Repeating is left to the query client, which knows what a read is worth. */
const client = ky.create({ retry: 0, timeout: TIMEOUT_MS, credentials: 'same-origin' });

export async function request(method: Method, url: string, body: unknown, options: RequestOptions): Promise<unknown> {
  const headers = headersFor(url, options);
  try {
    const response = await client(absolute(url), {
      method,
      headers,
      // The api answers, it never sends elsewhere: what does is not the api, and must not be followed with a token.
      redirect: 'error',
      ...(body !== undefined && { json: body }),
      ...(options.signal && { signal: options.signal }),
    });
    return await bodyOf(response);
  } catch (cause) {
    if (isHTTPError(cause)) {
      const error = readError(method, url, cause.response.status, cause.data ?? null, cause.response.headers);
      noticeEnd(error, headers);
      throw error;
    }
    // A call that was given up is not a failure of the network; whoever gave it up knows.
    if (options.signal?.aborted === true) throw cause;
    throw new ApiError({ code: 'network', status: 0, method, url }, { cause });
  }
}

/** An answer `token_expired` to the token of now ends the session, whoever made the call; one to an older token is late. */
export function noticeEnd(error: ApiError, headers: Readonly<Record<string, string>>): void {
  const token = installedPlatform()?.tokens?.getItem(TOKEN_KEY) ?? undefined;
  if (error.code === 'token_expired' && token !== undefined && headers['authorization'] === token) signOut('expired');
}

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
