import { describe, expect, test } from '@jest/globals';
import { COMMAND, measurePlan, planDesign, type Plan } from '../stitch/plan/index.ts';
import { circle, numbersFrom, randomStar, ring, shapeOf, SQUARE } from '../stitch/test/sample-shapes.ts';
import { rgbOf } from '../threads/palette.ts';
import { readDst } from './test/read-dst.ts';
import { readExp } from './test/read-exp.ts';
import type { ReadFile } from './test/read-file.ts';
import { readPes } from './test/read-pes.ts';
import { writeDst } from './write-dst.ts';
import { writeExp } from './write-exp.ts';
import { writePes } from './write-pes.ts';

const random = numbersFrom(7);
const design = planDesign([
  shapeOf([circle(25), circle(12)], { kind: 'tatami', angleDeg: 20, border: 'satin' }, { thread: 'indigo' }),
  shapeOf([randomStar(random)], { kind: 'contour' }, { thread: 'marigold' }),
  shapeOf([SQUARE], { kind: 'cross', lengthMm: 2 }, { thread: 'scarlet' }),
  shapeOf(
    [
      ring(
        [
          [-40, -45],
          [0, 30],
          [44, -20],
        ],
        false,
      ),
    ],
    { kind: 'satin', widthMm: 4 },
    { thread: 'leaf' },
  ),
]).plan;
const colours = ['#22315f', '#f4a51c', '#d6202b', '#5da33c'].map(rgbOf);

/** Where the needle goes down according to the plan. */
function stitchesOf({ kinds, xs, ys }: Plan): readonly (readonly [number, number])[] {
  return [...kinds].flatMap((kind, index) => (kind === COMMAND.stitch ? [[xs[index] ?? 0, ys[index] ?? 0] as const] : []));
}

function changesOf({ kinds }: Plan): readonly number[] {
  let stitches = 0;
  return [...kinds].flatMap((kind) => {
    if (kind === COMMAND.stitch) stitches++;
    return kind === COMMAND.colour ? [stitches] : [];
  });
}

const FILES: readonly (readonly [name: string, file: ReadFile, longest: number])[] = [
  ['DST', readDst(writeDst(design, 'Sample')), 121],
  ['EXP', readExp(writeExp(design)), 127],
  ['PES', readPes(writePes(design, 'Sample', colours)), 2047],
];

describe.each(FILES)('%s, read back by the published table', (_, file, longest) => {
  test('has every stitch at its place, and the same colour changes', () => {
    expect(file.stitches.length).toBeGreaterThan(4000);
    expect(file.stitches).toEqual(stitchesOf(design));
    expect(file.changes).toEqual(changesOf(design));
    expect(file.changes).toHaveLength(3);
  });

  test('moves no further than its records can, and ends', () => {
    expect(file.longest).toBeLessThanOrEqual(longest);
    expect(file.hasEnd).toBe(true);
  });
});

test('the header of a DST says what is in it', () => {
  const bytes = writeDst(design, 'Fern on a pocket シダ');
  const { header, records } = readDst(bytes);
  const { box } = measurePlan(design);
  const number = (key: string): number => Number(header.get(key)?.replace(/^\+ */, ''));
  expect(bytes.length).toBe(512 + records * 3);
  expect([number('ST'), number('CO'), header.get('LA')]).toEqual([records, 3, 'FERN ON A POCKET']);
  expect([number('+X'), number('-X'), number('+Y'), number('-Y')]).toEqual([box?.right, -(box?.left ?? 0), -(box?.top ?? 0), box?.bottom]);
});

test('a cut in a DST is three jumps at least, so that machines take it for one', () => {
  const { plan } = planDesign([shapeOf([circle(2, { x: -6 })]), shapeOf([circle(2, { x: 6 })])]);
  const { kinds } = plan;
  expect([...kinds].filter((kind) => kind === COMMAND.trim)).toHaveLength(1);
  const bytes = writeDst(plan, 'A');
  const marks = Array.from({ length: (bytes.length - 512) / 3 }, (_, index) => ((bytes[512 + index * 3 + 2] ?? 0) & 0x80 ? 'j' : 's')).join(
    '',
  );
  expect(marks.replace(/^j+/, '')).toMatch(/sjjj+s/);
});

test('a PES names Brother’s nearest threads, its size, and carries a picture of the whole and of each colour', () => {
  const { threads, width, height, icons, dots, label } = readPes(writePes(design, 'Sample', colours));
  const { box } = measurePlan(design);
  expect([width, height]).toEqual([(box?.right ?? 0) - (box?.left ?? 0), (box?.bottom ?? 0) - (box?.top ?? 0)]);
  expect(threads).toHaveLength(4);
  expect([icons, label]).toEqual([5, 'SAMPLE']);
  expect(dots).toBeGreaterThan(100);
  // Brother's own colours are found exactly: 5 red, 20 black, 29 white.
  expect(
    readPes(
      writePes(design, 'x', [
        [237, 23, 31],
        [0, 0, 0],
        [240, 240, 240],
        [14, 31, 124],
      ]),
    ).threads,
  ).toEqual([5, 20, 29, 1]);
});

test('random designs come back the same', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const next = numbersFrom(seed);
    const { plan } = planDesign([
      shapeOf([randomStar(next)], { angleDeg: Math.floor(next() * 180), spacingMm: 0.25 + next() / 4 }),
      shapeOf([randomStar(next)], { kind: 'satin' }, { thread: 'ink' }),
    ]);
    const stitches = stitchesOf(plan);
    for (const file of [readDst(writeDst(plan, '')), readExp(writeExp(plan)), readPes(writePes(plan, '', colours.slice(0, 2)))])
      expect(file.stitches).toEqual(stitches);
  }
});
