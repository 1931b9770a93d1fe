import { describe, expect, test } from '@jest/globals';
import type { Consumer } from '@orime/contracts/api/people/consumer';
import type { SavedAddress } from '@orime/contracts/schemas';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal, testAddress } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const addressesOf = async (client: SignedInClient) => okBody<Consumer>(await client.get('/api/consumer')).shippingAddresses;
const add = async (client: SignedInClient, changes: object = {}) =>
  okBody<SavedAddress>(await client.post('/api/consumer/address', { ...testAddress, ...changes }));

describe('/api/consumer', () => {
  test('knows an account that has told nothing by its name, and keeps its id', async () => {
    const client = await api.as('consumer', { name: 'Mori Aya' });
    const before = okBody<Consumer>(await client.get('/api/consumer'));
    expect(before).toMatchObject({ displayName: 'Mori Aya', sizes: {}, genderPref: null, birthday: null, shippingAddresses: [] });
    expect(okBody<Consumer>(await client.post('/api/consumer/update', { genderPref: 'women' })).id).toBe(before.id);
  });

  test('changes what is sent and nothing else', async () => {
    const client = await api.as('consumer');
    await client.post('/api/consumer/update', { displayName: ' 森 あや ', sizes: { coat: 'M', knit: 'S' }, birthday: '1990-02-28' });
    const changed = okBody<Consumer>(
      await client.post('/api/consumer/update', { sizes: { coat: 'L' }, _id: 'con_other', user_id: 'usr_other' }),
    );
    expect(changed).toMatchObject({ displayName: '森 あや', sizes: { coat: 'L' }, birthday: '1990-02-28' });
    expect(okBody<Consumer>(await client.get('/api/consumer'))).toEqual(changed);
    expect(okBody<Consumer>(await client.post('/api/consumer/update', { birthday: null })).birthday).toBeNull();
  });

  test.each([
    ['birthday', '2999-01-01'],
    ['birthday', '1890-01-01'],
    ['birthday', '2026-02-30'],
    ['genderPref', 'robot'],
    ['displayName', 'x'.repeat(121)],
  ])('refuses %s "%s"', async (field, value) => {
    const answer = await (await api.as('consumer')).post('/api/consumer/update', { [field]: value });
    expect(refusal(answer)).toBe('400 validation');
    expect(answer.json<{ error: { fields: object } }>().error.fields).toHaveProperty(field);
  });

  test('twenty first updates at once make one row', async () => {
    const client = await api.as('consumer');
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post('/api/consumer/update', { sizes: { tee: 'M' } })));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(await api.db.selectFrom('consumers').select('id').where('user_id', '=', client.user.id).execute()).toHaveLength(1);
  });

  test('is nobody’s but the account’s own', async () => {
    expect(refusal(await api.get('/api/consumer'))).toBe('401 unauthenticated');
    expect(refusal(await api.post('/api/consumer/update', {}))).toBe('401 unauthenticated');
  });
});

describe('the address book', () => {
  test('makes the first address the default, and another one when it is asked to', async () => {
    const client = await api.as('consumer');
    const home = await add(client, { label: '自宅', nameKana: 'モリ アヤ' });
    expect(home).toMatchObject({ ...testAddress, label: '自宅', nameKana: 'モリ アヤ', isDefaultShip: true, isDefaultBill: true });
    const work = await add(client, { label: 'Work', isDefaultShip: true });
    expect((await addressesOf(client)).map(({ id, isDefaultShip, isDefaultBill }) => [id, isDefaultShip, isDefaultBill])).toEqual([
      [work.id, true, false],
      [home.id, false, true],
    ]);
  });

  test('keeps a default that is told not to be one, and passes it on when it goes', async () => {
    const client = await api.as('consumer');
    const first = await add(client);
    const second = await add(client, { line2: 'Room 3' });
    expect(
      okBody<SavedAddress>(
        await client.post(`/api/consumer/address/update/id/${first.id}`, { ...testAddress, city: 'Meguro-ku', isDefaultShip: false }),
      ),
    ).toMatchObject({ city: 'Meguro-ku', isDefaultShip: true });
    okBody(await client.delete(`/api/consumer/address/${first.id}`));
    expect(await addressesOf(client)).toEqual([{ ...second, isDefaultShip: true, isDefaultBill: true }]);
    expect(refusal(await client.delete(`/api/consumer/address/${first.id}`))).toBe('404 not_found');
  });

  test('has one default however many come at once, and room for fifty', async () => {
    const client = await api.as('consumer');
    const answers = await Promise.all(
      Array.from({ length: 52 }, () => client.post('/api/consumer/address', { ...testAddress, isDefaultShip: true, isDefaultBill: true })),
    );
    expect(
      answers
        .map((answer) => answer.statusCode)
        .sort()
        .slice(-3),
    ).toEqual([200, 422, 422]);
    const kept = await addressesOf(client);
    expect([
      kept.length,
      kept.filter((address) => address.isDefaultShip).length,
      kept.filter((address) => address.isDefaultBill).length,
    ]).toEqual([50, 1, 1]);
  });

  test('keeps a repeated request once', async () => {
    const client = await api.as('consumer');
    const once = key();
    const [one, two] = [
      await client.post('/api/consumer/address', testAddress, once),
      await client.post('/api/consumer/address', testAddress, once),
    ];
    expect(okBody<SavedAddress>(two).id).toBe(okBody<SavedAddress>(one).id);
    expect(await addressesOf(client)).toHaveLength(1);
  });

  test.each([
    ['name', '  '],
    ['line1', ''],
    ['country', 'Japan'],
    ['postal', '\t'],
  ])('refuses %s "%s" and changes nothing', async (field, value) => {
    const client = await api.as('consumer');
    const { id } = await add(client);
    for (const url of ['/api/consumer/address', `/api/consumer/address/update/id/${id}`]) {
      const answer = await client.post(url, { ...testAddress, [field]: value });
      expect(refusal(answer)).toBe('400 validation');
      expect(answer.json<{ error: { fields: object } }>().error.fields).toHaveProperty(field);
    }
    expect(await addressesOf(client)).toMatchObject([testAddress]);
  });

  test('of others is not there', async () => {
    const { id } = await add(await api.as('consumer'));
    const stranger = await api.as('consumer');
    expect(refusal(await stranger.post(`/api/consumer/address/update/id/${id}`, testAddress))).toBe('404 not_found');
    expect(refusal(await stranger.delete(`/api/consumer/address/${id}`))).toBe('404 not_found');
    expect(refusal(await api.delete(`/api/consumer/address/${id}`))).toBe('401 unauthenticated');
  });
});
