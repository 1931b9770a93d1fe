import { describe, expect, test } from '@jest/globals';
import { WholesaleProduct, listWholesaleCatalog, type WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { Value } from 'typebox/value';
import { buildTestApp, type TestClient } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';

const api = await buildTestApp();
const owner = await api.as('designer');
const verified = await api.as('buyer-verified');
const house = await createProfile(api.db, { userId: owner.user.id, handle: 'line-house' });
const line = {
  profileId: house.id,
  styleId: 'sty_line',
  retail: { USD: 33_300, JPY: 49_900 },
  wholesale: { USD: 14_700, JPY: 22_200 },
  sizes: [{ size: 'S' }, { size: 'M', mode: 'made_to_order' as const }],
};
const ink = await createDesign(api.db, { ...line, slug: 'line-coat', colour: 'ink', category: 'coat' });
const rust = await createDesign(api.db, { ...line, slug: 'line-coat-rust', colour: 'rust', category: 'coat' });
await createDesign(api.db, { ...line, slug: 'line-secret', colour: 'moss', hidden: true });
const retailOnly = await createDesign(api.db, { slug: 'retail-only' });
const other = await createDesign(api.db, { slug: 'other-skirt', category: 'skirt', wholesale: { USD: 6_400 } });
await api.db
  .insertInto('prepacks')
  .values({ id: 'pre_1', design_id: ink.id, name_en: 'Starter', name_jp: 'スターター', sizes: JSON.stringify({ S: 1, M: 2 }) })
  .execute();
await api.db
  .insertInto('brand_terms')
  .values({ profile_id: house.id, currency: 'USD', first_order_min_minor: 150_000, reorder_min_minor: 55_500 })
  .execute();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
await api.db
  .insertInto('delivery_windows')
  .values([
    {
      id: 'win_past',
      profile_id: house.id,
      name_en: 'Past',
      name_jp: '過去',
      start_ship: day(-60),
      end_ship: day(-30),
      order_cutoff: day(-40),
    },
    {
      id: 'win_next',
      profile_id: house.id,
      name_en: 'Spring',
      name_jp: '春',
      start_ship: day(60),
      end_ship: day(90),
      order_cutoff: day(30),
    },
  ])
  .execute();

/** Every amount there is, in both ways of writing it. */
const amounts = /14700|147\b|33300|333\b|22200|49900|150000|1500\b|55500|555\b|6400|64\b/;
/** Ids and what is made of them may hold any digits; the facet of designers names handles as values. */
const withoutIds = (body: string) =>
  body.replaceAll(/"(_?id|thumbhash|sku|variantId|publishedAt|designId|handle)":"[^"]*"|"value":"house-\w+"/g, '');

async function catalog(client: TestClient, query = ''): Promise<WholesaleCatalog> {
  const answer = await client.get(`/api/wholesale/catalog${query}`);
  expect([...Value.Errors(listWholesaleCatalog.schema.response[200], answer.json())]).toEqual([]);
  return answer.json<WholesaleCatalog>();
}

describe('GET /api/wholesale/catalog', () => {
  test('lists one row a style, priced for a verified buyer', async () => {
    const page = await catalog(verified);
    expect(page).toMatchObject({
      total: 2,
      access: 'verified',
      facets: {
        category: [
          { value: 'coat', count: 1 },
          { value: 'skirt', count: 1 },
        ],
        season: [{ value: 'AW26', count: 2 }],
      },
    });
    const style = page.items.find((item) => item.id === ink.id || item.id === rust.id);
    expect(style).toMatchObject({
      sizes: ['S', 'M'],
      moq: 4,
      multiple: 2,
      season: 'AW26',
      wholesale: { price: 147, priceMinor: 14_700, currency: 'USD' },
      msrp: { price: 333 },
      window: { id: 'win_next', name: { en: 'Spring', jp: '春' }, orderCutoff: day(30) },
    });
  });

  test('filters', async () => {
    expect((await catalog(verified, '?designer=line-house')).total).toBe(1);
    expect((await catalog(verified, '?category=skirt&currency=JPY')).items).toMatchObject([{ slug: 'other-skirt', wholesale: null }]);
    expect((await catalog(verified, '?season=SS27')).total).toBe(0);
    expect((await catalog(verified, '?q=skirt')).total).toBe(1);
    expect((await api.get('/api/wholesale/catalog?limit=0')).statusCode).toBe(400);
  });
});

describe('delivery windows and line sheets', () => {
  const month = day(60).slice(0, 7);

  test('narrow the list to designers who ship then, from stock or made for the window', async () => {
    const page = await catalog(verified, `?window=${month}`);
    expect(page).toMatchObject({
      total: 1,
      items: [{ designer: { handle: 'line-house' } }],
      facets: { designer: [{ value: 'line-house' }] },
    });
    expect((await catalog(verified)).facets['window']).toMatchObject([{ value: month, count: 1 }]);
    expect((await catalog(verified, `?window=${day(-60).slice(0, 7)}`)).total).toBe(0);
    expect((await catalog(verified, '?prebook=false')).total).toBe(1);
    expect((await catalog(verified, '?prebook=true')).total).toBe(0);
    expect((await api.get('/api/wholesale/catalog?window=spring')).statusCode).toBe(400);
  });

  test('a line sheet is a filter for whoever may open it', async () => {
    const sheet = (
      await owner.post(
        '/api/wholesale/linesheet',
        { title: { en: 'For all', jp: '' }, visibility: 'all', items: [{ designId: rust.id }] },
        { 'idempotency-key': 'sheet-as-filter' },
      )
    ).json<{ id: string }>();
    expect(await catalog(verified, `?linesheet=${sheet.id}`)).toMatchObject({
      total: 1,
      facets: { category: [{ value: 'coat', count: 1 }] },
    });
    expect((await catalog(verified, `?linesheet=${sheet.id}&q=coat`)).total).toBe(1);
    expect((await catalog(verified, `?linesheet=${sheet.id}&category=skirt`)).total).toBe(0);
    for (const client of [api, await api.as('consumer')])
      expect((await client.get(`/api/wholesale/catalog?linesheet=${sheet.id}`)).statusCode).toBe(404);
  });
});

describe('prices are told to nobody else, in any answer', () => {
  test.each([
    ['visitor', 'visitor'],
    ['consumer', 'not_buyer'],
    ['producer', 'not_buyer'],
    ['designer', 'not_buyer'],
    ['buyer-unverified', 'pending'],
  ] as const)('%s', async (role, access) => {
    const client = role === 'visitor' ? api : await api.as(role);
    for (const currency of ['USD', 'JPY']) {
      const list = await client.get(`/api/wholesale/catalog?currency=${currency}`);
      const product = await client.get(`/api/wholesale/product/${ink.id}?currency=${currency}`);
      expect(list.json()).toMatchObject({ access, items: [{ wholesale: null, msrp: null }, { wholesale: null }] });
      expect(product.json()).toMatchObject({ access, wholesale: null, msrp: null, minimums: { firstOrder: null, reorder: null } });
      for (const answer of [list, product]) expect(withoutIds(answer.body)).not.toMatch(amounts);
    }
  });

  test.each(['suspended', 'rejected', 'needs_info', 'pending'] as const)('a %s buyer', async (verification) => {
    const buyer = await api.as('buyer-verified');
    await api.db.updateTable('buyers').set({ verification }).where('user_id', '=', buyer.user.id).execute();
    expect((await buyer.get(`/api/wholesale/product/${ink.id}`)).json()).toMatchObject({ access: 'pending', wholesale: null });
  });

  test('but the maker of the line and staff', async () => {
    expect((await owner.get(`/api/wholesale/product/${ink.id}`)).json()).toMatchObject({ access: 'owner', wholesale: { price: 147 } });
    expect((await owner.get(`/api/wholesale/product/${other.id}`)).json()).toMatchObject({ access: 'not_buyer', wholesale: null });
    const page = await catalog(owner);
    expect(page.items.map((item) => item.wholesale !== null).toSorted()).toEqual([false, true]);
    for (const role of ['admin', 'account-manager'] as const)
      expect((await (await api.as(role)).get(`/api/wholesale/product/${ink.id}`)).json()).toMatchObject({
        access: 'staff',
        wholesale: { price: 147 },
      });
  });
});

test('what a buyer likes, in any colour, and whom the buyer follows are filters', async () => {
  const buyer = await api.as('buyer-verified');
  const slugs = async (mine: string) => (await catalog(buyer, `?mine=${mine}`)).items.map(({ slug }) => slug);
  expect([await slugs('liked'), await slugs('followed')]).toEqual([[], []]);
  await buyer.post(`/api/design/like/${rust.id}`, { type: 'design' });
  await api.db.insertInto('follows').values({ follower_user_id: buyer.user.id, profile_id: house.id }).execute();
  expect([await slugs('liked'), await slugs('followed')]).toEqual([['line-coat'], ['line-coat']]);
  const liked = async (client: TestClient, id: string) => (await client.get(`/api/wholesale/product/${id}`)).json<WholesaleProduct>().liked;
  expect([await liked(buyer, rust.id), await liked(buyer, ink.id), await liked(verified, rust.id)]).toEqual([true, false, false]);
  expect((await catalog(api, '?mine=liked')).total).toBe(0);
});

describe('GET /api/wholesale/product/{id}', () => {
  test('has one row a colour and one column a size', async () => {
    const product = (await verified.get(`/api/wholesale/product/${ink.slug}`)).json<WholesaleProduct>();
    expect([...Value.Errors(WholesaleProduct, product)]).toEqual([]);
    expect(product).toMatchObject({
      matrix: [
        {
          designId: ink.id,
          colour: 'ink',
          sizes: [
            { size: 'S', orderable: true },
            { size: 'M', orderable: true },
          ],
          wholesale: { price: 147 },
        },
        { designId: rust.id, colour: 'rust' },
      ],
      prepacks: [{ id: 'pre_1', name: { en: 'Starter', jp: 'スターター' }, sizes: { S: 1, M: 2 } }],
      minimums: { firstOrder: { price: 1500 }, reorder: { price: 555 } },
    });
    expect(product.matrix).toHaveLength(2);
  });

  test('has every photograph, in its order', async () => {
    const files = [
      await createImage(api.db, owner.user.id),
      await createImage(api.db, owner.user.id),
      await createImage(api.db, owner.user.id),
    ];
    await api.db.deleteFrom('design_images').where('design_id', 'in', [other.id]).execute();
    await api.db
      .insertInto('design_images')
      .values(
        files.map((file_id, index) => ({
          id: `dim_${file_id}`,
          design_id: other.id,
          file_id,
          position: 2 - index,
          alt_en: 'Hem',
          alt_jp: '裾',
        })),
      )
      .execute();
    const { images } = (await verified.get(`/api/wholesale/product/${other.id}`)).json<WholesaleProduct>();
    expect(images.map(({ id }) => id)).toEqual(files.toReversed());
    expect(images[0]).toMatchObject({ alt: { en: 'Hem', jp: '裾' } });
  });

  test.each([retailOnly.id, 'dsn_none', 'line-secret'])('knows no %s', async (id) => {
    expect((await verified.get(`/api/wholesale/product/${id}`)).statusCode).toBe(404);
  });
});

test('GET /api/consumer/likes lists what one likes and may still see', async () => {
  const consumer = await api.as('consumer');
  for (const design of [ink, other]) await consumer.post(`/api/design/like/${design.id}`);
  await api.db.updateTable('designs').set({ hidden: true }).where('id', '=', other.id).execute();
  expect((await consumer.get('/api/consumer/likes?currency=JPY')).json()).toMatchObject({
    items: [{ id: ink.id, currency: 'JPY', likes: 1 }],
  });
  expect((await consumer.get('/api/consumer/likes')).json<{ items: unknown[] }>().items).toHaveLength(1);
  expect((await api.get('/api/consumer/likes')).statusCode).toBe(401);
});
