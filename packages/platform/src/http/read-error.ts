import { ApiError } from './api-error.ts';
import type { ApiErrorFacts } from './api-error.ts';

/** The `ApiError` for a failed response, with or without our error body. */
export function readError(
  method: string,
  url: string,
  status: number,
  body: unknown,
  headers: { get(name: string): string | null },
): ApiError {
  const error = record(record(body)['error']);
  const code = error['code'];
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  const facts: ApiErrorFacts = {
    code: typeof code === 'string' ? code : codeOf(status),
    status,
    method,
    url,
    fields: fieldsOf(error['fields']),
    details: error['details'],
    body,
    ...(typeof error['message'] === 'string' && { text: { en: error['message'], jp: String(error['messageJp'] ?? error['message']) } }),
    ...(typeof error['requestId'] === 'string' && { requestId: error['requestId'] }),
    ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
  };
  return new ApiError(facts);
}

/** Code for responses without our error body, for example from a proxy. */
function codeOf(status: number): string {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal';
}

function fieldsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
