import { expect, test } from '@jest/globals';
import { findClothSquare, type Square } from './find-cloth-square.ts';

const [width, height] = [36, 48];
const cloth = [40, 60, 100] as const;
const linen = [200, 185, 160] as const;

/** A close-up of evenly lit cloth with other things in it. */
function picture(inWay: (x: number, y: number) => readonly [number, number, number] | undefined) {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set([...(inWay(x, y) ?? cloth.map((value) => value + Math.round(y / 4))), 255], 4 * (y * width + x));
  return { width, height, data };
}
const holds = ({ x, y, side }: Square, [px, py]: readonly [number, number]): boolean =>
  px >= x && px < x + side && py >= y && py < y + side;

test('buttons and seams lie outside of the square', () => {
  const button = picture((x, y) => (Math.hypot(x - 9, y - 18) < 3 ? [220, 215, 200] : undefined));
  const found = findClothSquare(button, '#283c64');
  expect(found && holds(found, [9, 18])).toBe(false);
  const seam = picture((x) => (x === 10 ? [10, 15, 25] : undefined));
  expect(findClothSquare(seam, '#283c64')?.x).toBeGreaterThan(10);
});

test('the form beside the cloth is none of it, however calm it is', () => {
  const folds = (x: number, y: number): readonly [number, number, number] => {
    const light = 3 * ((x + y) % 3);
    return [cloth[0] + light, cloth[1] + light, cloth[2] + light];
  };
  const found = findClothSquare(
    picture((x, y) => (x < 18 ? linen : folds(x, y))),
    '#283c64',
  );
  expect(found?.x).toBeGreaterThanOrEqual(16);
  expect(
    findClothSquare(
      picture(() => linen),
      '#283c64',
    ),
  ).toBeUndefined();
});

test('of printed cloth it is as large as the picture', () => {
  const striped = picture((x) => (x % 4 < 2 ? [140, 160, 200] : undefined));
  expect(findClothSquare(striped, '#283c64')).toEqual({ x: 0, y: 6, side: 36, isPrinted: true });
  expect(
    findClothSquare(
      picture(() => undefined),
      '#283c64',
    ),
  ).toMatchObject({ side: 18, isPrinted: false });
});
