import { describe, expect, test } from '@jest/globals';
import { getProducerByHandle, listProducers, type ProducerInput } from '@orime/contracts/api/people/producer';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { openCedarHouse } from './cedar-house.fixture.ts';

const api = await buildTestApp();
await openCedarHouse(api);

describe('producers', () => {
  const input: ProducerInput = {
    handle: 'new-mill',
    name: 'New Mill',
    nameJp: '新しい機屋',
    bio: { en: 'Looms.', jp: '織機。' },
    country: 'JP',
    city: 'Ichinomiya',
    lat: 35.3,
    lon: 136.8,
    capabilities: ['weaving', 'Own craft'],
    moq: 30,
    leadTimeDays: 40,
  };

  test('are listed and shown when approved', async () => {
    const list = (await api.get('/api/producer/')).json();
    expect([...Value.Errors(listProducers.schema.response[200], list)]).toEqual([]);
    expect(list).toMatchObject({
      total: 1,
      items: [
        {
          handle: 'kiryu-silk',
          capabilities: [{ label: { jp: '三十匁までの絹織物' } }],
          capabilityKeys: ['silk', 'weaving'],
          certifications: [{ name: 'GOTS' }],
          makesFor: [{ handle: 'cedar-house' }],
        },
      ],
    });
    for (const [query, total] of [
      ['?country=JP', 1],
      ['?country=IT', 0],
      ['?capability=silk', 1],
      ['?capability=lace', 0],
      ['?q=桐生', 1],
      ['?moq=20', 1],
      ['?moq=19', 0],
      ['?certification=GOTS', 1],
      ['?language=fr', 0],
    ] as const)
      expect((await api.get(`/api/producer/${encodeURI(query)}`)).json()).toMatchObject({ total });
    const producer = (await api.get('/api/producer/handle/kiryu-silk')).json();
    expect([...Value.Errors(getProducerByHandle.schema.response[200], producer)]).toEqual([]);
    expect(producer).toMatchObject({
      designs: [{ slug: 'cedar-slip' }],
      certifications: [{ name: 'GOTS', number: '12', expires: '2027-01-01' }],
    });
    // Nobody's account has it yet: there is nobody to read a message.
    expect(producer).toMatchObject({ canMessage: false });
    const owner = await api.as('producer');
    await api.db.updateTable('producers').set({ user_id: owner.user.id }).where('id', '=', 'pro_silk').execute();
    expect((await api.get('/api/producer/handle/kiryu-silk')).json()).toMatchObject({ canMessage: true });
    expect((await api.get('/api/producer/handle/waiting-mill')).statusCode).toBe(404);
    expect((await (await api.as('admin')).get('/api/producer/handle/waiting-mill')).statusCode).toBe(200);
  });

  test('come with counts of every choice, and of what there would be without one', async () => {
    const page = (await api.get('/api/producer/?facets=1&capability=silk&country=IT&sort=moq')).json();
    expect(page).toMatchObject({
      total: 0,
      facets: { country: [{ value: 'JP', count: 1 }], capability: [], certification: [], language: [] },
      without: { country: 1, capability: 0 },
    });
    expect((await api.get('/api/producer/?facets=1')).json()).toMatchObject({
      facets: { capability: [{ value: 'silk', count: 1 }, { value: 'weaving' }], certification: [{ value: 'GOTS', count: 1 }] },
      without: {},
    });
    expect((await api.get('/api/producer/?sort=fastest')).statusCode).toBe(400);
    await api.db
      .updateTable('producers')
      .set({ certifications: JSON.stringify([{ name: 'GOTS', no: '12', expiresAt: '2020-01-01' }]) })
      .where('id', '=', 'pro_silk')
      .execute();
    expect((await api.get('/api/producer/?certification=GOTS')).json()).toMatchObject({ total: 0 });
    await api.db
      .updateTable('producers')
      .set({ certifications: JSON.stringify([{ name: 'GOTS', no: '12', expiresAt: '2027-01-01' }]) })
      .where('id', '=', 'pro_silk')
      .execute();
  });

  test('make their page once', async () => {
    const producer = await api.as('producer');
    expect((await producer.post('/api/producer', input)).json()).toMatchObject({
      handle: 'new-mill',
      capabilities: [{ label: { en: 'Weaving', jp: '織布' } }, { key: 'own-craft' }],
      designs: [],
      isPublic: false,
    });
    const { capability_keys: keys } = await api.db
      .selectFrom('producers')
      .select('capability_keys')
      .where('handle', '=', 'new-mill')
      .executeTakeFirstOrThrow();
    expect(keys).toEqual(['weaving']);
    expect((await producer.get('/api/producer/mine')).json()).toMatchObject({ form: { capabilities: ['weaving', 'Own craft'] } });
    expect((await api.get('/api/producer/handle/new-mill')).statusCode).toBe(404);
    expect((await producer.get('/api/producer/handle/new-mill')).statusCode).toBe(200);
    expect((await producer.post('/api/producer', { ...input, handle: 'second-mill' })).json()).toMatchObject({
      error: { code: 'conflict' },
    });
  });

  test.each<[string, object, number]>([
    ['a taken handle', { handle: 'cedar-house' }, 409],
    ['no city', { city: ' ' }, 400],
    ['no country', { country: 'ZZ' }, 400],
    ['no craft', { capabilities: [] }, 400],
    ['a place off the map', { lat: 99 }, 400],
  ])('refuse %s', async (_, change, status) => {
    expect((await (await api.as('producer')).post('/api/producer', { ...input, handle: 'other-mill', ...change })).statusCode).toBe(status);
  });

  test('are producers', async () => {
    expect((await api.post('/api/producer', input)).statusCode).toBe(401);
    expect((await (await api.as('designer')).post('/api/producer', input)).statusCode).toBe(403);
  });
});
