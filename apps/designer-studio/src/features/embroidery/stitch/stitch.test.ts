import { describe, expect, test } from '@jest/globals';
import { isInside } from './geometry/inside.ts';
import { sidesOf } from './geometry/path.ts';
import type { Point } from './geometry/point.ts';
import type { Area } from './geometry/scan-area.ts';
import { distanceToSide } from './geometry/simplify.ts';
import { COMMAND, measurePlan, MOST_UNITS, planDesign, type Plan } from './plan/index.ts';
import { stitchShape } from './plan/stitch-shape.ts';
import { STITCH_KINDS, type StitchSettings } from './settings.ts';
import { circle, numbersFrom, randomStar, ring, shapeOf, SQUARE } from './test/sample-shapes.ts';

/** How far a place is outside an area; 0 inside. */
function outside({ rings, rule }: Area, point: Point): number {
  if (isInside({ rings, rule }, point)) return 0;
  return Math.min(...rings.flatMap((path) => sidesOf(path).map(({ from, to }) => distanceToSide(point, from, to))));
}

function stitchLengths({ kinds, xs, ys }: Plan): readonly number[] {
  return [...kinds].flatMap((kind, index) =>
    kind === COMMAND.stitch
      ? [Math.max(Math.abs((xs[index] ?? 0) - (xs[index - 1] ?? 0)), Math.abs((ys[index] ?? 0) - (ys[index - 1] ?? 0)))]
      : [],
  );
}

describe.each(STITCH_KINDS)('%s', (kind) => {
  test('never moves further than 12.1 mm in a stitch, whatever the shape', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const random = numbersFrom(seed);
      const settings: Partial<StitchSettings> = {
        kind,
        angleDeg: Math.floor(random() * 180),
        spacingMm: 0.25 + random() * 0.25,
        lengthMm: 1 + random() * 6,
        widthMm: 1 + random() * 9,
        pullMm: random(),
        border: seed % 2 === 0 ? 'satin' : 'running',
      };
      const { plan } = planDesign([
        shapeOf([randomStar(random)], settings),
        shapeOf([{ ...randomStar(random), isClosed: false }], settings),
      ]);
      expect(measurePlan(plan).stitches).toBeGreaterThan(50);
      expect(Math.max(...stitchLengths(plan))).toBeLessThanOrEqual(MOST_UNITS);
      expect(Math.min(...stitchLengths(plan))).toBeGreaterThan(0);
    }
  });

  test('stays in the shape but for what it is longer against pull', () => {
    for (let seed = 30; seed < 36; seed++) {
      const random = numbersFrom(seed);
      const pullMm = random() * 0.6;
      const star = randomStar(random);
      const hole = circle(2.5);
      const shape = shapeOf([star, hole], { kind, angleDeg: Math.floor(random() * 180), pullMm });
      const area = { rings: shape.paths, rule: shape.rule };
      const { cover } = stitchShape(shape);
      const far = Math.max(...cover.flat().map((point) => outside(area, point)));
      // Contours follow a grid of 0.1 mm; running lies on the outline.
      expect(far).toBeLessThanOrEqual((kind === 'tatami' || kind === 'satin' ? pullMm : 0.12) + 1e-6);
    }
  });
});

test('underlay comes first and stays half a millimetre inside; a border comes last', () => {
  const shape = shapeOf([circle(15), circle(6)], { underlay: 'full', border: 'satin', widthMm: 2 });
  const layers = stitchShape(shape);
  const area = { rings: shape.paths, rule: shape.rule };
  const depths = layers.underlay.flat().map((point) => {
    expect(isInside(area, point)).toBe(true);
    return Math.min(...shape.paths.flatMap((path) => sidesOf(path).map(({ from, to }) => distanceToSide(point, from, to))));
  });
  expect(depths.reduce((least, depth) => Math.min(least, depth))).toBeGreaterThan(0.45);
  expect(layers.border).toHaveLength(2);
  const { plan } = planDesign([shape]);
  const places = [...plan.xs].map((x, index) => Math.hypot(x, plan.ys[index] ?? 0) / 10);
  // The outer border is the only part beyond the outline, and it is at the very end.
  const beyond = places.flatMap((radius, index) => (radius > 15.4 ? [index] : []));
  expect(beyond.length).toBeGreaterThan(100);
  expect(Math.min(...beyond)).toBeGreaterThan(plan.kinds.length / 2);
  const few = planDesign([shapeOf([circle(15)], { underlay: 'none' })]).plan;
  const many = planDesign([shapeOf([circle(15)], { underlay: 'full' })]).plan;
  expect(many.kinds.length).toBeGreaterThan(few.kinds.length + 100);
});

test('tatami covers: rows lie at the chosen distance over the whole area, none in a hole', () => {
  const { cover } = stitchShape(shapeOf([SQUARE, circle(4)], { angleDeg: 0, spacingMm: 0.4, pullMm: 0 }));
  const rows = [...new Set(cover.flat().map(({ y }) => Math.round(y * 1000)))].toSorted((a, b) => a - b);
  expect(rows).toHaveLength(50);
  expect(new Set(rows.slice(1).map((y, index) => y - (rows[index] ?? 0)))).toEqual(new Set([400]));
  for (const { x, y } of cover.flat()) expect(Math.hypot(x, y)).toBeGreaterThan(3.9);
});

test('neighbouring rows of tatami do not share their needle places', () => {
  const [line = []] = stitchShape(shapeOf([SQUARE], { angleDeg: 0, pullMm: 0, lengthMm: 3 })).cover;
  const inner = (y: number): string =>
    line
      .filter((point) => Math.abs(point.y - y) < 0.01 && Math.abs(point.x) < 9.9)
      .map(({ x }) => x.toFixed(2))
      .toSorted()
      .join();
  const [first = 0, second = 0] = [...new Set(line.map(({ y }) => y))].toSorted((a, b) => a - b);
  expect(inner(first)).not.toBe('');
  expect(inner(first)).not.toBe(inner(second));
});

test('the turned angle turns the rows', () => {
  const [line = []] = stitchShape(shapeOf([SQUARE], { angleDeg: 90, pullMm: 0 })).cover;
  const [a, b] = line;
  expect(Math.abs((a?.x ?? 0) - (b?.x ?? 9))).toBeLessThan(0.001);
});

test('crosses have four strokes’ places each and fill what fits', () => {
  const { cover } = stitchShape(shapeOf([SQUARE], { kind: 'cross', lengthMm: 2, angleDeg: 0 }));
  expect(cover).toHaveLength(10);
  // Ten squares there and ten back, and the corner where the way turns.
  for (const line of cover) expect(line).toHaveLength(22);
});

test('contours run inwards at the chosen distance', () => {
  const { cover } = stitchShape(shapeOf([circle(8)], { kind: 'contour', spacingMm: 0.5 }));
  const radii = cover.map((line) => line.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0) / line.length).toSorted((a, b) => b - a);
  expect(radii.length).toBeGreaterThanOrEqual(15);
  expect(radii[0]).toBeCloseTo(7.75, 0);
  expect((radii[0] ?? 0) - (radii[4] ?? 0)).toBeCloseTo(2, 0);
});

test('an open path is sewn along, not filled', () => {
  const line = ring(
    [
      [0, 0],
      [20, 0],
      [20, 20],
    ],
    false,
  );
  const { plan } = planDesign([shapeOf([line], { kind: 'tatami', lengthMm: 2 })]);
  expect(measurePlan(plan).stitches).toBeLessThan(30);
  expect(measurePlan(plan).box).toEqual({ left: 0, top: 0, right: 200, bottom: 200 });
});

test('rings of a font that overlap are one area, those that run the other way are holes', () => {
  const overlap = [circle(6, { x: -3 }), circle(6, { x: 3 })];
  const places = (rule: 'nonzero' | 'evenodd'): number =>
    stitchShape(shapeOf(overlap, { pullMm: 0 }, { rule }))
      .cover.flat()
      .filter(({ x, y }) => Math.abs(x) < 1 && Math.abs(y) < 1).length;
  expect(places('nonzero')).toBeGreaterThan(0);
  expect(places('evenodd')).toBe(0);
  const letter = [circle(6), { ...circle(3), points: circle(3).points.toReversed() }];
  const { cover } = stitchShape(shapeOf(letter, { pullMm: 0 }, { rule: 'nonzero' }));
  expect(Math.min(...cover.flat().map(({ x, y }) => Math.hypot(x, y)))).toBeGreaterThan(2.9);
});

test('shapes too small to sew give nothing and are named', () => {
  const { plan, empty } = planDesign([shapeOf([circle(0.05)], {}, { id: 'dot' }), shapeOf([circle(5)])]);
  expect(empty).toEqual(['dot']);
  expect(measurePlan(plan).stitches).toBeGreaterThan(100);
  expect(planDesign([]).plan.kinds).toHaveLength(0);
});

test('the thread is changed between colours only, and cut between shapes that lie apart', () => {
  const shapes = [shapeOf([circle(4, { x: -20 })]), shapeOf([circle(4, { x: 20 })]), shapeOf([circle(4)], {}, { thread: 'ink' })];
  const { plan } = planDesign(shapes);
  const facts = measurePlan(plan);
  expect([facts.changes, facts.trims]).toEqual([1, 2]);
  expect(plan.blocks.map(({ thread }) => thread)).toEqual(['vermilion', 'ink']);
  expect(facts.blocks.reduce((sum, { stitches }) => sum + stitches, 0)).toBe(facts.stitches);
  expect(facts.metres).toBeGreaterThan(0.5);
});

test('planning stops at the limit and says so', () => {
  const { plan, isCut } = planDesign([shapeOf([circle(30)])], 2000);
  expect(isCut).toBe(true);
  expect(plan.kinds.length).toBeLessThan(20_000);
});

test('the same shapes give the same plan', () => {
  const shapes = [shapeOf([randomStar(numbersFrom(3))], { kind: 'contour' }), shapeOf([circle(9)])];
  expect(planDesign(shapes)).toEqual(planDesign(shapes));
});

test('the thread is tied along its own stitches, never out into the cloth', () => {
  const shape = shapeOf([circle(4, { x: -8 }), circle(4, { x: 8 })], { pullMm: 0.2 });
  const { plan } = planDesign([shape]);
  const area = { rings: shape.paths, rule: shape.rule };
  expect(measurePlan(plan).trims).toBe(2);
  const far = [...plan.kinds].map((kind, index) =>
    kind === COMMAND.stitch ? outside(area, { x: (plan.xs[index] ?? 0) / 10, y: (plan.ys[index] ?? 0) / 10 }) : 0,
  );
  expect(Math.max(...far)).toBeLessThan(0.35);
});
