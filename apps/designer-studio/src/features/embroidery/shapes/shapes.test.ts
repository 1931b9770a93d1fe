import { describe, expect, test } from '@jest/globals';
import { boxOf, lengthOf } from '../stitch/geometry/path.ts';
import { BASIC_SHAPES, basicShape } from './basic-shapes.ts';
import { importSvg } from './svg/import-svg.ts';
import { readPathData } from './svg/read-path-data.ts';
import { fitInto, frameOf, turnPaths } from './transform.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 100 100" width="100mm"'): string =>
  `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const read = (text: string) => {
  const result = importSvg(text);
  if (result.status !== 'read') throw new Error(result.why);
  return result;
};

test('areas, lines, colours and true sizes of a drawing are taken over', () => {
  const { shapes, leftOut } = read(
    svg(`<style>.leaf, .stem{fill:#3a7}</style>
      <g transform="translate(10 20) scale(2)"><path class="leaf" id="a&amp;b" d="M0 0h20v10H0z"/></g>
      <circle cx="70" cy="70" r="10" fill="none" stroke="rgb(255,0,0)" stroke-width="3"/>
      <text>hello</text><image href="data:image/png;base64,AA=="/>`),
  );
  expect(leftOut).toBe(2);
  expect(shapes.map(({ name, colour, lineMm }) => [name, colour, lineMm])).toEqual([
    ['a&b', [51, 170, 119], undefined],
    ['', [255, 0, 0], 3],
  ]);
  // The whole spans 10 to 80 and 20 to 80 mm, and lies around the middle.
  expect(boxOf(shapes.flatMap(({ paths }) => paths))).toMatchObject({ left: -35, top: -30, right: 35 });
  expect(frameOf(shapes[0]?.paths ?? [])).toMatchObject({ width: 40, height: 20 });
  expect(frameOf(read(svg('<rect width="10" height="20" rx="3"/>', 'viewBox="0 0 50 50"')).shapes[0]?.paths ?? []).height).toBeCloseTo(
    80,
    5,
  );
});

test.each([
  ['a program', svg('<script>alert(1)</script><path d="M0 0h1v1z"/>'), 'script'],
  ['a program in a link', svg('<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>'), 'script'],
  ['a handler', svg('<path onclick="x()" d="M0 0h1v1z"/>'), 'handler'],
  ['a page', svg('<foreignObject/><path d="M0 0h1v1z"/>'), 'foreign'],
  ['something from elsewhere', svg('<image xlink:href="https://example.com/a.png"/><path d="M0 0h1v1z"/>'), 'outside'],
  ['a style from elsewhere', svg('<style>@import "https://example.com/a.css";</style><path d="M0 0h1v1z"/>'), 'outside'],
  ['a fill from elsewhere', svg('<path fill="url(https://example.com/a)" d="M0 0h1v1z"/>'), 'outside'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(9)}">]>${svg('<path d="M0 0h1v1z"/>')}`, 'not_svg'],
  ['no XML', 'hello', 'not_svg'],
  ['tags that do not match', '<svg><g></svg></g>', 'not_svg'],
  ['nothing to sew', svg('<text>hello</text>'), 'empty'],
  ['too much', svg(`<path d="${'M0 0'.repeat(600_000)}"/>`), 'too_large'],
])('%s refuses the whole file', (_, text, why) => {
  expect(importSvg(text)).toEqual({ status: 'refused', why });
});

describe('path data', () => {
  test('relative and absolute commands, repeated ones and packed numbers give the same square', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    for (const data of ['M0 0H10V10H0Z', 'm0,0 10,0 0,10-10,0z', 'M0 0L10 0 10 10 0 10Z', 'M0 0h10v10h-1e1z'])
      expect(readPathData(data, 100)).toEqual([{ points: square, isClosed: true }]);
  });

  test('curves and arcs have their length, whether they are written short or long', () => {
    const lengths = ['M0 0A5 5 0 0 1 10 0', 'M0 0a5 5 0 0110 0', 'M0 0C0-2.761 2.239-5 5-5S10-2.761 10 0'].map((data) =>
      lengthOf(readPathData(data, 20)[0]?.points ?? []),
    );
    for (const length of lengths) expect(length).toBeCloseTo(Math.PI * 5, 1);
    expect(lengthOf(readPathData('M0 0Q5 10 10 0T20 0', 20)[0]?.points ?? [])).toBeGreaterThan(24);
  });

  test('holes stay paths of their own, and what follows an error is left out', () => {
    expect(readPathData('M0 0h9v9h-9zM3 3h3v3h-3z', 9)).toHaveLength(2);
    expect(readPathData('M0 0L5 5 L bad', 9)[0]?.points).toHaveLength(2);
    expect(readPathData('', 9)).toEqual([]);
  });
});

test('basic shapes are 30 mm at most, and lie around the middle', () => {
  for (const kind of BASIC_SHAPES) {
    const { x, width, height } = frameOf([basicShape(kind)]);
    expect(Math.max(width, height)).toBeGreaterThan(25);
    expect(Math.max(width, height)).toBeLessThanOrEqual(31);
    expect(Math.abs(x)).toBeLessThan(0.5);
    expect(basicShape(kind).isClosed).toBe(kind !== 'wave');
  }
});

test('a shape takes the place and size that it is given, and turns around its middle', () => {
  const paths = [basicShape('square')];
  expect(frameOf(fitInto(paths, { x: 5, y: -4, width: 12, height: 50 }))).toEqual({ x: 5, y: -4, width: 12, height: 50 });
  const turned = frameOf(turnPaths(fitInto(paths, { x: 5, y: 5, width: 10, height: 20 }), 90));
  expect([turned.x, turned.y, turned.width, turned.height].map(Math.round)).toEqual([5, 5, 20, 10]);
});
