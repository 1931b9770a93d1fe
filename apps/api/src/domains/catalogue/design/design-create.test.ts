import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage } from '../../../../test/catalogue-factories.ts';
import { openHouse } from './design-write.fixture.ts';

const api = await buildTestApp();

const { owner, house, image, complete, create } = await openHouse(api);

const admin = await api.as('admin');
const consumer = await api.as('consumer');

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

  test('numbers several pieces, each with its place in the edition', async () => {
    const pieces = [{ size: 'M' }, { size: 'M', serial: 'K-7' }];
    const design = await create({ sizes: [{ size: 'M', mode: 'stock' }], pieces });
    expect(design.pieces.map(({ serial, edition }) => [serial, edition])).toEqual([
      ['1', '1/2'],
      ['K-7', '2/2'],
    ]);
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
