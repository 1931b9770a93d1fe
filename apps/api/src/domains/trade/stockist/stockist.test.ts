import { describe, expect, test } from '@jest/globals';
import { Stockist, type StockistInput } from '@orime/contracts/api/trade/stockist';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await api.as('admin');
const house = await createProfile(db, { name: 'Cedar House' });

const shop = (more: Partial<StockistInput> = {}): StockistInput => ({
  name: 'Lantern Rooms',
  nameJp: '灯の部屋',
  city: 'Kanazawa',
  cityJp: '金沢',
  country: 'JP',
  address: '1-2-3 Higashiyama',
  lat: 36.57,
  lon: 136.66,
  note: { en: 'Two floors.', jp: '二階建てです。' },
  designers: [house.handle],
  ...more,
});
const create = async (more: Partial<StockistInput> = {}) => okBody<Stockist>(await admin.post('/api/stockist', shop(more), key()));
const found = async (words: string) =>
  (await api.get(`/api/search?q=${encodeURIComponent(words)}`)).json<{ stockists: Stockist[] }>().stockists.map(({ id }) => id);
const listed = async () => (await api.get('/api/stockist/?country=JP')).json<{ items: Stockist[] }>().items;

describe('POST /api/stockist', () => {
  test('puts a shop on the list, the map and into search, once a key', async () => {
    const headers = key();
    const send = async () =>
      okBody<Stockist>(await admin.post('/api/stockist', shop({ name: 'Persimmon Shop', nameJp: '柿の店' }), headers));
    const made = await send();
    expect([...Value.Errors(Stockist, made)]).toEqual([]);
    expect(made).toMatchObject({
      slug: 'persimmon-shop',
      name: 'Persimmon Shop',
      nameJp: '柿の店',
      note: { jp: '二階建てです。' },
      url: '',
      designers: [{ handle: house.handle, name: 'Cedar House' }],
    });
    expect(await send()).toEqual(made);
    expect((await listed()).filter(({ slug }) => slug.startsWith('persimmon'))).toEqual([made]);
    expect((await api.get('/api/geo/points?kinds=stockist')).json<{ points: { id: string }[] }>().points.map(({ id }) => id)).toContain(
      made.id,
    );
    expect(await found('柿の店')).toEqual([made.id]);
  });

  test('finds a free slug by itself, and refuses one that is taken', async () => {
    expect([
      (await create({ name: 'Twin' })).slug,
      (await create({ name: 'Twin' })).slug,
      (await create({ name: '', nameJp: '双子' })).slug,
    ]).toEqual(['twin', 'twin-2', 'shop']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post('/api/stockist', shop({ slug: 'wanted' }), key())));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test.each([
    ['without a name', { name: ' ', nameJp: '' }, 'name'],
    ['in no country', { country: 'ZZ' }, 'country'],
    ['off the globe', { lat: 91 }, 'lat'],
    ['with an address that runs scripts', { url: 'javascript:alert(1)' }, 'url'],
    ['with a designer nobody knows', { designers: ['nobody-at-all'] }, 'designers'],
  ])('refuses a shop %s', async (_, more, field) => {
    const answer = await admin.post('/api/stockist', shop(more), key());
    expect([refusal(answer), Object.keys(answer.json().error.fields)]).toEqual(['400 validation', [field]]);
  });

  test('is for admins', async () => {
    for (const role of ['consumer', 'designer', 'buyer-verified', 'account-manager'] as const)
      expect(refusal(await (await api.as(role)).post('/api/stockist', shop(), key()))).toBe('403 forbidden');
    expect(refusal(await api.post('/api/stockist', shop(), key()))).toBe('401 unauthenticated');
  });
});

describe('POST /api/stockist/update/id/:id', () => {
  test('takes the place of what was, and search follows', async () => {
    const [made, other] = [await create({ name: 'Old Mulberry' }), await createProfile(db)];
    const changed = okBody<Stockist>(
      await admin.post(
        `/api/stockist/update/id/${made.id}`,
        shop({ name: 'New Loquat', city: 'Nara', designers: [other.handle], url: 'https://loquat.example' }),
      ),
    );
    expect(changed).toMatchObject({
      id: made.id,
      slug: 'old-mulberry',
      name: 'New Loquat',
      city: 'Nara',
      url: 'https://loquat.example',
      designers: [{ handle: other.handle }],
    });
    expect([await found('mulberry loquat'), await found('loquat')]).toEqual([[made.id], [made.id]]);
  });

  test('keeps designers whom the list does not show', async () => {
    const hidden = await createProfile(db);
    const made = await create({ name: 'Quiet Shop', designers: [house.handle, hidden.handle] });
    await db.updateTable('profiles').set({ status: 'suspended' }).where('id', '=', hidden.id).execute();
    expect(okBody<Stockist>(await admin.post(`/api/stockist/update/id/${made.id}`, shop({ name: 'Quiet Shop' }))).designers).toHaveLength(
      1,
    );
    await db.updateTable('profiles').set({ status: 'approved' }).where('id', '=', hidden.id).execute();
    expect((await listed()).find(({ id }) => id === made.id)?.designers).toHaveLength(2);
  });

  test('is not written over unseen, and is on record before and after', async () => {
    const made = await create({ name: 'Two desks' });
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => admin.post(`/api/stockist/update/id/${made.id}`, { ...shop({ name }), version: made.version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late.error).toMatchObject({ code: 'conflict', details: { expected: 1, version: 2 } });
    const won = (await listed()).find(({ id }) => id === made.id)?.name;
    const entry = await db
      .selectFrom('audit_log')
      .select('diff')
      .where('entity_id', '=', made.id)
      .where('action', '=', 'stockist.update')
      .executeTakeFirstOrThrow();
    expect(entry.diff).toMatchObject({ before: { name: 'Two desks' }, after: { name: won } });
  });

  test('refuses a slug that is taken, and a shop that is not there', async () => {
    const [one, two] = [await create({ name: 'First of two' }), await create({ name: 'Second of two' })];
    expect(refusal(await admin.post(`/api/stockist/update/id/${one.id}`, shop({ slug: two.slug })))).toBe('409 conflict');
    expect(refusal(await admin.post('/api/stockist/update/id/stk_none', shop()))).toBe('404 not_found');
    expect(refusal(await (await api.as('designer')).post(`/api/stockist/update/id/${one.id}`, shop()))).toBe('403 forbidden');
  });
});

describe('DELETE /api/stockist/:id', () => {
  test('takes a shop off the list, the map and out of search', async () => {
    const made = await create({ name: 'Vanishing Wisteria' });
    expect(refusal(await (await api.as('designer')).delete(`/api/stockist/${made.id}`))).toBe('403 forbidden');
    expect(okBody(await admin.delete(`/api/stockist/${made.id}`))).toEqual({ success: true });
    expect([await found('wisteria'), (await listed()).filter(({ id }) => id === made.id)]).toEqual([[], []]);
    expect(refusal(await admin.delete(`/api/stockist/${made.id}`))).toBe('404 not_found');
  });
});
