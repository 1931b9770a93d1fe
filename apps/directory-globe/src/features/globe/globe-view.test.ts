import { describe, expect, test } from '@jest/globals';
import { point } from '../../sample-places.fixture.ts';
import { createClusters } from './cluster-points.ts';
import { filterPoints } from './filter-points.ts';
import { clampViewport, readGlobeView, START, writeViewport } from './globe-view.ts';
import { makeProjection } from './make-projection.ts';

describe('the view of an address', () => {
  test('survives being written and read', () => {
    const viewport = { lon: 135.75, lat: 35.01, zoom: 3.5 };
    expect(readGlobeView(new URLSearchParams({ at: writeViewport(viewport) })).viewport).toEqual(viewport);
  });

  test.each(['', 'a,b,c', '1,2', '1,2,Infinity'])('falls back to the start for "%s"', (at) => {
    expect(readGlobeView(new URLSearchParams({ at })).viewport).toEqual(START);
  });

  test('goes round the world and stops at the poles', () => {
    expect(clampViewport({ lon: 190, lat: 95, zoom: 99 })).toEqual({ lon: -170, lat: 80, zoom: 7 });
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
