import { randomUUID } from 'node:crypto';

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Somebody at an address of a test network, as a trusted proxy in front of the gateway names them. */
export interface Visitor {
  get(path: string, token?: string): Promise<Answer>;
  post(path: string, body: unknown, token?: string): Promise<Answer>;
}

/** Visitors of the site at `origin`, each with an address of their own. */
export function visitorsOf(origin: string): () => Visitor {
  const network = { last: 0 };
  return () => {
    network.last += 1;
    const address = `198.51.100.${network.last}`;
    const send = async (method: string, path: string, body: unknown, token: string | undefined): Promise<Answer> => {
      const response = await fetch(origin + path, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(token !== undefined && { authorization: token }),
          ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const answer = recordOf(await response.json().catch(() => undefined));
      return { status: response.status, code: String(recordOf(answer['error'])['code'] ?? ''), body: answer };
    };
    return {
      get: (path, token) => send('GET', path, undefined, token),
      post: (path, body, token) => send('POST', path, body, token),
    };
  };
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Status and code, as in `404 not_found`. */
export function outcome({ status, code }: Answer): string {
  return code === '' ? String(status) : `${status} ${code}`;
}
