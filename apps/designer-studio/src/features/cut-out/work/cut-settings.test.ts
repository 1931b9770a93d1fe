import { expect, test } from '@jest/globals';
import { longer, startMark, stepOf } from '../brush/live-mark.ts';
import { cutOf, initialSettings, redo, resultName, undo, withMark } from './cut-settings.ts';

const mark = (x: number) => startMark({ tool: 'area', isKept: true, radius: 0.02 }, { x, y: 0.5 });

test('marks are taken back and brought back, until another is made', () => {
  const two = withMark(withMark(initialSettings, mark(0.1)), mark(0.2));
  const one = undo(two);
  expect([one.marks, one.undone]).toEqual([[mark(0.1)], [mark(0.2)]]);
  expect(redo(one)).toEqual(two);
  expect(withMark(one, mark(0.3)).undone).toEqual([]);
  expect([undo(initialSettings), redo(initialSettings)]).toEqual([initialSettings, initialSettings]);
});

test('the middle of the slider is the usual tolerance, its ends a quarter and four times', () => {
  expect([0, 50, 100].map((threshold) => cutOf({ ...initialSettings, threshold }).tolerance)).toEqual([0.25, 1, 4]);
});

test('a result is named after its picture', () => {
  expect(resultName('rain.coat.jpeg', 'webp')).toBe('rain.coat-cut-out.webp');
  expect(resultName('', 'png')).toBe('picture-cut-out.png');
});

test('strokes grow by points that one can tell apart', () => {
  const size = { width: 100, height: 200 };
  const start = startMark({ tool: 'brush', isKept: false, radius: 0.04 }, { x: 0.5, y: 0.5 });
  expect(longer(start, { x: 0.505, y: 0.5 }, size)).toBe(start);
  expect(longer(start, { x: 0.6, y: 0.5 }, size)).toMatchObject({ points: [0.5, 0.5, 0.6, 0.5] });
});

test('arrow keys lead by a hundredth, with Shift a tenth, and never out of the picture', () => {
  expect(stepOf({ x: 0.5, y: 0.5 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 0.49, y: 0.5 });
  expect(stepOf({ x: 0.5, y: 0.95 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0.5, y: 1 });
  expect(stepOf({ x: 0.5, y: 0.5 }, { key: 'Tab', shiftKey: false })).toBeUndefined();
});
