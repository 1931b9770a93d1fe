import { describe, expect, test } from '@jest/globals';
import { getGeoCountry, listGeoPoints, type GeoPoints } from '@orime/contracts/api/discovery/geo';
import { listStockists } from '@orime/contracts/api/trade/stockist';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { openCedarHouse } from './cedar-house.fixture.ts';

const api = await buildTestApp();

const { house } = await openCedarHouse(api);

describe('places', () => {
  test('GET /api/geo/points shows who is public, where, and who makes for whom', async () => {
    const answer = (await api.get('/api/geo/points')).json();
    expect([...Value.Errors(listGeoPoints.schema.response[200], answer)]).toEqual([]);
    expect(answer).toMatchObject({
      points: [
        { kind: 'designer', id: house.id, url: '/shop/cedar-house' },
        { kind: 'producer', id: 'pro_silk' },
        { kind: 'stockist', id: 'stk_1' },
        { kind: 'story', url: '/article/id/under-cedars' },
      ],
      arcs: [{ from: house.id, to: 'pro_silk', designs: 1 }],
      countries: [
        { code: 'JP', points: 3 },
        { code: 'FR', points: 1 },
      ],
    });
    expect((await api.get('/api/geo/points?kinds=stockist')).json()).toMatchObject({ points: [{ id: 'stk_1' }], arcs: [] });
    for (const [handle, ids] of [
      ['kiryu-silk', [house.id, 'pro_silk']],
      ['cedar-house', [house.id, 'pro_silk']],
      ['nobody', []],
    ] as const) {
      const { points, arcs } = (await api.get(`/api/geo/points?of=${handle}`)).json<GeoPoints>();
      expect([points.map(({ id }) => id), arcs.length]).toEqual([ids, ids.length / 2]);
    }
    expect((await api.get('/api/geo/points?bbox=130,30,145,40')).json<{ points: unknown[] }>().points).toHaveLength(3);
    expect((await api.get('/api/geo/points?bbox=170,-50,-170,60')).json()).toEqual({ points: [], arcs: [], countries: [] });
    await api.db.updateTable('profiles').set({ name: 'Cedar "House" \\ 2' }).where('id', '=', house.id).execute();
    expect((await api.get('/api/geo/points?kinds=designer')).json()).toMatchObject({
      points: [{ id: house.id, name: 'Cedar "House" \\ 2' }],
    });
    await api.db.updateTable('profiles').set({ name: 'Cedar House' }).where('id', '=', house.id).execute();
  });

  test.each(['kinds=spaceship', 'bbox=1,2,3', 'bbox=a,b,c,d', 'bbox=0,60,10,20', 'bbox=0,0,500,10', 'bbox=,,,'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`/api/geo/points?${query}`)).json()).toMatchObject({ error: { code: 'validation' } });
    },
  );

  test('GET /api/geo/country/{code}', async () => {
    const answer = (await api.get('/api/geo/country/jp')).json();
    expect([...Value.Errors(getGeoCountry.schema.response[200], answer)]).toEqual([]);
    expect(answer).toMatchObject({ code: 'JP', designs: 1 });
    expect((await api.get('/api/geo/country/ZZ')).statusCode).toBe(404);
    expect((await api.get('/api/geo/country/japan')).statusCode).toBe(400);
  });

  test('GET /api/stockist/', async () => {
    const answer = (await api.get('/api/stockist/?country=fr')).json();
    expect([...Value.Errors(listStockists.schema.response[200], answer)]).toEqual([]);
    expect(answer).toMatchObject({ total: 1, items: [{ name: 'Cedar Shop', nameJp: '杉の店' }] });
    expect((await api.get('/api/stockist/?country=JP&facets=1')).json()).toMatchObject({
      total: 0,
      facets: { country: [{ value: 'FR', count: 1 }] },
      without: { country: 1 },
    });
    expect((await api.get(`/api/stockist/?q=${encodeURIComponent('杉の店')}`)).json()).toMatchObject({ total: 1 });
    expect((await api.get('/api/stockist/?q=spaceship')).json()).toMatchObject({ total: 0 });
  });
});
