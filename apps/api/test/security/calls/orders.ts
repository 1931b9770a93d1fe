import type { TestApp, TestClient } from '../../build-test-app.ts';
import { buy, key, okBody, testAddress } from '../../checkout-factories.ts';
import { claimedFile } from '../../claimed-file.ts';
import type { Call, Calls } from './call.ts';
import { retailSales } from './retail-sales.fixture.ts';

/** Orders, returns and invoices of what was bought. */
export function orderCalls(api: TestApp, photo: Buffer): Calls {
  const { db } = api;
  const shown = () => claimedFile(api, 'return', { type: 'image/jpeg', bytes: photo });
  const { asBuyer, guestOrder, line, onSale, paid, sale } = retailSales(api);
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
  const guestCall = async (): Promise<Call> => {
    const [own, other] = [await guestOrder(), await guestOrder()];
    return { by: api, params: { id: own.id }, query: { key: own.secret }, foreign: { 'query.key': other.secret } };
  };
  const asSeller = async (make: (buyer: TestClient) => Promise<{ seller: TestClient; params: { id: string } }>): Promise<Call> => {
    const { seller, params } = await make(await api.as('consumer'));
    return { by: seller, params };
  };
  const approved = async (buyer: TestClient) => {
    const wish = await returned(buyer);
    okBody(await wish.seller.post(`/api/return/status/id/${wish.params.id}`, { status: 'approved' }));
    return wish;
  };
  const guestReturn = async (make = returned): Promise<Call> => {
    const [own, other] = [await make(api), await guestOrder()];
    return { by: api, params: own.params, query: { key: own.secret }, foreign: { 'query.key': other.secret } };
  };

  return {
    'GET /api/order/id/:id': async () => asBuyer(sale),
    'GET /api/order/id/:id/invoice.pdf': async () => asBuyer(paid),
    'GET /api/order/staff/id/:id': async () => ({ ...(await asSeller(sale)), by: await api.as('account-manager') }),
    'GET /api/order/id/:id query.key': guestCall,
    'GET /api/order/id/:id/invoice.pdf query.key': guestCall,
    'POST /api/order/cancel/id/:id query.key': guestCall,
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
    'POST /api/order/ship-by/id/:id': async () => ({
      ...(await asSeller(sale)),
      body: { shipBy: new Date(Date.now() + 20 * 86_400_000).toISOString(), reason: 'The dye needs longer.' },
    }),
    'POST /api/order/deliver/id/:id': async () => asSeller(shipped),
    'GET /api/order/packing-slip/id/:id': async () => asSeller(sale),
    'POST /api/order/note/id/:id': async () => ({ ...(await asSeller(sale)), body: { text: 'Called.' } }),
    'POST /api/order/claim': async () => ({}),
    'POST /api/return': async () => {
      const [own, other] = [await delivered(await api.as('consumer')), await delivered(await api.as('consumer'))];
      const [mine, theirs] = [await shown(), await shown()];
      return {
        by: own.buyer,
        body: { orderId: own.id, lines: [{ lineId: own.lineId, quantity: 1, reason: 'too_small' }], note: 'Tight', photos: [mine] },
        foreign: {
          'body.orderId': other.id,
          'body.lines.lineId': other.lineId,
          'body.photos.id': theirs.id,
          'body.photos.claim': theirs.claim,
        },
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
    'GET /api/return/id/:id query.key': () => guestReturn(),
    'GET /api/return/id/:id/slip.pdf query.key': () => guestReturn(approved),
    'POST /api/return/cancel/id/:id query.key': () => guestReturn(),
    'POST /api/return/send/id/:id query.key': () => guestReturn(approved),
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
    'GET /api/return/id/:id/slip.pdf': async () => asBuyer(approved),
    'POST /api/return/send/id/:id': async () => ({ ...(await asBuyer(approved)), body: { carrier: 'Yamato', tracking: '1' } }),
    'POST /api/return/address': async () => ({ by: (await sale(api)).seller, body: { address: testAddress } }),
    'POST /api/return/status/id/:id': async () => ({
      ...(await asSeller(returned)),
      body: { status: 'approved', answer: 'Please send it' },
    }),
    'POST /api/return/cancel/id/:id': async () => asBuyer(returned),
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
