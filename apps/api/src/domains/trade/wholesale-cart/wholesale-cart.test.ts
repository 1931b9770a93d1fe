import { describe, expect, test } from '@jest/globals';
import { WholesaleCartAnswer } from '@orime/contracts/api/trade/wholesale-cart';
import { Value } from 'typebox/value';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine } from '../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const [line, other] = [await createLine(api, { name: 'Indigo Haori' }), await createLine(api)];
const url = '/api/wholesale-cart';

const put = (client: SignedInClient, items: readonly unknown[], headers: Record<string, string> = {}) =>
  client.inject({ method: 'PUT', url, payload: { items }, headers });
const read = async (answer: ReturnType<SignedInClient['get']>) => okBody<WholesaleCartAnswer>(await answer);
const matrices = ({ items }: WholesaleCartAnswer) => items.map(({ product, sizeQuantities }) => [product._id, sizeQuantities]);

describe('the wholesale cart of a company', () => {
  test('starts empty, and keeps styles in the shape of the browser’s cart', async () => {
    const buyer = await createBuyer(api);
    expect(await read(buyer.get(url))).toEqual({ items: [], unsold: [], kept: [], version: 0 });
    const cart = await read(put(buyer, [{ id: line.design.id, sizeQuantities: { M: 4, S: 2 } }]));
    expect([...Value.Errors(WholesaleCartAnswer, cart)]).toEqual([]);
    expect(cart).toMatchObject({
      items: [
        {
          designName: 'Indigo Haori',
          product: { _id: line.design.id, slug: line.design.slug, designerId: line.profileId, colour: 'indigo' },
          sizeQuantities: { S: 2, M: 4 },
          quantity: 6,
          price: 100,
          priceMinor: 10_000,
          currency: 'USD',
        },
      ],
      unsold: [],
      version: 1,
    });
    expect((await read(buyer.get(`${url}?currency=JPY`))).items).toMatchObject([{ quantity: 6, priceMinor: 15_000, currency: 'JPY' }]);
    expect(await read(buyer.get(`${url}?currency=EUR`))).toEqual({
      items: [],
      unsold: [line.design.id],
      kept: [{ id: line.design.id, sizeQuantities: { S: 2, M: 4 } }],
      version: 1,
    });
  });

  test('is replaced as a whole, in the order that was sent; zeros and unknown sizes are dropped', async () => {
    const buyer = await createBuyer(api);
    await put(buyer, [{ id: line.design.id, sizeQuantities: { S: 2 } }]);
    const cart = await read(
      put(buyer, [
        { id: other.design.id, sizeQuantities: { S: 4, M: 0, XXL: 3 } },
        { id: line.design.id, sizeQuantities: { M: 1 } },
        { id: line.design.id, sizeQuantities: { M: 3 } },
        { id: 'dsn_none', sizeQuantities: { S: 1 } },
      ]),
    );
    expect(matrices(cart)).toEqual([
      [other.design.id, { S: 4 }],
      [line.design.id, { M: 4 }],
    ]);
    expect(cart.unsold).toEqual(['dsn_none']);
  });

  test('loses one style, or all of them', async () => {
    const buyer = await createBuyer(api);
    await put(buyer, [
      { id: line.design.id, sizeQuantities: { S: 2 } },
      { id: other.design.id, sizeQuantities: { S: 2 } },
    ]);
    const left = await read(buyer.delete(`${url}/product/${line.design.id}`));
    expect([matrices(left), left.version]).toEqual([[[other.design.id, { S: 2 }]], 2]);
    expect((await read(buyer.delete(`${url}/product/${line.design.id}`))).version).toBe(2);
    expect(refusal(await buyer.inject({ method: 'DELETE', url, headers: { 'if-match': '"1"' } }))).toBe('409 conflict');
    expect(await read(buyer.delete(url))).toEqual({ items: [], unsold: [], kept: [], version: 3 });
  });

  test('tells a device that it would write over a newer one, and lets one of many through', async () => {
    const buyer = await createBuyer(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        put(buyer, [{ id: line.design.id, sizeQuantities: { S: index + 1 } }], { 'if-match': '"0"' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const late = answers.find(({ statusCode }) => statusCode !== 200);
    expect(late?.json()).toMatchObject({ error: { code: 'conflict', details: { expected: 0, version: 1 } } });
  });

  test('does not forget what is not sold for a while, and never takes what is not sold wholesale', async () => {
    const [buyer, seasonal, retail] = [await createBuyer(api), await createLine(api), await createDesign(api.db)];
    const cart = await read(
      put(buyer, [
        { id: seasonal.design.id, sizeQuantities: { S: 2 } },
        { id: retail.id, sizeQuantities: { S: 1 } },
      ]),
    );
    expect([matrices(cart), cart.unsold]).toEqual([[[seasonal.design.id, { S: 2 }]], [retail.id]]);
    await api.db.updateTable('designs').set({ hidden: true }).where('id', '=', seasonal.design.id).execute();
    const closed = await read(buyer.get(url));
    expect(closed).toMatchObject({ items: [], unsold: [seasonal.design.id] });
    // Another device, which has never been shown the style, puts a second one beside it.
    await put(buyer, [...(closed.kept ?? []), { id: line.design.id, sizeQuantities: { M: 4 } }]);
    await api.db.updateTable('designs').set({ hidden: false }).where('id', '=', seasonal.design.id).execute();
    expect(matrices(await read(buyer.get(url)))).toEqual([
      [seasonal.design.id, { S: 2 }],
      [line.design.id, { M: 4 }],
    ]);
  });

  test('is nobody else’s, and closed to companies that are not verified', async () => {
    const [mine, stranger] = [await createBuyer(api), await createBuyer(api)];
    await put(mine, [{ id: line.design.id, sizeQuantities: { S: 2 } }]);
    await stranger.delete(`${url}/product/${line.design.id}`);
    await stranger.delete(url);
    expect(matrices(await read(mine.get(url)))).toHaveLength(1);
    expect(refusal(await (await api.as('buyer-unverified')).get(url))).toBe('403 buyer_unverified');
    expect(refusal(await api.get(url))).toBe('401 unauthenticated');
  });

  test('refuses what is not a cart', async () => {
    const buyer = await createBuyer(api);
    expect(refusal(await put(buyer, [{ id: line.design.id, sizeQuantities: { S: -1 } }]))).toBe('400 validation');
    expect(refusal(await put(buyer, [{ sizeQuantities: { S: 1 } }]))).toBe('400 validation');
    expect(refusal(await put(buyer, [], { 'if-match': 'yesterday' }))).toBe('400 validation');
  });
});
