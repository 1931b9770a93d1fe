import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createBooks, type Books } from './books.ts';
import { answerRequest } from './endpoints.ts';
import { answerPage } from './hosted-page.ts';
import { keepAnswers, type Answer } from './idempotency.ts';
import type { EventObject } from './objects.ts';
import { signEvent, type WebhookDelivery } from './sign-event.ts';
import { StripeError } from './stripe-error.ts';

export interface FakeStripeOptions {
  /** The account's key; any other is refused with 401. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Called with every event, signed. Without it events only wait in `books.events`: a test sends them when it wants. */
  readonly onEvent?: (delivery: WebhookDelivery) => void;
}

export interface StripeCall {
  /** Method and path: `POST /v1/refunds`. */
  readonly line: string;
  /** The form as it was sent; a GET has its query string here. */
  readonly form: string;
  readonly idempotencyKey: string | undefined;
}

export interface FakeStripe {
  /** Origin of API and hosted pages: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly books: Books;
  /** Every API request so far, also refused ones. */
  readonly calls: readonly StripeCall[];
  /** Carries the next request out and then drops the connection: the answer is lost on its way. */
  loseNextAnswer(): void;
  /** Answers the next requests with this status and an `api_error`, carrying nothing out; 0 ends it. */
  fail(status: number): void;
  /** A day goes by: idempotency keys are forgotten. */
  forgetKeys(): void;
  sign(event: EventObject, atSeconds?: number): WebhookDelivery;
  close(): Promise<void>;
}

/**
 * A Stripe account on a port of this machine, for tests: Checkout Sessions with a hosted page, captures, refunds, disputes and
 * signed events, as the public API description states them. Amounts and ids are kept in memory.
 */
export async function startFakeStripe({ secretKey, webhookSecret, onEvent }: FakeStripeOptions): Promise<FakeStripe> {
  const books = createBooks((event) => onEvent?.(signEvent(event, webhookSecret)));
  const answers = keepAnswers();
  const calls: StripeCall[] = [];
  const faults = { isAnswerLost: false, status: 0 };
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const body = await readBody(request);
    if (!pathname.startsWith('/v1/')) {
      sendPage(response, books, pathname, request.method === 'POST' ? new URLSearchParams(body) : undefined);
      return;
    }
    const method = request.method ?? 'GET';
    const call = {
      line: `${method} ${pathname}`,
      form: method === 'GET' ? search.slice(1) : body,
      idempotencyKey: header(request, 'idempotency-key'),
    };
    calls.push(call);
    const isLost = faults.isAnswerLost;
    faults.isAnswerLost = false;
    const answer = faults.status === 0 ? answerCall(call, header(request, 'authorization')) : toAnswer(outage(faults.status));
    if (isLost) response.destroy();
    else
      response
        .writeHead(answer.status, {
          'content-type': 'application/json',
          'request-id': `req_${calls.length}`,
          'stripe-should-retry': 'false',
          ...(answer.isReplayed && { 'idempotent-replayed': 'true' }),
        })
        .end(answer.body);
  }

  function answerCall({ line, form, idempotencyKey }: StripeCall, authorization: string | undefined): Answer {
    try {
      if (authorization !== `Bearer ${secretKey}`)
        throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
      const [method = '', path = ''] = line.split(' ');
      const work = () => ({ status: 200, body: JSON.stringify(answerRequest(books, method, path, form, url)) });
      return answers.once(method === 'POST' ? idempotencyKey : undefined, `${line} ${form}`, work);
    } catch (error) {
      if (error instanceof StripeError) return toAnswer(error);
      throw error;
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url,
    books,
    calls,
    loseNextAnswer: () => void (faults.isAnswerLost = true),
    fail: (status) => void (faults.status = status),
    forgetKeys: answers.forget,
    sign: (event, atSeconds) => signEvent(event, webhookSecret, atSeconds),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const outage = (status: number) => new StripeError(status, { type: 'api_error', message: 'An unexpected error occurred.' });

const toAnswer = ({ status, error }: StripeError): Answer => ({ status, body: JSON.stringify({ error }) });

function sendPage(response: ServerResponse, books: Books, pathname: string, form: URLSearchParams | undefined): void {
  const answer = answerPage(books, books.sessions.get(pathname.replace('/c/pay/', '')), form);
  if ('location' in answer) response.writeHead(303, { location: answer.location }).end();
  else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // without an encoding a request yields bytes
  return Buffer.concat(chunks).toString('utf8');
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
