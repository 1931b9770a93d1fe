import { describe, expect, test } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignChange, OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { openOwnHouse } from './design-own.fixture.ts';

const api = await buildTestApp();
const { db } = api;

const { owner, house, input } = await openOwnHouse(api);

const other = await api.as('designer');
const admin = await api.as('admin');

test('designs of one’s own are found by words of their names and by state', async () => {
  const { owner, input } = await openOwnHouse(api);
  for (const change of [
    { name: 'Reed Coat' },
    { name: 'Lake Shirt', nameJp: '湖のシャツ' },
    { name: '100% Linen', nameJp: '', hidden: true },
  ])
    okBody(await owner.post('/api/design/', { ...input, ...change }));
  okBody(await owner.post('/api/design/', { ...input, name: 'Handed In', submit: true }));
  const names = async (query: string) =>
    okBody<{ items: { name: string }[] }>(await owner.get(`/api/design/mine?${query}`)).items.map(({ name }) => name);
  expect(await names('q=coat')).toEqual(['Reed Coat']);
  expect(await names(`q=${encodeURIComponent('湖の')}`)).toEqual(['Lake Shirt']);
  expect(await names('q=%25')).toEqual(['100% Linen']);
  expect(await names('state=hidden')).toEqual(['100% Linen']);
  expect(await names('state=unconfirmed')).toEqual(['Handed In']);
  expect(await names('state=draft&q=lake')).toEqual(['Lake Shirt']);
  expect((await owner.get('/api/design/mine?state=other')).statusCode).toBe(400);
});

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
