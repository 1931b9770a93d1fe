import { Pool } from 'undici';
import { BoundedCache } from '../bounded-cache.ts';

export interface ApiAnswer {
  /** HTTP status; 0 when there was no answer in time. */
  readonly status: number;
  readonly body: unknown;
  /** Another one for everything else that was ever answered. */
  readonly id: number;
}

/** Where documents read from. */
export interface AnswerSource {
  read(url: string): Promise<ApiAnswer>;
}

interface Kept {
  readonly answer: ApiAnswer;
  readonly text: string;
  readonly readAt: number;
  readonly epoch: number;
}

interface Running {
  readonly answer: Promise<ApiAnswer>;
  readonly epoch: number;
}

/** A document waits this long for its data; what comes later is read by the browser. */
const TIMEOUT_MS = 1500;
/** What was read is answered again for so long, unless something was written meanwhile. Other gateways write, too. */
const FRESH_MS = 1000;
const MAX_CHARACTERS = 16e6;

/**
 * Reads the API as an anonymous visitor. Equal reads that run at the same time share one request, and an answer that says what the last
 * one said is the same one: whoever made something of it need not make it again.
 */
export class ApiReader implements AnswerSource {
  private readonly pool: Pool;
  private readonly running = new Map<string, Running>();
  private readonly kept = new BoundedCache<Kept>(MAX_CHARACTERS);
  private epoch = 0;
  private answered = 0;

  private readonly headers: Readonly<Record<string, string>>;

  /** @param gatewaySecret lets the api tell these reads from a visitor's, which are limited */
  constructor(apiUrl: string, gatewaySecret: string) {
    this.headers = { accept: 'application/json', 'x-orime-gateway': gatewaySecret };
    this.pool = new Pool(apiUrl, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 });
  }

  /** To be called when something may have been written, before its writer hears of it. */
  forget(): void {
    this.epoch += 1;
  }

  async read(url: string): Promise<ApiAnswer> {
    const known = this.readNow(url);
    if (known !== undefined) return known;
    const running = this.running.get(url);
    // What began before a write may not have seen it.
    if (running?.epoch === this.epoch) return running.answer;
    const { epoch } = this;
    const answer = this.request(url, this.headers, epoch).finally(() => {
      if (this.running.get(url)?.answer === answer) this.running.delete(url);
    });
    this.running.set(url, { answer, epoch });
    return answer;
  }

  /** What is known of an address without asking; undefined where it has to be asked for. */
  readNow(url: string): ApiAnswer | undefined {
    const kept = this.kept.find(url);
    return kept !== undefined && kept.epoch === this.epoch && performance.now() - kept.readAt < FRESH_MS ? kept.answer : undefined;
  }

  /** Whether the API says it is ready. */
  async isReady(): Promise<boolean> {
    const { status } = await this.ask('/readyz', this.headers);
    return status === 200;
  }

  /** Whose authorization this is; undefined when it is nobody's. */
  async person(authorization: string): Promise<{ readonly id: string; readonly email: string } | undefined> {
    if (authorization === '') return undefined;
    const { status, text } = await this.ask('/api/users/me', { ...this.headers, authorization });
    const body: unknown = status === 200 ? JSON.parse(text) : undefined;
    if (typeof body !== 'object' || body === null || !('_id' in body) || !('email' in body)) return undefined;
    return { id: String(body._id), email: String(body.email) };
  }

  /** Sends something that is in no document. Resolves also when it did not arrive. */
  async tell(path: string, body: object): Promise<void> {
    await this.ask(path, { ...this.headers, 'content-type': 'application/json' }, JSON.stringify(body));
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async request(url: string, headers: Readonly<Record<string, string>>, epoch: number): Promise<ApiAnswer> {
    const { status, text } = await this.ask(url, headers);
    const last = this.kept.find(url);
    const answer = last?.answer.status === status && last.text === text ? last.answer : this.answerOf(status, text);
    // No answer is none to be remembered.
    if (answer.status !== 0) this.kept.keep(url, { answer, text, readAt: performance.now(), epoch }, text.length + url.length);
    return answer;
  }

  private async ask(
    path: string,
    headers: Readonly<Record<string, string>>,
    sent?: string,
  ): Promise<{ readonly status: number; readonly text: string }> {
    try {
      const request = { path, method: sent === undefined ? 'GET' : 'POST', headers, body: sent ?? null } as const;
      const { statusCode, body } = await this.pool.request({ ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
      return { status: statusCode, text: await body.text() };
    } catch {
      // Not answering, or too late: the browser asks again and shows its own failure.
      return { status: 0, text: '' };
    }
  }

  private answerOf(status: number, text: string): ApiAnswer {
    this.answered += 1;
    const id = this.answered;
    if (status !== 200) return { status, body: undefined, id };
    try {
      return { status, body: JSON.parse(text), id };
    } catch {
      return { status: 0, body: undefined, id };
    }
  }
}
