import { describe, expect, test } from '@jest/globals';
import { Design, OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';

const api = await buildTestApp();
const owner = await api.as('designer');
const stranger = await api.as('designer');
const consumer = await api.as('consumer');
const manager = await api.as('account-manager');
const house = await createProfile(api.db, { userId: owner.user.id, handle: 'detail-house' });
const style = { profileId: house.id, styleId: 'sty_detail', wholesale: { USD: 5_000 } };
const blue = await createDesign(api.db, {
  ...style,
  slug: 'wave-shirt',
  name: 'Wave Shirt',
  nameJp: '波のシャツ',
  colour: 'indigo',
  compareAt: { USD: 15_000 },
});
const red = await createDesign(api.db, { ...style, slug: 'wave-shirt-rust', name: 'Wave Shirt Rust', colour: 'rust' });
const hidden = await createDesign(api.db, { ...style, slug: 'wave-shirt-moss', name: 'Wave Shirt Moss', colour: 'moss', hidden: true });
const oneOff = await createDesign(api.db, {
  slug: 'only-coat',
  profileId: house.id,
  category: 'coat',
  sizes: [{ size: 'M', pieces: ['No. 1', 'No. 2'] }],
});
await api.db
  .insertInto('design_images')
  .values({
    id: 'dim_1',
    design_id: blue.id,
    file_id: await createImage(api.db, owner.user.id),
    position: 0,
    alt_en: 'Front',
    alt_jp: '正面',
  })
  .execute();

describe('GET /api/design/{id}', () => {
  test('gives everybody the public design, and nothing that is the owner’s', async () => {
    const design = (await api.get(`/api/design/${blue.id}`)).json<Design>();
    expect([...Value.Errors(Design, design)]).toEqual([]);
    expect(design).toMatchObject({
      _id: blue.id,
      slug: 'wave-shirt',
      name: 'Wave Shirt',
      nameJp: '波のシャツ',
      confirmed: 'confirmed',
      hidden: false,
      canonical: '/designs/wave-shirt',
      colours: 2,
      images: [{ alt: { en: 'Front', jp: '正面' }, width: 900 }],
      designerCard: { handle: 'detail-house', city: 'Kyoto' },
      materials: [{ fibre: 'cotton', label: { en: 'Cotton', jp: '綿' }, percent: 100 }],
      viewer: { liked: false, canEdit: false },
    });
    expect(design.siblings.map((sibling) => sibling.slug)).toEqual(['wave-shirt', 'wave-shirt-rust']);
    for (const field of ['stock', 'wholesale', 'rejectReason', 'pendingChange', 'submittedAt']) expect(design).not.toHaveProperty(field);
    expect(JSON.stringify(design)).not.toContain('"priceMinor":5000');
  });

  test('gives the owner the owner’s fields', async () => {
    const design = (await owner.get(`/api/design/${blue.id}`)).json<OwnerDesign>();
    expect([...Value.Errors(OwnerDesign, design)]).toEqual([]);
    expect(design).toMatchObject({
      viewer: { canEdit: true },
      wholesale: { price: 50, priceMinor: 5_000, moq: 4, multiple: 2 },
      stock: [
        { size: 'S', onHand: 5, allocated: 0 },
        { size: 'M', onHand: 5 },
      ],
    });
  });

  test('shows what is not public to its owner and to staff only', async () => {
    const path = `/api/design/${hidden.id}`;
    const answers = await Promise.all([api, consumer, stranger, owner, manager].map(async (client) => (await client.get(path)).statusCode));
    expect(answers).toEqual([404, 404, 404, 200, 200]);
    expect((await manager.get(path)).json()).toMatchObject({ hidden: true, viewer: { canEdit: false } });
  });

  test('names the pieces that exist once, and which can be had', async () => {
    await api.db
      .updateTable('pieces')
      .set({ status: 'sold' })
      .where('id', '=', oneOff.pieces['No. 2'] ?? '')
      .execute();
    const design = (await api.get(`/api/design/${oneOff.id}`)).json<Design>();
    expect(design).toMatchObject({
      onePiece: true,
      soldOut: false,
      sizes: [{ size: 'M', availability: 'low', left: 1 }],
      pieces: [
        { serial: 'No. 1', available: true },
        { serial: 'No. 2', available: false },
      ],
    });
  });

  test('says the lowest price of the thirty days before a reduction', async () => {
    const variant = blue.variants['S'] ?? '';
    await api.db.deleteFrom('price_history').where('variant_id', 'in', Object.values(blue.variants)).execute();
    const day = 86_400_000;
    const past = (days: number, amount: number) => ({
      variant_id: variant,
      currency: 'USD',
      amount_minor: amount,
      valid_from: new Date(Date.now() - days * day),
    });
    await api.db
      .insertInto('price_history')
      .values([past(200, 10_500), past(100, 15_000), past(20, 13_000), past(10, 14_000), past(2, 12_000)])
      .execute();
    expect((await api.get(`/api/design/${blue.id}`)).json()).toMatchObject({
      price: 120,
      compareAt: { price: 150 },
      lowest30Days: { price: 130, priceMinor: 13_000, currency: 'USD' },
    });
    expect((await api.get(`/api/design/${red.id}`)).json()).toMatchObject({ lowest30Days: null });
  });

  test('has the size chart of its category, from bust to hip', async () => {
    await api.db
      .insertInto('size_charts')
      .values({
        id: 'chart',
        name_en: 'Chart',
        name_jp: '表',
        sizes: JSON.stringify([{ size: 'S', measuresMm: { hip: 900, waist: 665, bust: 845 } }]),
      })
      .execute();
    await api.db.updateTable('categories').set({ size_chart_id: 'chart' }).where('slug', '=', 'shirt').execute();
    const { sizeChart } = (await api.get(`/api/design/${red.id}`)).json<Design>();
    expect(sizeChart.map(({ size, measurements }) => [size, measurements.map(({ label, cm }) => [label.en, cm])])).toEqual([
      [
        'S',
        [
          ['Bust', 84.5],
          ['Waist', 66.5],
          ['Hip', 90],
        ],
      ],
    ]);
  });

  test('prices in the asked currency', async () => {
    expect((await api.get(`/api/design/${blue.id}?currency=JPY`)).json()).toMatchObject({
      price: 18_000,
      priceMinor: 18_000,
      currency: 'JPY',
    });
    expect((await api.get(`/api/design/${blue.id}?currency=GBP`)).statusCode).toBe(400);
  });

  test.each(['dsn_none', 'x'.repeat(100), '%F0%9F%A7%B5', "'--"])('answers 404 for %s', async (id) => {
    const answer = await api.get(`/api/design/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' }, message: expect.any(String) });
  });

  test('a reading is refused for an id that is too long', async () => {
    expect((await api.get(`/api/design/${'x'.repeat(300)}`)).statusCode).toBe(400);
  });
});

describe('GET /api/design/name/{name}', () => {
  test.each(['wave-shirt', 'Wave Shirt', 'wave shirt', '波のシャツ', 'WAVE-SHIRT'])('finds %s and says where it lives', async (name) => {
    const answer = await api.get(`/api/design/name/${encodeURIComponent(name)}`);
    expect(answer.json()).toMatchObject({ id: blue.id, canonical: '/designs/wave-shirt' });
    expect(answer.headers['link']).toBe('</designs/wave-shirt>; rel="canonical"');
  });

  test('takes an id too, since addresses of both kinds ask here first', async () => {
    expect((await api.get(`/api/design/name/${blue.id}`)).json()).toMatchObject({ id: blue.id, canonical: '/designs/wave-shirt' });
  });

  test('does not know hidden designs, unless one owns them', async () => {
    expect((await api.get('/api/design/name/wave-shirt-moss')).statusCode).toBe(404);
    expect((await owner.get('/api/design/name/wave-shirt-moss')).statusCode).toBe(200);
    expect((await api.get('/api/design/name/nothing')).statusCode).toBe(404);
  });
});

describe('GET /api/design/{id}/related', () => {
  test('gives cards to go with a design, its own colours left out', async () => {
    const { items } = (await api.get(`/api/design/${blue.id}/related`)).json<{ items: { slug: string }[] }>();
    expect(items.map((item) => item.slug)).toEqual(['only-coat']);
    expect((await api.get(`/api/design/${hidden.id}/related`)).statusCode).toBe(404);
  });
});

describe('lists of one’s own and of the staff', () => {
  test('GET /api/design/mine shows every state to the owner alone', async () => {
    const mine = (await owner.get('/api/design/mine')).json<{ items: OwnerDesign[]; total: number }>();
    expect(mine.total).toBe(4);
    expect([...Value.Errors(Type.Array(OwnerDesign), mine.items)]).toEqual([]);
    expect((await stranger.get('/api/design/mine')).json()).toEqual({ items: [], total: 0, page: 1 });
    expect((await api.get('/api/design/mine')).statusCode).toBe(401);
    expect((await consumer.get('/api/design/mine')).statusCode).toBe(403);
  });

  test('GET /api/design/confirmation/unconfirmed is for admins, the longest waiting first', async () => {
    const first = await createDesign(api.db, { confirmed: 'unconfirmed' });
    const second = await createDesign(api.db, { confirmed: 'unconfirmed' });
    await api.db
      .updateTable('designs')
      .set({ submitted_at: new Date(0) })
      .where('id', '=', second.id)
      .execute();
    const answer = await (await api.as('admin')).get('/api/design/confirmation/unconfirmed');
    expect(answer.json<OwnerDesign[]>().map((design) => design.id)).toEqual([second.id, first.id]);
    expect(answer.headers['x-total-count']).toBe('2');
    expect((await api.get('/api/design/confirmation/unconfirmed')).statusCode).toBe(401);
    for (const client of [owner, manager, consumer])
      expect((await client.get('/api/design/confirmation/unconfirmed')).statusCode).toBe(403);
  });
});
