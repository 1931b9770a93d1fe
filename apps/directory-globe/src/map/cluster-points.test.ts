import { expect, test } from '@jest/globals';
import { createClusters, nextMember } from './cluster-points.ts';
import type { MapPoint } from './map-point.ts';
import { MAX_ZOOM } from './viewport.ts';

const place = (id: string, lon: number): MapPoint => ({ id, kind: 'designer', name: id, nameJp: '', lat: 35, lon, city: 'Kyoto' });

test('places at the same spot stay one mark at any zoom, and are shown in turn', () => {
  const marks = createClusters([place('a', 135), place('b', 135), place('c', 10)])(MAX_ZOOM);
  const mark = marks.find(({ count }) => count === 2);
  expect(marks).toHaveLength(2);
  if (mark === undefined) throw new Error('There is no mark');
  const first = nextMember(mark, null);
  const second = nextMember(mark, first?.id ?? null);
  expect([first?.id, second?.id].toSorted()).toEqual(['a', 'b']);
  expect(nextMember(mark, second?.id ?? null)).toBe(first);
});
