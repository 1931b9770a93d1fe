import { expect, test } from '@jest/globals';
import { LARGEST_SCALE, panBy, WHOLE, zoomAt } from './zoom-view.ts';

const photo = { width: 960, height: 1280 };
const stage = { width: 800, height: 640 };

test('the point under the finger stays there', () => {
  const before = { scale: 2, x: 30, y: -20 };
  const at = { x: 40, y: 60 };
  const after = zoomAt(before, 1.5, at, photo, stage);
  const onPhoto = (view: typeof before) => (at.y - view.y) / view.scale;
  expect(after.scale).toBe(3);
  expect(onPhoto(after)).toBeCloseTo(onPhoto(before));
});

test('a photograph narrower than the stage stays in the middle', () => {
  // Whole it is 480 wide: 800 at a scale of 1.66.
  expect(zoomAt(WHOLE, 1.5, { x: 200, y: 0 }, photo, stage).x).toBeCloseTo(0);
});

test('no edge comes into sight while there is more beyond', () => {
  const enlarged = zoomAt(WHOLE, 3, { x: 0, y: 0 }, photo, stage);
  const moved = panBy(enlarged, 10_000, -10_000, photo, stage);
  expect(moved).toEqual({ scale: 3, x: (480 * 3 - 800) / 2, y: -(640 * 3 - 640) / 2 });
});

test('made small again it is whole and in the middle', () => {
  const enlarged = zoomAt(WHOLE, 10, { x: 100, y: 100 }, photo, stage);
  expect(enlarged.scale).toBe(LARGEST_SCALE);
  const whole = zoomAt(enlarged, 0.01, { x: -50, y: 10 }, photo, stage);
  expect([whole.scale, whole.x + 0, whole.y + 0]).toEqual([1, 0, 0]);
});
