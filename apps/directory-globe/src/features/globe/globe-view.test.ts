import { describe, expect, test } from '@jest/globals';
import { point } from '../../sample-places.fixture.ts';
import { createClusters } from '../map/cluster-points.ts';
import { makeProjection } from '../map/make-projection.ts';
import { clampViewport, readViewport, viewportOf, writeViewport } from '../map/viewport.ts';
import { filterPoints } from './filter-points.ts';
import { changeGlobeView, readGlobeView } from './globe-view.ts';
import { listPartners, pickOpening } from './works-with.ts';

describe('the view of an address', () => {
  test('survives being written and read', () => {
    const viewport = { lon: 135.75, lat: 35.01, zoom: 3.5 };
    expect(readGlobeView(new URLSearchParams({ at: writeViewport(viewport) })).viewport).toEqual(viewport);
  });

  test.each(['', 'a,b,c', '1,2', '1,2,Infinity'])('has no viewport in "%s"', (at) => {
    expect(readViewport(at)).toBeNull();
  });

  test('goes round the world and stops at the poles', () => {
    expect(clampViewport({ lon: 190, lat: 95, zoom: 99 })).toEqual({ lon: -170, lat: 80, zoom: 7 });
  });

  test('knows a country by either name, and leaves none of them behind', () => {
    const search = new URLSearchParams('country=jp&q=kyoto');
    expect(readGlobeView(search).focus).toBe('JP');
    expect(String(changeGlobeView(search, { focus: '', place: 'a' }))).toBe('q=kyoto&place=a');
  });
});

describe('a viewport of places', () => {
  test('lies between neighbours across the date line', () => {
    const {
      lon = 0,
      lat,
      zoom = 0,
    } = viewportOf([
      { lon: 178, lat: -18 },
      { lon: -172, lat: -14 },
    ]) ?? {};
    expect([Math.abs(lon), lat]).toEqual([177, -16]);
    expect(zoom).toBeGreaterThan(4);
  });

  test('does not go nearer to a single place than asked, and there is none of nothing', () => {
    expect(viewportOf([{ lon: 2, lat: 48 }], 4)?.zoom).toBe(4);
    expect(viewportOf([])).toBeNull();
  });
});

describe('what belongs together', () => {
  test('a place has its partners, most designs first, and the map opens where there is most to read', () => {
    const arcs = [
      { from: 'a', to: 'b', designs: 2 },
      { from: 'c', to: 'b', designs: 5 },
      { from: 'gone', to: 'b', designs: 9 },
    ];
    const places = { points: [point('a', 'designer'), point('b', 'producer'), point('c', 'designer', { city: 'Paris' })], arcs };
    expect(listPartners(places, 'b').map(({ point: { id }, designs }) => [id, designs])).toEqual([
      ['c', 5],
      ['a', 2],
    ]);
    expect(pickOpening({ ...places, countries: [] })?.id).toBe('b');
  });
});

describe('the projection', () => {
  test.each(['globe', 'flat'] as const)('puts the place that is looked at into the middle (%s)', (kind) => {
    const [x, y] = makeProjection(kind, { lon: 135, lat: 35, zoom: 3 }, { width: 800, height: 600 })([135, 35]) ?? [];
    expect(x).toBeCloseTo(400, 3);
    expect(y).toBeCloseTo(300, 3);
  });
});

describe('marks', () => {
  test('join near points from afar and part them from near', () => {
    const marks = createClusters([
      point('a', 'designer'),
      point('b', 'producer', { lon: 135.4 }),
      point('c', 'stockist', { lon: 2, lat: 48 }),
    ]);
    expect(
      marks(1)
        .map(({ count }) => count)
        .toSorted(),
    ).toEqual([1, 2]);
    expect(marks(7)).toHaveLength(3);
  });
});

describe('filterPoints', () => {
  const points = [point('a', 'designer', { city: 'São Paulo', country: 'BR' }), point('b', 'producer')];
  const country = (code: string) => (code === 'BR' ? 'Brazil' : 'Japan');

  test('ignores accents, case and width', () => {
    expect(filterPoints(points, ['designer', 'producer'], 'ＳＡＯ brazil', country).map(({ id }) => id)).toEqual(['a']);
  });

  test('leaves out kinds that are not chosen', () => {
    expect(filterPoints(points, ['producer'], '', country).map(({ id }) => id)).toEqual(['b']);
  });
});
