import type { TestApp } from '../../build-test-app.ts';
import { key, okBody } from '../../checkout-factories.ts';
import { createBuyer, createLine, day, type Line } from '../../wholesale-factories.ts';
import type { Calls } from './call.ts';
import { createHouse, createLaterWindow } from './houses.fixture.ts';

/** What companies are shown, line sheets, terms, and their carts. */
export function wholesaleCalls(api: TestApp): Calls {
  const house = () => createHouse(api);
  const windowOf = (profileId: string) => createLaterWindow(api, profileId);
  const lineSheet = async () => {
    const [own, other] = [await createLine(api), await createLine(api)];
    return {
      by: own.seller,
      query: { ids: own.design.id, currency: 'USD' },
      foreign: { 'query.ids': other.design.id, 'query.linesheet': (await namedSheet(other)).params.id },
    };
  };
  const sheetBody = async ({ seller, design, profileId }: Line) => {
    const buyer = await createBuyer(api);
    okBody(await buyer.post('/api/channel', { kind: 'direct', members: [profileId] }));
    const body = {
      title: { en: 'First drop', jp: '第一便' },
      season: 'AW26',
      visibility: 'selected',
      items: [{ designId: design.id, note: { en: 'Large', jp: '大きめ' } }],
      buyerIds: [buyer.buyerId],
    };
    return {
      by: seller,
      body,
      foreign: { 'body.items.designId': (await createLine(api)).design.id, 'body.buyerIds': (await createBuyer(api)).buyerId },
    };
  };
  const namedSheet = async (line: Line) => {
    const call = await sheetBody(line);
    return { ...call, params: { id: okBody<{ id: string }>(await line.seller.post('/api/wholesale/linesheet', call.body, key())).id } };
  };

  return {
    'GET /api/wholesale/catalog': async () => ({
      by: await createBuyer(api),
      query: { currency: 'USD' },
      foreign: { 'query.linesheet': (await namedSheet(await createLine(api))).params.id },
    }),
    'GET /api/wholesale/product/:id': async () => {
      const [shown, hidden] = [await createLine(api), await createLine(api, { confirmed: 'draft' })];
      return { by: await createBuyer(api), params: { id: shown.design.id }, foreign: { 'params.id': hidden.design.id } };
    },
    'GET /api/wholesale/offer/:id': async () => ({ by: await createBuyer(api), params: { id: (await createLine(api)).design.id } }),
    'GET /api/wholesale/linesheet.pdf': async () => lineSheet(),
    'GET /api/wholesale/linesheet.xlsx': async () => lineSheet(),
    'GET /api/wholesale/terms': async () => {
      const [own, other] = [await house(), await house()];
      return { by: own.by, query: { profile: own.profile.id }, foreign: { 'query.profile': other.profile.id } };
    },
    'PUT /api/wholesale/terms': async () => {
      const [own, other] = [await house(), await house()];
      const window = { name: { en: 'Spring', jp: '春' }, startShip: day(60), endShip: day(90), orderCutoff: day(40), prebook: true };
      return {
        by: own.by,
        body: { minimums: [], windows: [window] },
        foreign: { 'query.profile': other.profile.id, 'body.windows.id': await windowOf(other.profile.id) },
      };
    },
    'POST /api/wholesale/linesheet': async () => sheetBody(await createLine(api)),
    'POST /api/wholesale/linesheet/update/id/:id': async () => namedSheet(await createLine(api)),
    'DELETE /api/wholesale/linesheet/:id': async () => {
      const { by, params } = await namedSheet(await createLine(api));
      return { by, params };
    },
    'PUT /api/wholesale-cart': async () => ({
      body: { items: [{ id: (await createLine(api)).design.id, sizeQuantities: { S: 2 } }] },
      foreign: { 'body.items.id': (await createLine(api, { confirmed: 'draft' })).design.id },
    }),
    'DELETE /api/wholesale-cart': async () => ({}),
    'DELETE /api/wholesale-cart/product/:id': async (sender) => {
      const { design } = await createLine(api);
      okBody(
        await sender.inject({
          method: 'PUT',
          url: '/api/wholesale-cart',
          payload: { items: [{ id: design.id, sizeQuantities: { S: 2 } }] },
        }),
      );
      return { by: sender, params: { id: design.id } };
    },
  };
}
