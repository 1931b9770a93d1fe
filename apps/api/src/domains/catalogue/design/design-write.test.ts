import { describe, expect, test } from '@jest/globals';
import type { DesignInput, OwnerDesign } from '@orime/contracts/api/design';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';

const api = await buildTestApp();
const owner = await api.as('designer');
const admin = await api.as('admin');
const consumer = await api.as('consumer');
const house = await createProfile(api.db, { userId: owner.user.id });
const image = await createImage(api.db, owner.user.id);

const complete: DesignInput = {
  name: 'Lake Coat',
  nameJp: '湖のコート',
  description: { en: 'A coat for the lake.', jp: '湖のためのコート。' },
  category: 'coat',
  gender: 'women',
  colour: 'teal',
  season: 'AW26',
  materials: [
    { fibre: 'wool', percent: 80 },
    { fibre: 'silk', percent: 20 },
  ],
  care: ['dry-clean'],
  countryOrigin: 'JP',
  weightGrams: 1400,
  images: [{ fileId: image, alt: { en: 'Front', jp: '正面' } }],
  sizes: [
    { size: 'S', mode: 'stock', onHand: 2 },
    { size: 'M', mode: 'made_to_order', leadDays: 28 },
  ],
  retailMinor: { USD: 64_000, JPY: 98_000 },
  wholesaleMinor: { USD: 29_000 },
  moq: 4,
  multiple: 2,
};

async function create(change: Partial<DesignInput> = {}): Promise<OwnerDesign> {
  const answer = await owner.post('/api/design/', { ...complete, ...change });
  expect(answer.statusCode).toBe(200);
  return answer.json<OwnerDesign>();
}

describe('POST /api/design/', () => {
  test('makes a draft with sizes, stock and prices, which nobody else sees', async () => {
    const design = await create();
    expect(design).toMatchObject({
      slug: 'lake-coat',
      confirmed: 'draft',
      season: 'AW',
      year: 2026,
      price: 640,
      priceMinor: 64_000,
      images: [{ id: image }],
      wholesale: { priceMinor: 29_000, moq: 4, multiple: 2 },
      sizes: [
        { size: 'S', mode: 'stock', availability: 'low', left: 2 },
        { size: 'M', mode: 'made_to_order', leadDays: 28, availability: 'available' },
      ],
      stock: [
        { size: 'S', onHand: 2 },
        { size: 'M', onHand: 0 },
      ],
    });
    expect((await api.get(`/api/design/${design.id}`)).statusCode).toBe(404);
  });

  test('gives every design a slug of its own, also a Japanese name', async () => {
    const slugs = (await Promise.all([create({ name: 'Twin' }), create({ name: '双子' })])).map((design) => design.slug);
    slugs.push((await create({ name: 'Twin' })).slug);
    expect(slugs).toEqual(['twin', expect.stringMatching(/^design-[0-9a-z]{8}$/), 'twin-2']);
  });

  test('takes one-of-one pieces', async () => {
    const design = await create({
      sizes: [{ size: 'M', mode: 'stock' }],
      pieces: [{ size: 'M', serial: '1/1', condition: { en: 'As new', jp: '新品同様' } }],
    });
    expect(design).toMatchObject({
      onePiece: true,
      pieces: [{ serial: '1/1', size: 'M', available: true, condition: { en: 'As new', jp: '新品同様' } }],
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an empty name', { name: '   ' }, 'name'],
    ['materials that do not add up', { materials: [{ fibre: 'wool', percent: 90 }] }, 'materials'],
    ['an unknown fibre', { materials: [{ fibre: 'unobtanium', percent: 100 }] }, 'materials'],
    ['an unknown colour', { colour: 'invisible' }, 'colour'],
    ['an unknown category', { category: 'spaceship' }, 'category'],
    ['an unknown country', { countryOrigin: 'XX' }, 'countryOrigin'],
    [
      'a size twice',
      {
        sizes: [
          { size: 'S', mode: 'stock' },
          { size: 'S', mode: 'stock' },
        ],
      },
      'sizes',
    ],
    ['made to order without a lead time', { sizes: [{ size: 'S', mode: 'made_to_order' }] }, 'sizes'],
    ['a picture of nobody', { images: [{ fileId: 'fil_none', alt: { en: '', jp: '' } }] }, 'images'],
    ['a piece of no size', { pieces: [{ size: 'XXL' }] }, 'pieces'],
    ['a negative price', { retailMinor: { USD: -1 } }, 'retailMinor.USD'],
    ['no materials at all', { materials: undefined }, 'materials'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const answer = await owner.post('/api/design/', { ...complete, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'validation', fields: { [field]: expect.any(String) } },
      [field]: expect.any(String),
    });
  });

  test('refuses a picture somebody else uploaded', async () => {
    const foreign = await createImage(api.db, consumer.user.id);
    expect((await owner.post('/api/design/', { ...complete, images: [{ fileId: foreign, alt: { en: '', jp: '' } }] })).statusCode).toBe(
      400,
    );
  });

  test('needs a designer with a profile', async () => {
    expect((await api.post('/api/design/', complete)).statusCode).toBe(401);
    expect((await consumer.post('/api/design/', complete)).statusCode).toBe(403);
    const answer = await (await api.as('designer')).post('/api/design/', { ...complete, images: [] });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'business_rule']);
  });

  test('does not hand in what is not complete', async () => {
    const answer = await owner.post('/api/design/', { ...complete, images: [], retailMinor: {}, submit: true });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields).toSorted()).toEqual(['images', 'retailMinor']);
  });
});

describe('from draft to catalogue', () => {
  test('submit, confirm, found by search; hide and show; delete', async () => {
    const design = await create({ name: 'Ladder Coat', submit: true });
    expect(design.confirmed).toBe('unconfirmed');
    const confirmed = await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    expect(confirmed.json()).toMatchObject({ confirmed: 'confirmed' });
    const found = async () => (await api.get('/api/design/?q=ladder')).json<{ id: string }[]>().map((card) => card.id);
    expect(await found()).toEqual([design.id]);
    expect((await owner.post(`/api/design/hide/id/${design.id}`)).json()).toMatchObject({ hidden: true });
    expect(await found()).toEqual([]);
    expect((await owner.post(`/api/design/hide/id/${design.id}`, { hidden: false })).json()).toMatchObject({ hidden: false });
    expect(await found()).toEqual([design.id]);
    expect((await owner.delete(`/api/design/${design.id}`)).json()).toEqual({ success: true, id: design.id });
    expect(await found()).toEqual([]);
    expect((await owner.get(`/api/design/${design.id}`)).statusCode).toBe(404);
    expect((await owner.delete(`/api/design/${design.id}`)).statusCode).toBe(404);
  });

  test('rejecting needs a reason; the designer reads it and hands in again', async () => {
    const design = await create({ submit: true });
    const path = `/api/design/confirm/id/${design.id}`;
    expect((await admin.post(path, { confirmed: false })).statusCode).toBe(400);
    expect((await admin.post(path, { confirmed: false, reason: 'The back is missing.' })).json()).toMatchObject({
      confirmed: 'rejected',
      rejectReason: 'The back is missing.',
    });
    const again = await admin.post(path, { confirmed: true });
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'invalid_transition']);
    expect((await owner.post(`/api/design/update/id/${design.id}`, { submit: true })).json()).toMatchObject({
      confirmed: 'unconfirmed',
      rejectReason: null,
    });
  });

  test('a confirmed design can be pulled back by an admin, and not be confirmed twice', async () => {
    const design = await createDesign(api.db, { profileId: house.id });
    const path = `/api/design/confirm/id/${design.id}`;
    expect((await admin.post(path, { confirmed: true })).statusCode).toBe(409);
    expect((await admin.post(path, { confirmed: false, reason: 'A complaint.' })).json()).toMatchObject({ confirmed: 'unconfirmed' });
    expect((await api.get(`/api/design/${design.id}`)).statusCode).toBe(404);
  });

  test('a draft cannot be confirmed', async () => {
    const design = await create();
    expect((await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true })).json()).toMatchObject({
      error: { code: 'invalid_transition' },
    });
  });

  test('only admins confirm', async () => {
    const path = '/api/design/confirm/id/dsn_none';
    expect((await api.post(path, { confirmed: true })).statusCode).toBe(401);
    for (const client of [owner, consumer, await api.as('account-manager')])
      expect((await client.post(path, { confirmed: true })).statusCode).toBe(403);
    expect((await admin.post(path, { confirmed: true })).statusCode).toBe(404);
    expect((await admin.post(path, { confirmed: 'yes' })).statusCode).toBe(400);
  });

  test('decisions are audited', async () => {
    const design = await create({ submit: true });
    await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    const entry = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'diff'])
      .where('entity_id', '=', design.id)
      .executeTakeFirst();
    expect(entry).toMatchObject({ actor_id: admin.user.id, action: 'design.confirm', diff: { from: 'unconfirmed', confirmed: true } });
  });
});

describe('POST /api/design/update/id/{id}', () => {
  test('changes a draft, keeps ids of sizes, and records stock', async () => {
    const design = await create();
    const answer = await owner.post(
      `/api/design/update/id/${design.id}`,
      {
        name: 'Lake Coat II',
        sizes: [
          { size: 'S', mode: 'stock', onHand: 7 },
          { size: 'L', mode: 'stock', onHand: 1 },
        ],
      },
      { 'if-match': `"${design.version}"` },
    );
    const updated = answer.json<OwnerDesign>();
    expect(updated).toMatchObject({
      name: 'Lake Coat II',
      slug: design.slug,
      version: design.version + 1,
      sizes: [{ variantId: design.sizes[0]?.variantId, size: 'S' }, { size: 'L' }],
    });
    expect(updated.stock.map(({ size, onHand }) => [size, onHand])).toEqual([
      ['S', 7],
      ['L', 1],
    ]);
    const movements = await api.db
      .selectFrom('stock_movements')
      .select(['quantity', 'kind'])
      .where('variant_id', '=', design.sizes[0]?.variantId ?? '')
      .orderBy('id')
      .execute();
    expect(movements).toEqual([
      { quantity: 2, kind: 'receipt' },
      { quantity: 5, kind: 'adjustment' },
    ]);
    const prices = await api.db
      .selectFrom('prices')
      .innerJoin('variants', 'variants.id', 'prices.variant_id')
      .select(['amount_minor'])
      .where('variants.size', '=', 'L')
      .where('variants.design_id', '=', design.id)
      .where('currency', '=', 'JPY')
      .execute();
    expect(prices).toEqual([{ amount_minor: 98_000 }]);
  });

  test('a stale version is a conflict', async () => {
    const design = await create();
    const path = `/api/design/update/id/${design.id}`;
    expect((await owner.post(path, { name: 'First' }, { 'if-match': `"${design.version}"` })).statusCode).toBe(200);
    const late = await owner.post(path, { name: 'Second' }, { 'if-match': `"${design.version}"` });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: { code: 'conflict', details: { version: design.version + 1 } } });
    expect((await owner.post(path, {}, { 'if-match': 'latest' })).statusCode).toBe(400);
  });

  test('edits of a confirmed design wait for review; accepting applies them, declining forgets them', async () => {
    const design = await create({ name: 'Quiet Coat', submit: true });
    await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    const path = `/api/design/update/id/${design.id}`;
    expect((await owner.post(path, { name: 'Loud Coat' })).json()).toMatchObject({
      name: 'Quiet Coat',
      pendingChange: true,
      confirmed: 'confirmed',
    });
    expect((await owner.post(path, { retailMinor: { USD: 59_000 } })).json()).toMatchObject({ price: 640, pendingChange: true });
    expect((await admin.get('/api/design/confirmation/unconfirmed?limit=100')).json<OwnerDesign[]>().map(({ id }) => id)).toContain(
      design.id,
    );
    const accepted = await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    expect(accepted.json()).toMatchObject({
      name: 'Loud Coat',
      price: 590,
      compareAt: { price: 640 },
      pendingChange: false,
      confirmed: 'confirmed',
    });
    await owner.post(path, { name: 'Gone Coat' });
    expect((await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: false, reason: 'No.' })).json()).toMatchObject({
      name: 'Loud Coat',
      pendingChange: false,
      confirmed: 'confirmed',
    });
    const states = await api.db
      .selectFrom('design_changes')
      .select('status')
      .where('design_id', '=', design.id)
      .orderBy('created_at')
      .execute();
    expect(states.map(({ status }) => status)).toEqual(['cancelled', 'accepted', 'declined']);
  });

  test('hiding a confirmed design acts at once', async () => {
    const design = await createDesign(api.db, { profileId: house.id });
    expect((await owner.post(`/api/design/update/id/${design.id}`, { hidden: true })).json()).toMatchObject({
      hidden: true,
      pendingChange: false,
    });
  });

  test('somebody else’s design does not exist', async () => {
    const foreign = await createDesign(api.db);
    for (const path of [`/api/design/update/id/${foreign.id}`, `/api/design/hide/id/${foreign.id}`])
      expect((await owner.post(path, {})).statusCode).toBe(404);
    expect((await owner.delete(`/api/design/${foreign.id}`)).statusCode).toBe(404);
    expect((await consumer.delete(`/api/design/${foreign.id}`)).statusCode).toBe(403);
    expect((await api.delete(`/api/design/${foreign.id}`)).statusCode).toBe(401);
    expect((await admin.post(`/api/design/update/id/${foreign.id}`, { name: 'By an admin' })).json()).toMatchObject({
      name: 'By an admin',
    });
  });

  test('allocated stock cannot be taken away', async () => {
    const design = await create();
    await api.db
      .updateTable('stock_levels')
      .set({ allocated: 2 })
      .where('variant_id', '=', design.sizes[0]?.variantId ?? '')
      .execute();
    const answer = await owner.post(`/api/design/update/id/${design.id}`, { sizes: [{ size: 'S', mode: 'stock', onHand: 1 }] });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'insufficient_stock']);
  });
});

describe('likes', () => {
  test('count once a person, idempotently, under parallel calls', async () => {
    const design = await createDesign(api.db);
    const path = `/api/design/like/${design.id}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => consumer.post(path, { type: 'like', user_id: consumer.user.id })));
    expect(answers.map((answer) => answer.json())).toEqual(Array.from({ length: 5 }, () => ({ likes: 1, liked: true })));
    expect((await admin.post(path)).json()).toEqual({ likes: 2, liked: true });
    expect((await consumer.get(`/api/design/${design.id}`)).json()).toMatchObject({ likes: 2, viewer: { liked: true } });
    expect((await api.get('/api/design/?sort=likes&limit=1')).json()).toMatchObject([{ id: design.id, likes: 2 }]);
    const undo = `/api/design/unlike/${design.id}`;
    expect((await consumer.post(undo)).json()).toEqual({ likes: 1, liked: false });
    expect((await consumer.post(undo)).json()).toEqual({ likes: 1, liked: false });
  });

  test('are one’s own, of public designs', async () => {
    const design = await createDesign(api.db, { hidden: true });
    expect((await api.post(`/api/design/like/${design.id}`)).statusCode).toBe(401);
    expect((await consumer.post(`/api/design/like/${design.id}`)).statusCode).toBe(404);
    expect((await consumer.post(`/api/design/unlike/${design.id}`)).statusCode).toBe(404);
    const shown = await createDesign(api.db);
    expect((await consumer.post(`/api/design/like/${shown.id}`, { type: 'like', user_id: owner.user.id })).json()).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect((await consumer.post(`/api/design/like/${shown.id}`, { type: 7 })).statusCode).toBe(400);
  });
});
