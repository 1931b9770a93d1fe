import { describe, expect, test } from '@jest/globals';
import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import type { StudioDocument, StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { BLANK_KEYS, BLANKS } from '../blanks/blanks.ts';
import { readSvg, writeSvg } from '../export/studio-svg.ts';
import { align, distribute } from './align.ts';
import { boundsOf } from './bounds.ts';
import { addObjects, changeObjects, duplicateObjects, moveLayer, objectsOf, removeObjects, withGroups } from './change-document.ts';
import { MAX_STEPS, record, redo, startHistory, undo } from './history.ts';
import { makeImage, makeShape, makeStroke, makeText } from './make-object.ts';
import { newDocument, withBlank } from './new-document.ts';
import { printQuality } from './print-quality.ts';
import { snap } from './snap.ts';

const empty = newDocument('tee');
const [front] = empty.areas;
if (front === undefined) throw new Error('A tee has a front');
const text = makeText('折目 <&"> 👘\nשלום', '#26262b', front);
const star = { ...makeShape('star', '#c23e27', front), angle: 30, flipX: true, opacity: 0.5, name: 'Star' };
const line = makeStroke(
  [
    [10, 10],
    [40, 60],
    [80, 20],
  ],
  '#27395f',
  3,
);
const picture = makeImage({ source: 'local:abc', name: 'fern', pixelWidth: 1200, pixelHeight: 900 }, front);
const full = addObjects(empty, 'front', [text, star, line, { ...picture, tile: 40 }]);
const ids = (document: StudioDocument): readonly string[] => objectsOf(document, 'front').map(({ id }) => id);

describe('a file', () => {
  test('of JSON opens again as it was', () => {
    expect(readStudioDocument(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });

  test('of SVG opens again as it was, draws every object, and shows what is hidden to nobody', () => {
    const hidden = changeObjects(full, new Set([star.id]), () => ({ hidden: true }));
    const area = hidden.areas[0] ?? front;
    const svg = writeSvg(hidden, area, (source) => `data:image/png,${source}`);
    expect(readStudioDocument(readSvg(svg))).toEqual(hidden);
    const stored = svg
      .replaceAll('&quot;', '"')
      .replaceAll('折', '&#x6298;')
      .replace('<metadata id="orime-studio"', "<metadata\n  id='orime-studio'");
    expect(readStudioDocument(readSvg(stored))).toEqual(hidden);
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawn.querySelector('parsererror')).toBeNull();
    expect([...drawn.querySelectorAll('svg > g')].map(({ id }) => id)).toEqual([text.id, line.id, picture.id]);
    expect([...drawn.querySelectorAll('tspan')].map(({ textContent }) => textContent)).toEqual(['折目 <&"> 👘', 'שלום']);
    expect(drawn.documentElement.getAttribute('width')).toBe(`${String(area.print[0])}mm`);
  });

  test.each([
    ['another program’s drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['broken metadata', '<svg xmlns="http://www.w3.org/2000/svg"><metadata id="orime-studio">{</metadata></svg>'],
    ['no drawing at all', 'hello'],
  ])('of %s opens nothing', (_, svg) => expect(readStudioDocument(readSvg(svg))).toBeUndefined());

  test.each([
    ['a foreign source', { ...picture, source: 'https://elsewhere.example/a.png' }],
    ['a script for a colour', { ...text, fill: 'url(javascript:alert(1))' }],
    ['no size', { ...star, width: 0 }],
  ])('with %s is refused', (_, object) =>
    expect(readStudioDocument({ ...empty, areas: [{ ...front, objects: [object] }] })).toBeUndefined(),
  );

  test('with 201 objects over its areas is refused', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...star, id: String(index) }));
    const areas = (more: number) =>
      empty.areas.map((area, index) => ({ ...area, objects: many(index === 0 ? 100 : index === 1 ? 100 + more : 0) }));
    expect(readStudioDocument({ ...empty, areas: areas(0) })).toBeDefined();
    expect(readStudioDocument({ ...empty, areas: areas(1) })).toBeUndefined();
  });
});

test('a long line of the brush and a far move stay within what opens again', () => {
  const spiral = Array.from({ length: 5000 }, (_, index) => [index / 40, Math.sin(index / 50) * 40] as const);
  const drawn = addObjects(empty, 'front', [makeStroke(spiral, '#000000', 2)]);
  const far = changeObjects(drawn, new Set(ids(drawn)), () => ({ x: 9000, y: -9000, width: 9000 }));
  expect(readStudioDocument(far)).toEqual(far);
});

describe('a change', () => {
  test('shares what it left alone', () => {
    const moved = changeObjects(full, new Set([star.id]), ({ x }) => ({ x: x + 1 }));
    expect(moved.areas[1]).toBe(full.areas[1]);
    expect(objectsOf(moved, 'front')[0]).toBe(text);
    expect(changeObjects(full, new Set([star.id]), () => ({ x: star.x }))).toBe(full);
  });

  test('of a field that an object does not have is left out', () => {
    const coloured = changeObjects(full, new Set(ids(full)), () => ({ fill: '#ffffff', text: 'x' }));
    expect(objectsOf(coloured, 'front').map((object) => ('fill' in object ? object.fill : undefined))).toEqual([
      '#ffffff',
      '#ffffff',
      undefined,
      undefined,
    ]);
    expect(objectsOf(coloured, 'front')[1]).not.toHaveProperty('text');
  });

  test('of layers keeps within the list, and removal takes one away', () => {
    expect(ids(moveLayer(full, text.id, 1))).toEqual([star.id, text.id, line.id, picture.id]);
    expect(ids(moveLayer(full, text.id, -5))).toEqual(ids(full));
    expect(ids(removeObjects(full, new Set([star.id])))).not.toContain(star.id);
  });

  test('beyond 200 objects is none', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...star, id: String(index) }));
    const packed = addObjects(empty, 'front', many);
    expect(addObjects(packed, 'back', [text])).toBe(packed);
  });

  test('copies a group as a group of its own', () => {
    const grouped = changeObjects(full, new Set([text.id, star.id]), () => ({ group: 'g' }));
    expect(withGroups(objectsOf(grouped, 'front'), new Set([text.id]))).toEqual(new Set([text.id, star.id]));
    let next = 0;
    const copied = objectsOf(
      duplicateObjects(grouped, 'front', new Set([text.id, star.id]), () => `n${String((next += 1))}`),
      'front',
    ).slice(4);
    expect(new Set(copied.map(({ group }) => group)).size).toBe(1);
    expect(copied[0]?.group).not.toBe('g');
  });

  test('of the blank loses nothing: an area that is missing moves to the first one', () => {
    const both = addObjects(full, 'sleeve-left', [{ ...star, id: 'sleeve' }]);
    const bag = withBlank(both, 'bag');
    expect(ids(bag)).toEqual([...ids(full), 'sleeve']);
    expect(readStudioDocument(bag)).toEqual(bag);
  });
});

describe('steps', () => {
  test('go back a hundred and forward again; those with one mark are one', () => {
    let history = startHistory(0);
    for (let step = 1; step <= 150; step += 1) history = record(history, step);
    for (let step = 0; step < 200; step += 1) history = undo(history);
    expect(history.present).toBe(150 - MAX_STEPS);
    for (let step = 0; step < 5; step += 1) history = redo(history);
    expect(history.present).toBe(155 - MAX_STEPS);
    const typed = ['a', 'ab', 'abc'].reduce((done, word) => record(done, word, 'text'), startHistory(''));
    expect(undo(typed).present).toBe('');
    expect(record(typed, 'abc')).toBe(typed);
  });
});

describe('places', () => {
  const box = (id: string, x: number): StudioObject => ({
    ...makeShape('rectangle', '#000000', front),
    id,
    x,
    y: 50,
    width: 20,
    height: 10,
  });
  test('a turned object takes its whole box', () => {
    const { left, right, top, bottom } = boundsOf({ x: 0, y: 0, width: 20, height: 10, angle: 90 });
    expect([left, right, top, bottom].map(Math.round)).toEqual([-5, 5, -10, 10]);
  });
  test('one is aligned to the print area, several to each other, gaps become even', () => {
    const document = addObjects(empty, 'front', [box('a', 20), box('b', 60), box('c', 150)]);
    const xs = (changed: StudioDocument) => objectsOf(changed, 'front').map(({ x }) => Math.round(x));
    expect(xs(align(document, 'front', new Set(['a']), 'center'))).toEqual([Math.round(front.print[0] / 2), 60, 150]);
    expect(xs(align(document, 'front', new Set(['a', 'c']), 'left'))).toEqual([20, 60, 20]);
    expect(xs(distribute(document, 'front', new Set(['a', 'b', 'c']), 'x'))).toEqual([20, 85, 150]);
  });
  test('a box is drawn to the nearest line within reach', () => {
    const near = { left: 1, top: 30, right: 21, bottom: 40 };
    expect(snap(near, [], [100, 100], 2)).toEqual({ dx: -1, dy: 0, guides: [{ axis: 'x', at: 0 }] });
    expect(snap(near, [], [100, 100], 0.5).guides).toEqual([]);
  });
});

test.each([
  [1200, 100, 'good', 304],
  [1200, 250, 'soft', 121],
  [1200, 500, 'refused', 60],
])('a picture of %i pixels over %i mm is %s', (pixelWidth, width, verdict, dpi) => {
  expect(printQuality({ pixelWidth, pixelHeight: 900, width, height: width * 0.75, tile: null })).toEqual({ dpi, verdict });
});

test('a picture begins at a size that may be printed', () => {
  const small = makeImage({ source: 'local:x', name: '', pixelWidth: 100, pixelHeight: 100 }, front);
  expect(printQuality(small).verdict).not.toBe('refused');
});

test('every blank has sides with print areas on their pieces', () => {
  for (const key of BLANK_KEYS) {
    const { areas } = BLANKS[key];
    expect(areas.length).toBeGreaterThan(0);
    for (const { widthMm, heightMm, printMm, rectCm } of areas) {
      const [x, y, width, height] = printMm;
      expect(Math.min(x, y, width, height, widthMm - x - width, heightMm - y - height)).toBeGreaterThan(0);
      expect(Math.abs(rectCm[2]) * 10).toBeCloseTo(width, 0);
    }
  }
});
