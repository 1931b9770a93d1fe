import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startFakeStripe, STRIPE_TEST_CARDS } from './index.ts';
import type { FakeStripe } from './index.ts';

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
});
afterAll(() => stripe.close());

const page = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'jpy',
  'line_items[0][price_data][unit_amount]': '11000',
  'line_items[0][price_data][product_data][name]': 'An order',
  'payment_intent_data[capture_method]': 'manual',
  'payment_intent_data[metadata][session]': 'pms_1',
  success_url: 'http://shop.example/paid',
  cancel_url: 'http://shop.example/back',
};

async function call(path: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${stripe.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization: 'Bearer sk_test_1', ...headers },
  });
  const body = (await response.json()) as Readonly<Record<string, unknown>> & { readonly id: string; readonly url: string }; // checked below
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), body };
}

const openPage = (headers = {}) => call('/v1/checkout/sessions', page, headers);

describe('it refuses as Stripe does', () => {
  test('a wrong key', async () => {
    expect(await openPage({ authorization: 'Bearer sk_test_other' })).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    });
  });

  test.each([
    ['a parameter that it does not know', { ...page, succes_url: 'x' }, { code: 'parameter_unknown', param: 'succes_url' }],
    ['a page without an address to go to', { ...page, success_url: '' }, { code: 'parameter_missing', param: 'success_url' }],
    ['part of a yen', { ...page, 'line_items[0][price_data][unit_amount]': '110.5' }, { code: 'parameter_invalid_integer' }],
    ['less than it can charge', { ...page, 'line_items[0][price_data][unit_amount]': '10' }, { code: 'amount_too_small' }],
    ['a page that ends too soon', { ...page, expires_at: '1' }, { param: 'expires_at' }],
  ])('%s', async (_, form, error) => {
    expect(await call('/v1/checkout/sessions', form)).toMatchObject({ status: 400, body: { error } });
  });

  test('an idempotency key with other parameters; with the same ones it answers the same', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await openPage(headers);
    expect(await openPage(headers)).toMatchObject({ status: 200, replayed: 'true', body: { id: first.body.id } });
    expect(await call('/v1/checkout/sessions', { ...page, locale: 'ja' }, headers)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
  });

  test('what it does not know', async () => {
    expect(await call('/v1/refunds', { payment_intent: 'pi_unknown' })).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    });
    expect((await call('/v1/payouts', {})).status).toBe(404);
  });
});

describe('its page', () => {
  const post = (url: string, form: Readonly<Record<string, string>>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  test('declines a card, takes another and sends the payer back; then it is closed', async () => {
    const { body } = await openPage();
    const shown = await (await fetch(body.url)).text();
    expect(shown).toContain('11000 JPY');
    expect(shown).toContain('href="http://shop.example/back"');
    expect(await (await post(body.url, { card: STRIPE_TEST_CARDS.declined })).text()).toContain('Your card was declined.');
    const paid = await post(body.url, { card: STRIPE_TEST_CARDS.success });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://shop.example/paid']);
    expect((await fetch(body.url)).status).toBe(410);
    expect(stripe.books.events.map(({ type }) => type)).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.amount_capturable_updated',
      'checkout.session.completed',
    ]);
  });

  test('asks for the bank’s word where the card wants it', async () => {
    const { body } = await openPage();
    expect(await (await post(body.url, { card: STRIPE_TEST_CARDS.challenge })).text()).toContain('Your bank asks');
    expect(await (await post(body.url, { challenge: 'refuse' })).text()).toContain('Your card was declined.');
    await post(body.url, { card: STRIPE_TEST_CARDS.challenge });
    expect((await post(body.url, { challenge: 'approve' })).status).toBe(303);
  });
});
