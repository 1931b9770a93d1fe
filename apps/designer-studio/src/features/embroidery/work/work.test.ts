import { afterEach, expect, test } from '@jest/globals';
import en from '../locales/en.json' with { type: 'json' };
import jp from '../locales/jp.json' with { type: 'json' };
import { numbersFrom, randomStar, shapeOf } from '../stitch/test/sample-shapes.ts';
import { nearestThread, rgbOf, THREADS } from '../threads/palette.ts';
import { addShapes, changeStitch, copyShape, endBurst, moveShape, openWork, redo, removeShape, undo, useWorkStore } from './work.store.ts';
import { EMPTY_WORK } from './work.ts';
import { readWork, writeWork } from './write-work.ts';

afterEach(() => openWork(EMPTY_WORK));
const work = () => useWorkStore.getState().work;
const ids = () => work().shapes.map(({ id }) => id);
const star = (id: string) => shapeOf([randomStar(numbersFrom(5))], { kind: 'contour', spacingMm: 0.31 }, { id });

test('a work is the same after it was written and read, to a hundredth of a millimetre', () => {
  const before = { ...EMPTY_WORK, name: 'シダ', hoop: '130x180' as const, shapes: [star('a')] };
  const after = readWork(JSON.parse(JSON.stringify(writeWork(before))));
  expect(after).toMatchObject({
    name: 'シダ',
    hoop: '130x180',
    shapes: [{ id: 'a', thread: 'vermilion', stitch: before.shapes[0]?.stitch }],
  });
  const [first] = before.shapes[0]?.paths[0]?.points ?? [];
  expect(after?.shapes[0]?.paths[0]?.points[0]?.x).toBeCloseTo(first?.x ?? 99, 2);
});

test('what is not such a document is not opened; what is out of range becomes usual', () => {
  for (const wrong of [null, 'x', [], {}, { format: 'orime-embroidery-1' }, { garment: 'pocket', thread: [1, 2, 3] }])
    expect(readWork(wrong)).toBeUndefined();
  const path = { isClosed: true, at: [0, 0, 1000, 0, 1000, 1000] };
  const shapes = [{ paths: [path], thread: 'gold leaf', stitch: { kind: 'magic', spacingMm: 99 } }, { paths: [{ at: [1, 'x'] }] }, 7];
  expect(readWork({ format: 'orime-embroidery-1', shapes })).toMatchObject({
    hoop: '100x100',
    shapes: [{ thread: 'vermilion', rule: 'evenodd', stitch: { kind: 'tatami', spacingMm: 0.4 } }],
  });
});

test('a burst is one step back; another change is another', () => {
  addShapes([star('a')]);
  for (const angleDeg of [10, 20, 40]) changeStitch('a', { angleDeg }, 'angle a');
  endBurst();
  changeStitch('a', { angleDeg: 90 }, 'angle a');
  const angle = () => work().shapes[0]?.stitch.angleDeg;
  undo();
  expect(angle()).toBe(40);
  undo();
  expect([ids(), angle()]).toEqual([['a'], star('a').stitch.angleDeg]);
  undo();
  expect(ids()).toEqual([]);
  redo();
  redo();
  redo();
  expect([ids(), angle()]).toEqual([['a'], 90]);
});

test('shapes are sewn earlier and later, copied and removed', () => {
  addShapes([star('a'), star('b'), star('c')]);
  moveShape('c', -1);
  moveShape('a', -1);
  expect(ids()).toEqual(['a', 'c', 'b']);
  copyShape('a');
  expect(ids()).toHaveLength(4);
  expect(new Set(ids()).size).toBe(4);
  removeShape('c');
  expect([ids().includes('c'), useWorkStore.getState().selected]).toEqual([false, 'b']);
});

test('forty threads have names of their own in both languages, and each is the nearest to itself', () => {
  expect(THREADS).toHaveLength(40);
  for (const words of [en, jp] as const) expect(new Set(THREADS.map(({ id }) => words[`thread.${id}`])).size).toBe(40);
  for (const { id, hex } of THREADS) expect(nearestThread(rgbOf(hex))).toBe(id);
  expect([nearestThread([0, 0, 0]), nearestThread([255, 255, 255]), nearestThread([30, 90, 50])]).toEqual(['ink', 'snow', 'pine']);
});
