import { problemOfAnswer, problemOfCall, readQuery } from './check-contract.ts';
import { Failure, Malformed, type ApiHandlers, type FailureParts, type SentCall } from './handlers.ts';
import { matchRoute } from './match-route.ts';

export interface FakeApi {
  /** Every call so far, in order. */
  readonly calls: readonly SentCall[];
  /** Replaces or adds handlers, for an API whose answers change during a test. */
  use(handlers: ApiHandlers): void;
  restore(): void;
}

/**
 * Stands at the network's edge in place of `fetch`: the client, the query cache and the screens above it are the real ones.
 * Files beside the code come from the environment, which reads them from the disk. Any other call without a handler answers 404 with a
 * message naming it, so that a forgotten handler is seen. A call or an answer that does not fit its contract is printed as an error, which
 * fails the test.
 */
export function interceptApi(initial: ApiHandlers): FakeApi {
  const original = globalThis.fetch;
  const calls: SentCall[] = [];
  let handlers = initial;

  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    for (const [key, handle] of Object.entries(handlers)) {
      const params = matchRoute(key, request.method, url.pathname);
      if (params === undefined) continue;
      const call: SentCall = {
        method: request.method,
        url: url.pathname + url.search,
        search: url.searchParams,
        params,
        body: parse(text),
        headers: request.headers,
      };
      calls.push(call);
      // The types of one endpoint are lost where handlers of all are run through; the contract is checked at run time.
      return answerCall(key, call, handle as (call: SentCall & { readonly query: unknown }) => unknown);
    }
    if (url.protocol === 'file:') return original(url);
    return errorResponse({ status: 404, code: 'not_found' }, `No handler for ${request.method} ${url.pathname}`);
  };

  return {
    calls,
    use: (added) => {
      handlers = { ...added, ...Object.fromEntries(Object.entries(handlers).filter(([key]) => !(key in added))) };
    },
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

async function answerCall(
  key: string,
  call: SentCall,
  handle: (call: SentCall & { readonly query: unknown }) => unknown,
): Promise<Response> {
  const query = readQuery(key, call.search);
  tell(problemOfCall(key, call, query));
  const answer = await handle({ ...call, query });
  if (answer instanceof Failure) return errorResponse(answer.parts, answer.parts.code);
  if (answer instanceof Malformed) return jsonResponse(200, answer.answer);
  tell(problemOfAnswer(key, JSON.parse(JSON.stringify(answer))));
  return jsonResponse(200, answer);
}

function tell(problem: string | undefined): void {
  // oxlint-disable-next-line no-console -- An exception would only become a failed call, which a screen may hide.
  if (problem !== undefined) console.error(problem);
}

function errorResponse({ status, code, fields, details }: FailureParts, message: string): Response {
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
  return jsonResponse(status, body);
}

function jsonResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text; // A form or a file: the test may look at the raw text.
  }
}
