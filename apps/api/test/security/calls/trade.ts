import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../catalogue-factories.ts';
import { key, okBody, testAddress } from '../../checkout-factories.ts';
import { multipartForm } from '../../multipart.ts';
import { createProducer } from '../../production-factories.ts';
import { createBuyer, createLine, createWindow, day, move, quoteOf, wishOf, type Line } from '../../wholesale-factories.ts';
import type { Calls } from './call.ts';

const company = {
  companyLegal: 'Kumo Trading KK',
  tradeName: 'Kumo',
  website: 'https://kumo.example',
  storeType: 'boutique',
  country: 'JP',
  taxId: '8700110005901',
  invoiceRegNo: 'T8700110005901',
};
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');

/** Companies that buy, their orders, promo codes, expenses, production and requests for quotes. */
export function tradeCalls(api: TestApp): Calls {
  const { db } = api;
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
  const windowOf = async (profileId: string) => {
    const id = newId('win');
    await createWindow(db, profileId, id, { startsIn: 60, closesIn: 30 });
    return id;
  };
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
  const document = () =>
    multipartForm({ name: 'licence.pdf', type: 'application/pdf', bytes: Buffer.concat([pdf, Buffer.from(`\n% ${newId('x')}`)]) });
  const paper = async () => {
    const by = await api.as('buyer-unverified');
    return {
      by,
      params: {
        id: okBody<{ id: string }>(await by.inject({ method: 'POST', url: '/api/buyer/documents?kind=licence', ...document() })).id,
      },
    };
  };
  const receipt = async (userId: string) => {
    const id = newId('fil');
    await db
      .insertInto('files')
      .values({
        id,
        sha256: id,
        mime: 'application/pdf',
        bytes: 10,
        visibility: 'private',
        purpose: 'document',
        owner_user_id: userId,
        storage_key: id,
      })
      .execute();
    return id;
  };
  const house = async () => {
    const by = await api.as('designer');
    const profile = await createProfile(db, { userId: by.user.id });
    return { by, profile, design: await createDesign(db, { profileId: profile.id }) };
  };
  const run = async () => {
    const own = await house();
    const body = { designId: own.design.id, sizeQuantities: { M: 12 }, currency: 'JPY' };
    return { ...own, body, id: okBody<{ id: string }>(await own.by.post('/api/production/in_house', body, key())).id };
  };
  const spent = {
    date: '2026-10-03',
    vendor: '丸幸リネン',
    category: 'materials',
    amountMinor: 12_500,
    taxMinor: 1_136,
    currency: 'JPY',
    note: '12 m',
  };
  const expense = async () => {
    const { by, design, id: productionId } = await run();
    const other = await run();
    const body = { ...spent, receiptFileId: await receipt(by.user.id), designId: design.id, productionId };
    const foreign = {
      'body.receiptFileId': await receipt(other.by.user.id),
      'body.designId': other.design.id,
      'body.productionId': other.id,
    };
    return { by, body, foreign };
  };
  const keptExpense = async () => {
    const call = await expense();
    return { ...call, params: { id: okBody<{ id: string }>(await call.by.post('/api/expense', call.body, key())).id } };
  };
  const code = async () => {
    const { by, design } = await house();
    const body = { code: `CODE-${newId('x').slice(-10)}`, kind: 'percent', value: 1_000, scope: 'design', scopeIds: [design.id] };
    return { by, body, foreign: { 'body.scopeIds': (await createDesign(db)).id } };
  };
  const keptCode = async () => {
    const { by, body, foreign } = await code();
    return { by, body, foreign, params: { id: okBody<{ id: string }>(await by.post('/api/promo-code/', body, key())).id } };
  };
  const asked = async () => {
    const maker = await api.as('producer');
    const { id: producerId } = await createProducer(db, { userId: maker.user.id });
    const { by, design } = await house();
    const body = { producerId, designId: design.id, title: 'Linen coats', message: 'Could you?', sizeQuantities: { S: 10 } };
    return {
      by,
      maker,
      body,
      foreign: {
        'body.designId': (await createDesign(db, { confirmed: 'draft' })).id,
        'body.producerId': (await createProducer(db, { status: 'in_review' })).id,
      },
    };
  };

  return {
    'POST /api/buyer': async () => {
      const by = await api.as('buyer-unverified');
      await db.deleteFrom('buyers').where('user_id', '=', by.user.id).execute();
      return { by, body: company };
    },
    'POST /api/buyer/update': async () => ({ body: { tradeName: 'Sora', doors: 3 } }),
    'POST /api/buyer/documents': async () => ({ query: { kind: 'licence' }, form: document() }),
    'GET /api/buyer/documents/:id': paper,
    'DELETE /api/buyer/documents/:id': paper,
    'GET /api/wholesale/product/:id': async () => {
      const [shown, hidden] = [await createLine(api), await createLine(api, { confirmed: 'draft' })];
      return { by: await createBuyer(api), params: { id: shown.design.id }, foreign: { 'params.id': hidden.design.id } };
    },
    'GET /api/wholesale/linesheet.pdf': async () => lineSheet(),
    'GET /api/wholesale/linesheet.xlsx': async () => lineSheet(),
    'GET /api/buyer/id/:id': async () => {
      const by = await api.as('account-manager');
      return { by, params: { id: (await createBuyer(api, { managerId: by.user.id })).buyerId } };
    },
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
    'POST /api/promo-code/': code,
    'POST /api/promo-code/update/id/:id': keptCode,
    'DELETE /api/promo-code/:id': async () => {
      const { by, params } = await keptCode();
      return { by, params };
    },
    'POST /api/expense': expense,
    'GET /api/expense/id/:id': async () => {
      const { by, params } = await keptExpense();
      return { by, params };
    },
    'POST /api/expense/update/id/:id': keptExpense,
    'DELETE /api/expense/:id': async () => {
      const { by, params } = await keptExpense();
      return { by, params };
    },
    'POST /api/production/in_house': async () => {
      const [own, other] = [await house(), await house()];
      const foreign = {
        'body.designId': other.design.id,
        'body.photos': await createImage(db, other.by.user.id),
        'body.producerId': (await createProducer(db, { status: 'in_review' })).id,
      };
      return {
        by: own.by,
        body: {
          designId: own.design.id,
          sizeQuantities: { M: 12 },
          currency: 'JPY',
          producerId: (await createProducer(db)).id,
          photos: [await createImage(db, own.by.user.id)],
        },
        foreign,
      };
    },
    'GET /api/production/in_house/id/:id': async () => {
      const { by, id } = await run();
      return { by, params: { id } };
    },
    'POST /api/production/in_house/update/id/:id': async () => {
      const { by, id } = await run();
      return {
        by,
        params: { id },
        body: { notes: 'Cut.', photos: [await createImage(db, by.user.id)] },
        foreign: { 'body.photos': await createImage(db, (await api.as('designer')).user.id) },
      };
    },
    'POST /api/production/status/id/:id': async () => {
      const { by, id } = await run();
      return { by, params: { id }, body: { status: 'sampling' } };
    },
    'POST /api/rfq': asked,
    'POST /api/rfq/status/id/:id': async () => {
      const { by, maker, body } = await asked();
      const { id } = okBody<{ id: string }>(await by.post('/api/rfq', body, key()));
      return { by: maker, params: { id }, body: { status: 'quoted', unitPriceMinor: 9_500, currency: 'JPY', leadDays: 45 } };
    },
  };
}
