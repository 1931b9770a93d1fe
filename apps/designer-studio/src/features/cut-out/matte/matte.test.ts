import { describe, expect, test } from '@jest/globals';
import { cropBox, boundsOf } from './crop-box.ts';
import { cutStrip } from './cut-strip.ts';
import { greyOf, readSoftMask } from './guided-filter.ts';
import { makeMatte } from './make-matte.ts';
import type { Mark } from './mark.ts';
import { measureDistance } from './measure-distance.ts';
import type { Distance } from './measure-distance.ts';
import type { Pixels } from './pixels.ts';
import { resizeMask } from './resize-mask.ts';

// Outlines are a pixel wide at any size. They count as shaded paper, so in a much smaller picture they darken the fit inside the hole.
const SIDE = 240;

/** A dark square with a hole and a red spot, before paper that is lit from the left. */
function photograph(side = SIDE): Pixels {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [u, v] = [x / side, y / side];
      const isGarment = u > 0.25 && u < 0.75 && v > 0.25 && v < 0.75 && !(u > 0.4 && u < 0.6 && v > 0.3 && v < 0.45);
      const isSpot = isGarment && u > 0.6 && v > 0.6;
      const paper = 225 - 40 * u + ((x * 7 + y * 13) % 5);
      data.set(isSpot ? [190, 30, 30] : isGarment ? [40, 45, 60] : [paper, paper - 4, paper - 10], (y * side + x) * 4);
    }
  return { width: side, height: side, data };
}

function distanceOf(pixels: Pixels): { readonly distance: Distance; readonly told: readonly number[] } {
  const told: number[] = [];
  const steps = measureDistance(pixels);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { distance: step.value, told };
    told.push(step.value);
  }
}

const picture = photograph();
const { distance, told } = distanceOf(picture);
const grey = greyOf(picture);

function alphaWith(marks: readonly Mark[], tolerance = 1, feather = 0): (x: number, y: number) => number {
  const { soft, mask, drawn } = makeMatte(picture, distance, grey, { tolerance, feather, marks });
  const alpha = readSoftMask(soft, grey).map((value, i) => (drawn[i] === 1 ? (mask[i] ?? 0) : value));
  return (x, y) => alpha[Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)] ?? -1;
}

describe('the first pass', () => {
  test('keeps the garment, and removes the paper around it and in its hole', () => {
    const alpha = alphaWith([]);
    expect([alpha(0.3, 0.6), alpha(0.7, 0.7)]).toEqual([255, 255]);
    expect([alpha(0.1, 0.1), alpha(0.9, 0.9), alpha(0.5, 0.38)]).toEqual([0, 0, 0]);
  });

  test('tells how far it is, ever more', () => {
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  test('takes more for backdrop with more tolerance', () => {
    const kept = (tolerance: number) => {
      const { mask } = makeMatte(picture, distance, grey, { tolerance, feather: 0, marks: [] });
      return mask.filter((value) => value === 255).length;
    };
    expect(kept(0.25)).toBeGreaterThanOrEqual(kept(1));
    expect(kept(30)).toBe(0);
  });

  test.each([
    ['one pixel', 1],
    ['three pixels', 3],
  ])('a picture of %s breaks nothing', (_, side) => {
    const tiny: Pixels = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4).fill(200) };
    const found = distanceOf(tiny);
    const matte = makeMatte(tiny, found.distance, greyOf(tiny), { tolerance: 1, feather: 3, marks: [] });
    cutStrip(tiny, matte, { top: 0, wholeHeight: side });
    expect(tiny.data.every((value) => Number.isFinite(value))).toBe(true);
  });
});

describe('marks', () => {
  const brush = (isKept: boolean, x: number, y: number): Mark => ({ tool: 'brush', isKept, radius: 0.05, points: [x, y] });
  const area = (isKept: boolean, x: number, y: number): Mark => ({ tool: 'area', isKept, x, y });

  test('a stroke keeps or removes what is under it, and nothing else', () => {
    const erased = alphaWith([{ tool: 'brush', isKept: false, radius: 0.02, points: [0.3, 0.3, 0.3, 0.7] }]);
    expect([erased(0.3, 0.5), erased(0.36, 0.5)]).toEqual([0, 255]);
    const kept = alphaWith([brush(true, 0.1, 0.1)]);
    expect([kept(0.1, 0.1), kept(0.2, 0.1)]).toEqual([255, 0]);
  });

  test('an area ends where its colour does', () => {
    const alpha = alphaWith([area(false, 0.7, 0.7)]);
    expect([alpha(0.65, 0.65), alpha(0.3, 0.3)]).toEqual([0, 255]);
  });

  test('the last one has the last word', () => {
    expect(alphaWith([brush(false, 0.7, 0.7), area(true, 0.7, 0.7)])(0.7, 0.7)).toBe(255);
    expect(alphaWith([area(false, 0.7, 0.7), brush(true, 0.7, 0.7)])(0.7, 0.7)).toBe(255);
    expect(alphaWith([brush(true, 0.7, 0.7), area(false, 0.7, 0.7)])(0.7, 0.7)).toBe(0);
  });
});

test('a larger picture than the matte is cut by its own edges, in strips as in one piece', () => {
  const large = photograph(SIDE * 1.5);
  const matte = makeMatte(picture, distance, grey, { tolerance: 1, feather: 4, marks: [] });
  const whole = { ...large, data: large.data.slice() };
  cutStrip(whole, matte, { top: 0, wholeHeight: large.height });
  const half = large.height / 2;
  const parts = [0, half].map((top) => {
    const strip = { width: large.width, height: half, data: large.data.slice(top * large.width * 4, (top + half) * large.width * 4) };
    cutStrip(strip, matte, { top, wholeHeight: large.height });
    return strip.data;
  });
  expect(parts.flatMap((part) => [...part])).toEqual([...whole.data]);
  const opacity = (u: number, v: number) => whole.data[(Math.round(v * large.height) * large.width + Math.round(u * large.width)) * 4 + 3];
  expect([opacity(0.3, 0.6), opacity(0.1, 0.5), opacity(0.5, 0.38)]).toEqual([255, 0, 0]);
});

test('what was see-through stays so', () => {
  const pixels = photograph();
  const onGarment = ((SIDE / 2) * SIDE + SIDE / 3) * 4;
  pixels.data[onGarment + 3] = 0;
  cutStrip(pixels, makeMatte(picture, distance, grey, { tolerance: 1, feather: 0, marks: [] }), { top: 0, wholeHeight: SIDE });
  expect([pixels.data[onGarment + 3], pixels.data[onGarment + 7]]).toEqual([0, 255]);
});

describe('crops', () => {
  const size = { width: 200, height: 100 };
  const bounds = { x: 0.25, y: 0.2, width: 0.25, height: 0.6 };

  test('stand around what is left', () => {
    const alpha = new Uint8Array(200 * 100);
    for (let y = 20; y < 80; y += 1) alpha.fill(255, y * 200 + 50, y * 200 + 100);
    expect(boundsOf(alpha, size)).toEqual(bounds);
    expect(boundsOf(new Uint8Array(200 * 100), size)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  test.each([
    ['portrait', 3 / 4],
    ['square', 1],
  ] as const)('%s has its ratio in pixels, with the garment in the middle', (crop, ratio) => {
    const box = cropBox(bounds, crop, 0.1, size);
    expect((box.width * size.width) / (box.height * size.height)).toBeCloseTo(ratio);
    expect(box.x + box.width / 2).toBeCloseTo(bounds.x + bounds.width / 2);
    expect(box.height * size.height).toBeGreaterThanOrEqual(72 - 1e-9);
  });

  test('a tight one ends at the picture', () => {
    const box = cropBox({ x: 0, y: 0, width: 1, height: 0.5 }, 'tight', 0.2, size);
    expect(box).toMatchObject({ x: 0, y: 0, width: 1 });
    expect(box.height).toBeCloseTo(0.9);
  });
});

test('masks change their size', () => {
  const mask = Uint8Array.from([255, 0, 255, 0]);
  expect([...resizeMask(mask, { width: 2, height: 2 }, { width: 4, height: 2 })]).toEqual([255, 255, 0, 0, 255, 255, 0, 0]);
  expect([...resizeMask(Uint8Array.of(255), { width: 1, height: 1 }, { width: 2, height: 2 })]).toEqual([255, 255, 255, 255]);
});
