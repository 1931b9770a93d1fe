import { Pool } from 'undici';

export interface ApiAnswer {
  /** HTTP status; 0 when there was no answer in time. */
  readonly status: number;
  readonly body: unknown;
}

/** A document waits this long for its data; what comes later is read by the browser. */
const TIMEOUT_MS = 1500;

/** Reads the API as an anonymous visitor. Equal reads that run at the same time share one request. */
export class ApiReader {
  private readonly pool: Pool;
  private readonly running = new Map<string, Promise<ApiAnswer>>();

  private readonly headers: Readonly<Record<string, string>>;

  /** @param gatewaySecret lets the api tell these reads from a visitor's, which are limited */
  constructor(apiUrl: string, gatewaySecret: string) {
    this.headers = { accept: 'application/json', 'x-orime-gateway': gatewaySecret };
    this.pool = new Pool(apiUrl, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 });
  }

  read(url: string): Promise<ApiAnswer> {
    const running = this.running.get(url) ?? this.request(url).finally(() => this.running.delete(url));
    this.running.set(url, running);
    return running;
  }

  /** Whether the API says it is ready. */
  async isReady(): Promise<boolean> {
    const { status } = await this.read('/readyz');
    return status === 200;
  }

  /** Whose authorization this is; undefined when it is nobody's. */
  async person(authorization: string): Promise<{ readonly id: string; readonly email: string } | undefined> {
    if (authorization === '') return undefined;
    const { body } = await this.request('/api/users/me', { authorization });
    if (typeof body !== 'object' || body === null || !('_id' in body) || !('email' in body)) return undefined;
    return { id: String(body._id), email: String(body.email) };
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async request(path: string, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> {
    try {
      const { statusCode, body } = await this.pool.request({
        path,
        method: 'GET',
        headers: { ...this.headers, ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await body.text();
      return { status: statusCode, body: statusCode === 200 ? JSON.parse(text) : undefined };
    } catch {
      // Not answering, too late, or not JSON: the browser asks again and shows its own failure.
      return { status: 0, body: undefined };
    }
  }
}
