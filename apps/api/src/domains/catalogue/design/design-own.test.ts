import { describe, expect, test } from '@jest/globals';
import type { DesignInput, OwnerDesign } from '@orime/contracts/api/design';
import type { DesignChange, OwnDesign, StockAnswer } from '@orime/contracts/api/own-design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const { db } = api;
const owner = await api.as('designer');
const other = await api.as('designer');
const admin = await api.as('admin');
const house = await createProfile(db, { userId: owner.user.id });
const image = await createImage(db, owner.user.id);

const input: DesignInput = {
  name: 'Reed Coat',
  nameJp: '葦のコート',
  description: { en: 'A coat.', jp: 'コート。' },
  category: 'coat',
  gender: 'women',
  colour: 'teal',
  season: 'AW2026',
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
  pieces: [{ size: 'S', serial: '1/1', condition: { en: 'As new', jp: '新品同様' } }],
  retailMinor: { USD: 64_000, JPY: 98_000 },
  wholesaleMinor: { USD: 29_000 },
  moq: 4,
  multiple: 2,
  prepacks: [{ name: { en: 'Starter', jp: 'スターター' }, sizes: { S: 1, M: 2 } }],
  tags: ['wool'],
  hidden: false,
};

describe('a design that is opened again', () => {
  test('has everything the form sent, and sending it back changes nothing', async () => {
    const { id } = okBody<OwnerDesign>(await owner.post('/api/design/', input));
    const { form, change } = okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`));
    expect(form).toEqual(input);
    expect(change).toBeNull();
    okBody(await owner.post(`/api/design/update/id/${id}`, form));
    expect(okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`)).form).toEqual(form);
  });

  test('is its designer’s, also when it was rejected; an admin opens it too', async () => {
    const { id } = await createDesign(db, { profileId: house.id, confirmed: 'unconfirmed' });
    okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: false, reason: 'Too dark' }));
    expect(okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`)).design).toMatchObject({
      confirmed: 'rejected',
      rejectReason: 'Too dark',
    });
    expect((await admin.get(`/api/design/mine/${id}`)).statusCode).toBe(200);
    expect(refusal(await other.get(`/api/design/mine/${id}`))).toBe('404 not_found');
  });
});

describe('a change that waits', () => {
  test('is seen with old and new values, and decided', async () => {
    const { id } = await createDesign(db, { profileId: house.id, name: 'Old name', retail: { USD: 20_000 } });
    const url = `/api/design/change/id/${id}`;
    expect(refusal(await admin.get(url))).toBe('404 not_found');
    okBody(await owner.post(`/api/design/update/id/${id}`, { name: 'New name', retailMinor: { USD: 18_000 }, gender: 'women' }));
    const change = okBody<DesignChange>(await admin.get(url));
    expect(change.fields).toEqual(
      expect.arrayContaining([
        { field: 'name', before: 'Old name', after: 'New name' },
        { field: 'retailMinor', before: { USD: 20_000 }, after: { USD: 18_000 } },
      ]),
    );
    expect(change.fields).toHaveLength(2);
    expect(refusal(await other.get(url))).toBe('404 not_found');
    expect(okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`))).toMatchObject({
      form: { name: 'New name' },
      design: { name: 'Old name', pendingChange: true },
      change: { id: change.id },
    });
    okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
    expect(okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`))).toMatchObject({
      design: { name: 'New name', priceMinor: 18_000, compareAt: { priceMinor: 20_000 }, lowest30Days: { priceMinor: 20_000 } },
      change: null,
    });
  });
});

describe('prepacks of a design', () => {
  const starter = { name: { en: 'Starter', jp: '' }, sizes: { S: 1, M: 2 } };
  const full = { name: { en: '', jp: 'フル' }, sizes: { M: 6 } };
  const listed = async (id: string) =>
    db.selectFrom('prepacks').select(['id', 'name_en', 'sizes']).where('design_id', '=', id).orderBy('position').execute();

  test('are what buyers are offered, keep their ids by name, and go when they are left out', async () => {
    const { id } = await createDesign(db, { profileId: house.id, confirmed: 'draft', wholesale: { USD: 9_000 } });
    const update = async (prepacks: readonly object[]) =>
      okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, { prepacks }));
    await update([starter, full]);
    const [first, second] = await listed(id);
    await update([full, { ...starter, sizes: { S: 2, M: 2 } }]);
    expect(await listed(id)).toEqual([second, { ...first, sizes: { S: 2, M: 2 } }]);
    await update([full]);
    expect((await listed(id)).map((pack) => pack.id)).toEqual([second?.id]);
    await update([]);
    expect(okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`)).form.prepacks).toEqual([]);
  });

  test('of a confirmed design wait for review with the rest', async () => {
    const { id } = await createDesign(db, { profileId: house.id, wholesale: { USD: 9_000 } });
    okBody(await owner.post(`/api/design/update/id/${id}`, { prepacks: [starter], moq: 6, wholesaleMinor: { USD: 8_000 } }));
    expect(await listed(id)).toEqual([]);
    expect(okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`)).form).toMatchObject({
      prepacks: [starter],
      moq: 6,
      wholesaleMinor: { USD: 8_000 },
    });
    okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
    const product = okBody<{ prepacks: object[]; moq: number; wholesale: { priceMinor: number } }>(
      await admin.get(`/api/wholesale/product/${id}`),
    );
    expect(product).toMatchObject({ prepacks: [starter], moq: 6, wholesale: { priceMinor: 8_000 } });
  });

  test.each([
    ['without a name', [{ ...starter, name: { en: ' ', jp: '' } }]],
    ['of one name', [starter, { ...full, name: starter.name }]],
    ['without sizes', [{ ...starter, sizes: {} }]],
    ['of a size that the design has not', [{ ...starter, sizes: { XXL: 1 } }]],
    ['of nothing of a size', [{ ...starter, sizes: { S: 0 } }]],
    ['with the mark that parts packs', [{ ...starter, name: { en: 'a|b', jp: '' } }]],
  ])('%s are refused', async (_, prepacks) => {
    const { id } = await createDesign(db, { profileId: house.id, confirmed: 'draft' });
    const answer = await owner.post(`/api/design/update/id/${id}`, { prepacks });
    expect(refusal(answer)).toBe('400 validation');
    expect(Object.keys(answer.json().error.fields).some((field) => field.startsWith('prepacks'))).toBe(true);
    expect(await listed(id)).toEqual([]);
  });
});

describe('a change of what is on sale', () => {
  const formOf = async (id: string) => okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`)).form;

  test('leaves the stock alone that was sold while it waited, also when a size is new', async () => {
    const { id, variants } = await createDesign(db, { profileId: house.id });
    const form = await formOf(id);
    okBody(
      await owner.post(`/api/design/update/id/${id}`, {
        ...form,
        name: 'Waiting',
        sizes: [...form.sizes, { size: 'L', mode: 'stock', onHand: 4 }],
      }),
    );
    await db
      .updateTable('stock_levels')
      .set({ on_hand: 1 })
      .where('variant_id', '=', variants['S'] ?? '')
      .execute();
    expect((await formOf(id)).sizes).toMatchObject([
      { size: 'S', onHand: 1 },
      { size: 'M', onHand: 5 },
      { size: 'L', onHand: 4 },
    ]);
    okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
    expect((await formOf(id)).sizes).toMatchObject([
      { size: 'S', onHand: 1 },
      { size: 'M', onHand: 5 },
      { size: 'L', onHand: 4 },
    ]);
  });

  test('counts stock at once, and needs no review when nothing else differs', async () => {
    const { id, variants } = await createDesign(db, { profileId: house.id });
    const form = await formOf(id);
    const counted = okBody<OwnerDesign>(
      await owner.post(`/api/design/update/id/${id}`, { ...form, sizes: form.sizes.map((size) => ({ ...size, onHand: 9 })) }),
    );
    expect(counted).toMatchObject({
      pendingChange: false,
      stock: [
        { size: 'S', onHand: 9 },
        { size: 'M', onHand: 9 },
      ],
    });
    const movements = await db
      .selectFrom('stock_movements')
      .select('quantity')
      .where('variant_id', '=', variants['S'] ?? '')
      .where('ref', '=', 'design form')
      .execute();
    expect(movements).toEqual([{ quantity: 4 }]);
    expect(okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, { ...form, name: 'Otherwise' })).pendingChange).toBe(true);
    expect(
      okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, { ...form, sizes: form.sizes.slice(0, 1) })).pendingChange,
    ).toBe(true);
    expect(okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, form)).pendingChange).toBe(false);
  });

  test('leaves something to be looked at and bought', async () => {
    const { id } = okBody<OwnerDesign>(await owner.post('/api/design/', { ...input, submit: true }));
    okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
    for (const [field, patch] of [
      ['images', { images: [] }],
      ['sizes', { sizes: [] }],
      ['description', { description: { en: ' ', jp: '' } }],
    ] as const) {
      const answer = await owner.post(`/api/design/update/id/${id}`, patch);
      expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ [field]: expect.any(String) })]);
    }
    expect((await owner.get(`/api/design/mine/${id}`)).json()).toMatchObject({ change: null });
  });

  test('brings a size back at the price of today', async () => {
    const { id } = okBody<OwnerDesign>(
      await owner.post('/api/design/', {
        ...input,
        pieces: [],
        sizes: [
          { size: 'S', mode: 'stock', onHand: 1 },
          { size: 'M', mode: 'stock', onHand: 1 },
        ],
      }),
    );
    const update = async (patch: Partial<DesignInput>) => okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, patch));
    await update({ sizes: [{ size: 'S', mode: 'stock' }] });
    await update({ retailMinor: { USD: 70_000 } });
    await update({
      sizes: [
        { size: 'S', mode: 'stock' },
        { size: 'M', mode: 'stock' },
      ],
    });
    const { rows } = await sql<{
      size: string;
      amount: number;
    }>`SELECT v.size, r.amount_minor AS amount FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = ${id} AND r.channel = 'retail' AND r.currency = 'USD' ORDER BY v.size`.execute(
      db,
    );
    expect(rows).toEqual([
      { size: 'M', amount: 70_000 },
      { size: 'S', amount: 70_000 },
    ]);
  });
});

describe('stock', () => {
  const send = (id: string, body: object, client = owner) => client.post(`/api/design/stock/id/${id}`, body);

  test('is counted up and anew, with the movement and its reason', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 0 }] });
    const sku = `${design.slug}-M`;
    expect(okBody<StockAnswer>(await send(design.id, { sku, delta: 7, reason: 'Delivery' }))).toMatchObject({
      onHand: 7,
      movements: [{ kind: 'adjustment', quantity: 7, note: 'Delivery' }],
    });
    expect(okBody<StockAnswer>(await send(design.id, { sku, set: 4, reason: 'Count' }, admin))).toMatchObject({
      onHand: 4,
      movements: [{ quantity: -3 }, { quantity: 7 }],
    });
    expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', design.id).execute()).toEqual([
      { action: 'design.stock' },
    ]);
    expect(refusal(await send(design.id, { sku, delta: -5, reason: 'Loss' }))).toBe('409 insufficient_stock');
    expect(refusal(await send(design.id, { sku, reason: 'Nothing' }))).toBe('400 validation');
    expect(refusal(await send(design.id, { sku, delta: 1, reason: 'Foreign' }, other))).toBe('404 not_found');
    expect(refusal(await send(design.id, { sku: 'none', delta: 1, reason: 'No such' }))).toBe('404 not_found');
  });

  test('never falls below what is sold and not shipped', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 5 }] });
    await db
      .updateTable('stock_levels')
      .set({ allocated: 3 })
      .where('variant_id', '=', design.variants['M'] ?? '')
      .execute();
    expect(refusal(await send(design.id, { sku: `${design.slug}-M`, set: 2, reason: 'Count' }))).toBe('409 insufficient_stock');
    expect(okBody<StockAnswer>(await send(design.id, { sku: `${design.slug}-M`, set: 3, reason: 'Count' })).onHand).toBe(3);
  });

  test('is the sum of its movements under forty changes at once', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 0 }] });
    const sku = `${design.slug}-M`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(design.id, index % 4 === 3 ? { sku, set: index, reason: 'Count' } : { sku, delta: index % 4 === 2 ? -2 : 3, reason: 'Work' }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const level = await db
      .selectFrom('stock_levels')
      .select('on_hand')
      .where('variant_id', '=', design.variants['M'] ?? '')
      .executeTakeFirstOrThrow();
    const movements = await db
      .selectFrom('stock_movements')
      .select('quantity')
      .where('variant_id', '=', design.variants['M'] ?? '')
      .execute();
    expect(movements.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(level.on_hand);
  });

  test('of a repeated request counts once', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 0 }] });
    const once = key();
    const body = { sku: `${design.slug}-M`, delta: 5, reason: 'Delivery' };
    await owner.post(`/api/design/stock/id/${design.id}`, body, once);
    expect(okBody<StockAnswer>(await owner.post(`/api/design/stock/id/${design.id}`, body, once)).onHand).toBe(5);
  });
});
