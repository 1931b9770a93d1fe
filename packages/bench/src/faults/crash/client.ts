import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
}

export interface Tally {
  acknowledged: number;
  refused: number;
  /** Attempts without a response, or with a 5xx. */
  retried: number;
}

export interface Client {
  readonly tally: Tally;
  /** A write that is retried with the same key until it is acknowledged or refused. */
  write<Body = unknown>(
    path: string,
    body?: object,
    options?: { readonly token?: string; readonly file?: Blob & { readonly name: string } },
  ): Promise<Answer<Body>>;
  read<Body = unknown>(path: string, token?: string): Promise<Answer<Body>>;
}

/** Longer than the lock of an idempotency key whose request died. */
const patienceMs = 180_000;

/** A well-behaved client: it knows nothing of crashes and retries when there is no response. Stops when `over` is aborted. */
export function retryingClient(origin: string, over: AbortSignal): Client {
  const tally: Tally = { acknowledged: 0, refused: 0, retried: 0 };
  const attempt = async <Body>(path: string, init: RequestInit): Promise<Answer<Body> | undefined> => {
    const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    const body = (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as Body & { error?: { code?: string } }; // The caller names the type.
    const waits = response.status >= 500 || response.status === 429 || body.error?.code === 'in_progress';
    return waits ? undefined : { status: response.status, body };
  };
  const insist = async <Body>(path: string, init: RequestInit): Promise<Answer<Body>> => {
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(100)) {
      const answer = await attempt<Body>(path, init).catch(() => undefined);
      if (answer !== undefined) return answer;
      if (over.aborted) break;
      tally.retried += 1;
    }
    throw new Error(`${init.method} ${path} is not answered.`);
  };
  const credentials = (token: string | undefined): Record<string, string> => (token === undefined ? {} : { authorization: token });
  return {
    tally,
    async write<Body>(
      path: string,
      body: object = {},
      { token, file }: { readonly token?: string; readonly file?: Blob & { readonly name: string } } = {},
    ) {
      const headers = { ...credentials(token), 'idempotency-key': randomUUID() };
      const form = new FormData();
      if (file !== undefined) form.append('file', file, file.name);
      const answer = await insist<Body>(
        path,
        file === undefined
          ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
          : { method: 'POST', headers, body: form },
      );
      if (answer.status < 300) tally.acknowledged += 1;
      else tally.refused += 1;
      return answer;
    },
    read: (path, token) => insist(path, { method: 'GET', headers: credentials(token) }),
  };
}
