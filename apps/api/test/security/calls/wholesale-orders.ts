import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { key, okBody, testAddress } from '../../checkout-factories.ts';
import { createBuyer, createLine, move, quoteOf, wishOf } from '../../wholesale-factories.ts';
import type { Calls } from './call.ts';
import { createLaterWindow } from './houses.fixture.ts';

/** Orders of companies: their quotes, changes and deliveries. */
export function wholesaleOrderCalls(api: TestApp): Calls {
  const { db } = api;
  const windowOf = (profileId: string) => createLaterWindow(api, profileId);
  const placed = async (asDraft = false) => {
    const line = await createLine(api);
    const buyer = await createBuyer(api);
    const wish = wishOf(line);
    const { quoteHash } = await quoteOf(buyer, wish);
    const { orders } = okBody<{ orders: { id: string; termsVersion: number }[] }>(
      await buyer.post('/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress, asDraft }, key()),
    );
    const [one] = orders;
    if (one === undefined) throw new Error('no order');
    return { seller: line.seller, buyer, one, line, params: { id: one.id } };
  };
  const prepack = async () => {
    const [{ design }, id] = [await createLine(api), newId('ppk')];
    await db
      .insertInto('prepacks')
      .values({ id, design_id: design.id, name_en: 'Six', name_jp: '六枚', sizes: JSON.stringify({ S: 3, M: 3 }) })
      .execute();
    return id;
  };
  const approved = async () => {
    const given = await placed();
    okBody(await move(await api.as('admin'), given.one, 'approved'));
    return given;
  };

  return {
    'POST /api/wholesale-order/quote': async () => {
      const [line, by] = [await createLine(api), await createBuyer(api)];
      const other = await createBuyer(api);
      return {
        by,
        body: { ...wishOf(line), brands: { [line.profileId]: { windowId: await windowOf(line.profileId) } } },
        foreign: {
          'body.buyerId': other.buyerId,
          'body.lines.prepackId': await prepack(),
          'body.brands.*.windowId': await windowOf((await createLine(api)).profileId),
          'body.lines.id': (await createLine(api, { confirmed: 'draft' })).design.id,
        },
      };
    },
    'POST /api/wholesale-order': async () => {
      const [line, by] = [await createLine(api), await createBuyer(api)];
      const other = await createBuyer(api);
      const { quoteHash } = await quoteOf(by, wishOf(line));
      return {
        by,
        body: { ...wishOf(line), brands: { [line.profileId]: { note: 'Please' } }, quoteHash, shipTo: testAddress },
        foreign: {
          'body.buyerId': other.buyerId,
          'body.lines.prepackId': await prepack(),
          'body.brands.*.windowId': await windowOf((await createLine(api)).profileId),
          'body.lines.id': (await createLine(api, { confirmed: 'draft' })).design.id,
        },
      };
    },
    'GET /api/wholesale-order/id/:id': async () => {
      const { buyer, params } = await placed();
      return { by: buyer, params };
    },
    'GET /api/wholesale-order/id/:id/pdf': async () => {
      const { buyer, params } = await placed();
      return { by: buyer, params };
    },
    'GET /api/wholesale-order/id/:id/xlsx': async () => {
      const { buyer, params } = await placed();
      return { by: buyer, params };
    },
    'POST /api/wholesale-order/update/id/:id': async () => {
      const { buyer, line, params } = await placed(true);
      const foreign = await createLine(api);
      return {
        by: buyer,
        params,
        body: { note: 'Please', ...{ lines: wishOf(line).lines } },
        foreign: {
          'body.lines.id': (await createLine(api, { confirmed: 'draft' })).design.id,
          'body.lines.prepackId': await prepack(),
          'body.windowId': await windowOf(foreign.profileId),
        },
      };
    },
    'POST /api/wholesale-order/accept/id/:id': async () => {
      const { buyer, params, one } = await placed();
      okBody(await (await api.as('admin')).post(`/api/wholesale-order/update/id/${one.id}`, { shippingMinor: 500 }));
      const { termsVersion } = okBody<{ termsVersion: number }>(await buyer.get(`/api/wholesale-order/id/${one.id}`));
      return { by: buyer, params, body: { termsVersion } };
    },
    'POST /api/wholesale-order/status/id/:id': async () => {
      const { buyer, params } = await placed();
      return { by: buyer, params, body: { status: 'cancelled', note: 'Not this season' } };
    },
    'POST /api/wholesale-order/fulfill/id/:id': async () => {
      const { seller, params, one } = await approved();
      const other = await approved();
      const lineOf = async (id: string) =>
        (await db.selectFrom('wholesale_order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()).id;
      return {
        by: seller,
        params,
        body: { lines: [{ lineId: await lineOf(one.id), sizeQuantities: { S: 1 } }] },
        foreign: { 'body.lines.lineId': await lineOf(other.one.id) },
      };
    },
    'POST /api/wholesale-order/reorder/id/:id': async () => {
      const { buyer, params } = await placed();
      return { by: buyer, params };
    },
  };
}
