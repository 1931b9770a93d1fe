import { htmlLang } from '@orime/contracts';
import ky, { isHTTPError } from 'ky';
import { installedPlatform } from '../current-platform.ts';
import { ApiError } from './api-error.ts';
import type { Method, RequestOptions } from './api.ts';
import { authorizationFor } from './authorization.ts';
import { readError } from './read-error.ts';

const TIMEOUT_MS = 30_000;

/** Repeating is left to the query client, which knows what a read is worth. */
const client = ky.create({ retry: 0, timeout: TIMEOUT_MS, credentials: 'same-origin' });

export async function request(method: Method, url: string, body: unknown, options: RequestOptions): Promise<unknown> {
  try {
    const response = await client(absolute(url), {
      method,
      headers: headersFor(url, options),
      ...(body !== undefined && { json: body }),
      ...(options.signal && { signal: options.signal }),
    });
    return await bodyOf(response);
  } catch (cause) {
    if (isHTTPError(cause)) throw readError(method, url, cause.response.status, cause.data ?? null, cause.response.headers);
    // A call that was given up is not a failure of the network; whoever gave it up knows.
    if (options.signal?.aborted === true) throw cause;
    throw new ApiError({ code: 'network', status: 0, method, url }, { cause });
  }
}

/** Ends the server's session of a token that this page has already forgotten. */
export async function revoke(token: string): Promise<void> {
  await client(absolute('/api/users/logout'), { method: 'POST', headers: { authorization: token }, keepalive: true });
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

function absolute(url: string): string {
  return new URL(url, pageUrl()).href;
}

function pageUrl(): string {
  return globalThis.location?.href ?? installedPlatform()?.boot.config.publicUrl ?? 'http://localhost/';
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
