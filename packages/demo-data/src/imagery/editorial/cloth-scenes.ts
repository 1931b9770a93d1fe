import type { EditorialSpec } from '../../vocabulary/index.ts';
import { linear, mix } from '../cloth/dye.ts';
import { creases, crumple, drape, fan, hungFolds, type Relief } from '../cloth/relief.ts';
import { thrownFolds } from '../cloth/thrown-folds.ts';
import { tube } from '../cloth/tube.ts';
import { weaves } from '../cloth/weaves.ts';
import type { Part } from '../garment/piece.ts';
import { createNoise } from '../noise.ts';
import { createRandom } from '../random.ts';
import { curve, unsettled, type Point, type Polyline } from '../raster/outline.ts';
import type { Picture } from '../scene/studio.ts';
import { clothOf, nth, wallPaint } from './palette.ts';
import { paintCloth } from './place.ts';
import { createRoom, drawRod, throwWindowLight } from './stage.ts';

const plain = { kind: 'part', role: 'main', grain: 0, roll: 0, shade: 1, lift: 0 } as const;

/** Cloth from edge to edge, thrown in long folds; the palette's other colours lie across it. */
export function composeLandscape(spec: EditorialSpec, width: number, height: number): Picture {
  const picture = createRoom(width, height, nth(spec, 0), nth(spec, 0), 2);
  const random = createRandom(spec.seed);
  const scale = width / (760 + 260 * random());
  const noise = createNoise(spec.seed);
  const angle = (18 + 40 * random()) * (random() < 0.5 ? 1 : -1);
  const ground: Part = {
    ...plain,
    outline: box(-40, -40, width / scale + 40, height / scale + 40),
    grain: angle,
    reliefs: [thrownFolds(noise, angle), drape(noise, 7, 120, angle + 30, 3)],
  };
  paintCloth(picture, ground, clothOf(spec, 0), scale, 0);
  const others = Math.min(2, spec.palette.length - 1);
  const sides = random() < 0.5 ? (['right', 'left'] as const) : (['left', 'right'] as const);
  for (let index = 0; index < others; index++) {
    // A second one only on wide pictures: it takes the opposite corner.
    if (index === 0 || width > height)
      layAcross(picture, spec, index + 1, sides[index] ?? 'right', index === 0 ? 0.62 + 0.14 * random() : 0.84, scale);
  }
  return picture;
}

/** Another cloth from one side, beginning at `from` of the width (counted from the far side). */
function layAcross(picture: Picture, spec: EditorialSpec, index: number, side: 'left' | 'right', from: number, scale: number): void {
  const random = createRandom(spec.seed + index * 5);
  const noise = createNoise(spec.seed + index * 5);
  const [w, h] = [picture.width / scale, picture.height / scale];
  const lean = w * (random() - 0.5) * 0.5;
  const start = w * from;
  const edge: readonly Point[] = [
    [start + lean, -70, 'c'],
    [start + lean * 0.5, h * 0.26],
    [start - lean * 0.2, h * 0.6],
    [start - lean * 0.7, h + 70, 'c'],
    [w + 220, h + 70, 'c'],
    [w + 220, -70, 'c'],
  ];
  const line = unsettled(curve(edge), noise, 50, 0);
  const outline = side === 'right' ? line : line.map(([x, y]) => [w - x, y] as const);
  const angle = 100 + 30 * (random() - 0.5);
  paintCloth(
    picture,
    { ...plain, outline, grain: angle, roll: 6, reliefs: [thrownFolds(noise, angle - 84), drape(noise, 6, 90, angle, 9)] },
    clothOf(spec, index, false),
    scale,
    26 * scale,
  );
}

/** Lengths of cloth hanging side by side from a rail. */
export function composeHanging(spec: EditorialSpec, width: number, height: number): Picture {
  const wall = mix(wallPaint(spec, spec.palette.length - 1), linear('#ded6c9'), 0.45);
  const picture = createRoom(width, height, wall, mix(wall, linear('#4e4338'), 0.45), 0.93);
  const random = createRandom(spec.seed);
  const scale = height / 1200;
  const lengths = Math.max(2, Math.min(width > height ? 6 : 4, spec.palette.length + 1));
  const railY = 0.07 * height;
  drawRod(picture, [-10, railY], [width + 10, railY], height * 0.011, linear('#8b7b62'));
  const share = width / scale / lengths;
  for (let index = 0; index < lengths; index++) {
    const noise = createNoise(spec.seed + index * 7);
    const left = index * share + share * (0.1 + 0.06 * random());
    const right = left + share * (0.74 + 0.14 * random());
    const foot = 1200 * (0.74 + 0.18 * random());
    const outline = unsettled(
      curve([
        [left, railY / scale - 5, 'c'],
        [right, railY / scale - 5, 'c'],
        [right + 6, foot * 0.5],
        [right + 9, foot, 'c'],
        [(left + right) / 2, foot + 8],
        [left - 7, foot, 'c'],
        [left - 4, foot * 0.5],
      ]),
      noise,
      12,
      0,
    );
    const folds = fan(spec.seed + index, [(left + right) / 2, railY / scale], [82, 98], 4, 820, 6, 20);
    const reliefs = [hungFolds(noise, 12, 52 + 14 * random(), index), drape(noise, 3, 90), creases(folds)];
    paintCloth(picture, { ...plain, outline, roll: 3, reliefs }, clothOf(spec, index, index % 2 === 0), scale, 30 * scale);
  }
  throwWindowLight(picture, spec.seed, 0.8);
  return picture;
}

/** Folded cloths in a stack on a table. */
export function composeStack(spec: EditorialSpec, width: number, height: number): Picture {
  const wall = wallPaint(spec, spec.palette.length - 1);
  const picture = createRoom(width, height, wall, mix(wall, linear('#e0d6c6'), 0.35), 0.74);
  const random = createRandom(spec.seed);
  const scale = height / 1200;
  const count = 6;
  const middle = width / scale / 2;
  let foot = 1200 * 0.86;
  const wide = Math.min(width / scale, 1100) * 0.33;
  for (let index = 0; index < count; index++) {
    const noise = createNoise(spec.seed + index * 11);
    const thick = 74 + 34 * random();
    const half = wide * (0.92 + 0.12 * random());
    const shift = (random() - 0.5) * 34;
    const top = foot - thick;
    const slab: readonly Point[] = [
      [middle + shift - half, top + 14],
      [middle + shift - half * 0.5, top + 2],
      [middle + shift + half * 0.5, top + 3],
      [middle + shift + half, top + 12],
      [middle + shift + half + 10, top + thick * 0.55],
      [middle + shift + half, foot],
      [middle + shift, foot + 5],
      [middle + shift - half, foot],
      [middle + shift - half - 8, top + thick * 0.5],
    ];
    const outline = unsettled(curve(slab), noise, 12, weaves[spec.fabric ?? 'linen'].fuzz);
    // Each cloth is folded twice: two thick leaves with a crease between them.
    const leaves: Relief = (x, y) => 11 * Math.abs(Math.sin(((y - top) / thick) * Math.PI * 2 + 0.3 * noise.at(x * 0.008, index))) ** 0.7;
    const part: Part = {
      ...plain,
      outline,
      grain: 90,
      roll: 7,
      lift: 10,
      reliefs: [tube(outline, 90, 0.5), leaves, drape(noise, 4, 60, 8), crumple(noise, 1.6 * weaves[spec.fabric ?? 'linen'].crumple, 40)],
    };
    paintCloth(picture, part, clothOf(spec, index, index % 3 === 1), scale, 16 * scale);
    foot = top + 7;
  }
  throwWindowLight(picture, spec.seed, 0.7);
  return picture;
}

function box(left: number, top: number, right: number, bottom: number): Polyline {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
