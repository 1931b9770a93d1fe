import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { TEST_CARDS } from '@orime/contracts/api/selling/payment';
import { signTestWebhook } from '../../../src/domains/selling/payment/test-provider.ts';
import { newId } from '../../../src/house/ids.ts';
import type { TestApp, TestClient } from '../../build-test-app.ts';
import { createDesign } from '../../catalogue-factories.ts';
import { key, okBody, payFor, quoteOf, termsOf, testAddress } from '../../checkout-factories.ts';
import { freshAdmin } from '../../fresh-password.ts';
import type { Call, Calls } from './call.ts';
import { retailSales } from './retail-sales.fixture.ts';

/** Carts, checkouts, payments and promo codes. */
export function checkoutCalls(api: TestApp): Calls {
  const { db } = api;
  const { line, onSale } = retailSales(api);
  const hidden = async (place: string) => {
    const { id, pieces } = await unseen();
    return { [`body.${place}.id`]: id, [`body.${place}.piece`]: pieces['1/1'] ?? '' };
  };
  const unseen = () =>
    createDesign(db, {
      confirmed: 'draft',
      sizes: [
        { size: 'S', onHand: 9 },
        { size: 'L', pieces: ['1/1'] },
      ],
    });
  const quote = async (by: TestClient = api): Promise<CheckoutQuote> => quoteOf(by, [line(await onSale())]);
  const guestCheckout = async (): Promise<Call> => {
    const staff = await freshAdmin(api);
    const draft = async () => {
      const body = { email: 'drafted@example.com', locale: 'en', currency: 'USD', lines: [line(await onSale())] };
      const { checkoutId, path } = okBody<{ checkoutId: string; path: string }>(await staff.post('/api/order/draft', body, key()));
      return { id: checkoutId, secret: new URL(path, 'http://localhost').searchParams.get('key') ?? '' };
    };
    const [own, other] = [await draft(), await draft()];
    return { by: api, params: { id: own.id }, query: { key: own.secret }, foreign: { 'query.key': other.secret } };
  };
  const inCart = async (by: TestClient, item: object) => okBody(await by.post('/api/cart/add', { item }));

  return {
    'POST /api/cart/merge': async () => ({ body: { items: [line(await onSale())] }, foreign: await hidden('items') }),
    'POST /api/cart/check': async () => ({ body: { currency: 'USD', items: [line(await onSale())] }, foreign: await hidden('items') }),
    'POST /api/cart/add': async () => ({ body: { item: line(await onSale()) }, foreign: await hidden('item') }),
    'DELETE /api/cart/piece/:piece': async (sender) => {
      const piece = (await onSale()).pieces['1/1'] ?? '';
      await inCart(sender, { piece });
      return { by: sender, params: { piece } };
    },
    'DELETE /api/cart/id/:id/size/:size': async (sender) => {
      const design = await onSale();
      await inCart(sender, line(design));
      return { by: sender, params: { id: design.id, size: 'S' } };
    },
    'DELETE /api/cart': async (sender) => {
      await inCart(sender, line(await onSale()));
      return { by: sender };
    },
    'POST /api/checkout/quote': async (sender) => {
      const [own, other] = [await quote(sender), await quote(await api.as('consumer'))];
      return {
        by: sender,
        body: {
          checkoutId: own.checkoutId,
          ...(own.checkoutKey === undefined ? {} : { checkoutKey: own.checkoutKey }),
          currency: 'USD',
          email: 'guest@example.com',
          address: testAddress,
          lines: [line(await onSale())],
        },
        foreign: { 'body.checkoutId': other.checkoutId, ...(await hidden('lines')) },
      };
    },
    'POST /api/checkout/hold': async (sender) => {
      const [own, other] = [await quote(sender), await quote(await api.as('consumer'))];
      return { by: sender, body: termsOf(own), foreign: { 'body.checkoutId': other.checkoutId } };
    },
    'GET /api/checkout/:id': async () => {
      const by = await api.as('consumer');
      return { by, params: { id: (await quote(by)).checkoutId } };
    },
    'POST /api/payment/session': async (sender) => {
      const [own, other] = [await quote(sender), await quote(await api.as('consumer'))];
      return { by: sender, body: termsOf(own), foreign: { 'body.checkoutId': other.checkoutId } };
    },
    'POST /api/payment/confirm': async (sender) => {
      const open = async (by: TestClient) => {
        const terms = termsOf(await quote(by));
        const { paymentSessionId } = okBody<{ paymentSessionId: string }>(await by.post('/api/payment/session', terms, key()));
        return { paymentSessionId, checkoutKey: terms.checkoutKey };
      };
      const [own, other] = [await open(sender), await open(await api.as('consumer'))];
      return { by: sender, body: own, foreign: { 'body.paymentSessionId': other.paymentSessionId } };
    },
    'POST /api/payment/webhook/:provider': async () => {
      const sessionId = await payFor(api, await quote(), TEST_CARDS.delayed);
      await db.updateTable('test_charges').set({ status: 'authorised' }).where('id', '=', `test_${sessionId}`).execute();
      const { body, headers } = signTestWebhook(
        { id: newId('evt'), kind: 'authorised', ref: `test_${sessionId}` },
        api.app.payments.testWebhookSecret,
      );
      return { by: api, params: { provider: 'test' }, form: { payload: Buffer.from(body), headers } };
    },
    'POST /api/order': async (sender) => {
      const paidQuote = async (by: TestClient) => {
        const agreed = await quote(by);
        return { ...termsOf(agreed), paymentSessionId: await payFor(by, agreed) };
      };
      const [own, other] = [await paidQuote(sender), await paidQuote(await api.as('consumer'))];
      return { by: sender, body: own, foreign: { 'body.checkoutId': other.checkoutId, 'body.paymentSessionId': other.paymentSessionId } };
    },
    'GET /api/checkout/:id query.key': guestCheckout,
    'POST /api/promo-code/validate': async () => ({
      body: { code: 'NONE', currency: 'USD', lines: [line(await onSale())] },
      foreign: await hidden('lines'),
    }),
    'POST /api/promo-code/easter-egg': async () => ({}),
  };
}
