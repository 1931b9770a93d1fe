import { afterAll, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage } from 'node:http';
import StripeSdk from 'stripe';
import { createStripeProvider } from './stripe-provider.ts';

interface Call {
  readonly line: string;
  readonly body: URLSearchParams;
  readonly key: string | undefined;
}

/** The other side of the wire: keeps what the SDK really sends and answers an intent in the wanted state. */
const calls: Call[] = [];
const wire = { status: 'requires_capture', code: 200 };
const server = createServer((request, response) => {
  void readBody(request).then((body) => {
    calls.push({
      line: `${request.method ?? ''} ${request.url ?? ''}`,
      body: new URLSearchParams(body),
      key: header(request, 'idempotency-key'),
    });
    response.setHeader('content-type', 'application/json').setHeader('stripe-should-retry', 'false').writeHead(wire.code);
    if (wire.code >= 400) response.end(JSON.stringify({ error: { type: 'api_error', message: 'no' } }));
    else
      response.end(
        JSON.stringify({
          id: 'pi_1',
          object: 'payment_intent',
          client_secret: 'pi_1_secret',
          status: wire.status,
          payment_method: { card: { last4: '4242' } },
        }),
      );
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

const webhookSecret = 'whsec_for_tests';
const provider = createStripeProvider({ secretKey: 'sk_test_none', webhookSecret, host: { host: '127.0.0.1', port, protocol: 'http' } });
const signal = new AbortController().signal;

test('opens an intent that we capture ourselves, once per session', async () => {
  expect(await provider.open({ amountMinor: 11_000, currency: 'JPY', reference: 'pms_1' })).toEqual({
    ref: 'pi_1',
    clientSecret: 'pi_1_secret',
    publishableKey: null,
  });
  const call = calls.at(-1);
  expect(call?.line).toBe('POST /v1/payment_intents');
  expect(Object.fromEntries(call?.body ?? [])).toEqual({
    amount: '11000',
    currency: 'jpy',
    capture_method: 'manual',
    'metadata[session]': 'pms_1',
  });
  expect(call?.key).toBe('open:pms_1');
});

test.each([
  ['requires_capture', { status: 'authorised', methodLabel: '•••• 4242' }],
  ['processing', { status: 'processing', methodLabel: '•••• 4242' }],
  ['requires_payment_method', { status: 'declined' }],
  ['canceled', { status: 'declined' }],
])('an intent that is %s', async (status, outcome) => {
  wire.status = status;
  expect(await provider.confirm({ ref: 'pi_1', signal })).toEqual(outcome);
});

test('says that it may be tried again when Stripe is in trouble, and only then', async () => {
  wire.code = 503;
  const calls = [
    () => provider.open({ amountMinor: 1, currency: 'USD', reference: 'pms_2' }),
    () => provider.confirm({ ref: 'pi_1', signal }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });
  wire.code = 401;
  for (const call of calls) await expect(call()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  wire.code = 200;
});

test('captures and refunds by key', async () => {
  await provider.capture('pi_1', 500, 'capture:pay_1');
  expect(calls.at(-1)).toMatchObject({ line: 'POST /v1/payment_intents/pi_1/capture', key: 'capture:pay_1' });
  await provider.refund('pi_1', 200, 'refund:rfd_1');
  expect(calls.at(-1)).toMatchObject({ line: 'POST /v1/refunds', key: 'refund:rfd_1' });
});

test('voids what is not voided yet', async () => {
  wire.status = 'requires_capture';
  await provider.void('pi_1');
  expect(calls.at(-1)?.line).toBe('POST /v1/payment_intents/pi_1/cancel');
  wire.status = 'canceled';
  await provider.void('pi_1');
  expect(calls.at(-1)?.line).toBe('GET /v1/payment_intents/pi_1');
});

test('leaves an intent alone that Stripe still works on: it can be cancelled only afterwards', async () => {
  wire.status = 'processing';
  expect(await provider.void('pi_1')).toBe('pending');
  expect(calls.at(-1)?.line).toBe('GET /v1/payment_intents/pi_1');
  wire.status = 'requires_capture';
  expect(await provider.void('pi_1')).toBe('voided');
});

test('believes signed webhooks only', async () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { id: 'pi_1' } },
  });
  const signature = new StripeSdk('sk_test_none').webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
  expect(await provider.readWebhook({ body: Buffer.from(body), headers: { 'stripe-signature': signature } })).toEqual({
    id: 'evt_1',
    kind: 'authorised',
    ref: 'pi_1',
  });
  await expect(provider.readWebhook({ body: Buffer.from(`${body} `), headers: { 'stripe-signature': signature } })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await expect(provider.readWebhook({ body: Buffer.from(body), headers: {} })).rejects.toMatchObject({ code: 'unauthenticated' });
});

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
