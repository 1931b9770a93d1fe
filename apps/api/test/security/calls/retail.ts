import type { CheckoutQuote } from '@orime/contracts/api/checkout';
import { TEST_CARDS } from '@orime/contracts/api/payment';
import { signTestWebhook } from '../../../src/domains/selling/payment/test-provider.ts';
import { newId } from '../../../src/house/ids.ts';
import type { TestApp, TestClient } from '../../build-test-app.ts';
import { createDesign, createProfile } from '../../catalogue-factories.ts';
import { buy, key, okBody, payFor, quoteOf, termsOf, testAddress } from '../../checkout-factories.ts';
import { freshAdmin } from '../../fresh-password.ts';
import type { Call, Calls } from './call.ts';

/** Carts, checkouts, payments, orders and returns. */
export function retailCalls(api: TestApp): Calls {
  const { db } = api;
  const onSale = () =>
    createDesign(db, {
      retail: { USD: 20_000, JPY: 30_000 },
      sizes: [
        { size: 'S', onHand: 9 },
        { size: 'L', pieces: ['1/1'] },
      ],
    });
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
  const line = ({ id }: { readonly id: string }) => ({ id, size: 'S', quantity: 1 });
  const quote = async (by: TestClient = api): Promise<CheckoutQuote> => quoteOf(by, [line(await onSale())]);
  const sale = async (buyer: TestClient) => {
    const seller = await api.as('designer');
    const profile = await createProfile(db, { userId: seller.user.id });
    const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 10_000 } });
    const placed = await buy(buyer, [{ id: design.id, size: 'S', quantity: 2 }]);
    const id = placed.orders[0]?.id ?? '';
    const { id: lineId } = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow();
    return { seller, buyer, id, lineId, secret: placed.key ?? '', params: { id } };
  };
  const paid = async (buyer: TestClient) => {
    const sold = await sale(buyer);
    await api.app.jobs.runNow('settle-payments');
    return sold;
  };
  const shipped = async (buyer: TestClient) => {
    const sold = await paid(buyer);
    okBody(await sold.seller.post(`/api/order/fulfill/id/${sold.id}`, {}));
    return sold;
  };
  const delivered = async (buyer: TestClient) => {
    const sold = await shipped(buyer);
    okBody(await sold.seller.post(`/api/order/deliver/id/${sold.id}`, {}));
    return sold;
  };
  const returned = async (buyer: TestClient) => {
    const sold = await delivered(buyer);
    const wish = { orderId: sold.id, lines: [{ lineId: sold.lineId, quantity: 1, reason: 'too_small' }], note: 'Tight' };
    const { id } = okBody<{ id: string }>(
      await sold.buyer.post(buyer === api ? `/api/return?key=${sold.secret}` : '/api/return', wish, key()),
    );
    return { ...sold, params: { id } };
  };
  const guestOrder = async () => {
    const { orders, key: secret } = await buy(api, [line(await onSale())]);
    return { id: orders[0]?.id ?? '', secret };
  };
  const guestCall = async (): Promise<Call> => {
    const [own, other] = [await guestOrder(), await guestOrder()];
    return { by: api, params: { id: own.id }, query: { key: own.secret }, foreign: { 'query.key': other.secret } };
  };
  const asBuyer = async (make: (buyer: TestClient) => Promise<{ params: { id: string } }>): Promise<Call> => {
    const by = await api.as('consumer');
    return { by, params: (await make(by)).params };
  };
  const asSeller = async (make: (buyer: TestClient) => Promise<{ seller: TestClient; params: { id: string } }>): Promise<Call> => {
    const { seller, params } = await make(await api.as('consumer'));
    return { by: seller, params };
  };
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
  const guestReturn = async (): Promise<Call> => {
    const [own, other] = [await returned(api), await guestOrder()];
    return { by: api, params: own.params, query: { key: own.secret }, foreign: { 'query.key': other.secret } };
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
    'GET /api/order/id/:id': async () => asBuyer(sale),
    'GET /api/order/id/:id/invoice.pdf': async () => asBuyer(paid),
    'GET /api/order/id/:id query.key': guestCall,
    'GET /api/order/id/:id/invoice.pdf query.key': guestCall,
    'POST /api/order/cancel/id/:id query.key': guestCall,
    'GET /api/checkout/:id query.key': guestCheckout,
    'POST /api/order/lookup': async () => {
      const numbered = async (email: string) => {
        const { orders } = await buy(api, [line(await onSale())], { email });
        const { number } = await db
          .selectFrom('orders')
          .innerJoin('order_groups', 'order_groups.id', 'orders.group_id')
          .select('order_groups.number')
          .where('orders.id', '=', orders[0]?.id ?? '')
          .executeTakeFirstOrThrow();
        return number;
      };
      const [own, other] = [await numbered('one@example.com'), await numbered('two@example.com')];
      return {
        by: api,
        body: { number: own, email: 'one@example.com' },
        foreign: { 'body.number': other, 'body.email': 'two@example.com' },
      };
    },
    'POST /api/order/cancel/id/:id': async () => ({ ...(await asBuyer(sale)), body: { reason: 'Changed my mind' } }),
    'POST /api/order/fulfill/id/:id': async () => {
      const { seller, lineId, params } = await paid(api);
      return {
        by: seller,
        params,
        body: { lines: [{ lineId, quantity: 1 }], carrier: 'Yamato', tracking: '1' },
        foreign: { 'body.lines.lineId': (await paid(api)).lineId },
      };
    },
    'POST /api/order/process/id/:id': async () => asSeller(sale),
    'POST /api/order/deliver/id/:id': async () => asSeller(shipped),
    'POST /api/order/note/id/:id': async () => ({ ...(await asSeller(sale)), body: { text: 'Called.' } }),
    'POST /api/order/claim': async () => ({}),
    'POST /api/return': async () => {
      const [own, other] = [await delivered(await api.as('consumer')), await delivered(await api.as('consumer'))];
      return {
        by: own.buyer,
        body: { orderId: own.id, lines: [{ lineId: own.lineId, quantity: 1, reason: 'too_small' }], note: 'Tight' },
        foreign: { 'body.orderId': other.id, 'body.lines.lineId': other.lineId },
      };
    },
    'POST /api/return query.key': async () => {
      const [own, other] = [await delivered(api), await guestOrder()];
      return {
        by: api,
        query: { key: own.secret },
        body: { orderId: own.id, lines: [{ lineId: own.lineId, quantity: 1, reason: 'too_small' }] },
        foreign: { 'query.key': other.secret },
      };
    },
    'GET /api/return/id/:id query.key': guestReturn,
    'POST /api/return/cancel/id/:id query.key': guestReturn,
    'POST /api/return/status/id/:id body.lines.lineId': async () => {
      const { seller, lineId, params } = await returned(api);
      for (const status of ['approved', 'in_transit', 'received'])
        okBody(await seller.post(`/api/return/status/id/${params.id}`, { status }));
      return {
        by: seller,
        params,
        body: { status: 'inspected', lines: [{ lineId, condition: 'as_new', restock: false }] },
        foreign: { 'body.lines.lineId': (await delivered(api)).lineId },
      };
    },
    'GET /api/return/id/:id': async () => asBuyer(returned),
    'POST /api/return/status/id/:id': async () => ({
      ...(await asSeller(returned)),
      body: { status: 'approved', answer: 'Please send it' },
    }),
    'POST /api/return/cancel/id/:id': async () => asBuyer(returned),
    'POST /api/promo-code/validate': async () => ({
      body: { code: 'NONE', currency: 'USD', lines: [line(await onSale())] },
      foreign: await hidden('lines'),
    }),
    'POST /api/promo-code/easter-egg': async () => ({}),
    'GET /api/invoice/id/:id': async () =>
      asBuyer(async (buyer) => {
        const { id } = await paid(buyer);
        return { params: { id: okBody<{ id: string }>(await (await api.as('admin')).post('/api/invoice/issue', { orderId: id })).id } };
      }),
    'GET /api/invoice/id/:id/pdf': async () =>
      asBuyer(async (buyer) => {
        const { id } = await paid(buyer);
        return { params: { id: okBody<{ id: string }>(await (await api.as('admin')).post('/api/invoice/issue', { orderId: id })).id } };
      }),
  };
}
