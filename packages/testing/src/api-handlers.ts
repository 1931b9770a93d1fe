import type { ErrorCode } from '@orime/contracts';

export interface ApiCall {
  readonly method: string;
  /** Requested path with query string. */
  readonly url: string;
  readonly search: URLSearchParams;
  /** Values of the handler's `:name` placeholders. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Handlers by `METHOD /path/:param`. Return the body of a 200 response, or `fail(…)`. */
export type ApiHandlers = Readonly<Record<string, (call: ApiCall) => unknown>>;

export interface Failure {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
}

const failures = new WeakSet<object>();

/** A failure response in the API's error format. */
export function fail(failure: Failure): Failure {
  failures.add(failure);
  return failure;
}

export interface FakeApi {
  /** All calls so far, in order. */
  readonly calls: readonly ApiCall[];
  /** Replaces or adds handlers, for an API that changes during a test. */
  use(handlers: ApiHandlers): void;
  restore(): void;
}

/**
 * Replaces `fetch`; HTTP client, query cache and screens are real. A call without a handler gets a 404 that names it, so that a
 * missing handler is noticed.
 */
export function interceptApi(initial: ApiHandlers): FakeApi {
  const original = globalThis.fetch;
  const calls: ApiCall[] = [];
  let handlers = initial;

  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    for (const [route, handle] of Object.entries(handlers)) {
      const params = matchRoute(route, request.method, url.pathname);
      if (params === undefined) continue;
      const call: ApiCall = {
        method: request.method,
        url: url.pathname + url.search,
        search: url.searchParams,
        params,
        body: parse(text),
        headers: request.headers,
      };
      calls.push(call);
      return respond(await handle(call));
    }
    return errorResponse({ status: 404, code: 'not_found' }, `No handler for ${request.method} ${url.pathname}`);
  };

  return {
    calls,
    use: (added) => {
      handlers = { ...added, ...Object.fromEntries(Object.entries(handlers).filter(([route]) => !(route in added))) };
    },
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

function matchRoute(route: string, method: string, path: string): Record<string, string> | undefined {
  const [routeMethod, routePath = ''] = route.split(' ');
  if (routeMethod !== method) return undefined;
  const names: string[] = [];
  const pattern = routePath.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${pattern}$`).exec(path);
  if (match === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

function respond(answer: unknown): Response {
  if (typeof answer === 'object' && answer !== null && failures.has(answer))
    return errorResponse(answer as Failure, (answer as Failure).code);
  return new Response(JSON.stringify(answer ?? {}), { status: 200, headers: { 'content-type': 'application/json' } });
}

function errorResponse({ status, code, fields, details }: Failure, message: string): Response {
  const body = {
    error: {
      code,
      message,
      messageJp: message,
      requestId: 'req_test',
      ...(fields && { fields }),
      ...(details !== undefined && { details }),
    },
    message,
    ...fields,
  };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text; // A form or a file: tests get the raw text.
  }
}
