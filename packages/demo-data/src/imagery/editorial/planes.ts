import type { EditorialSpec } from '../../vocabulary/index.ts';
import { garmentSpots } from '../../vocabulary/index.ts';
import { linear, mix, type Rgb } from '../cloth/dye.ts';
import { creases, drape, fan, hungFolds } from '../cloth/relief.ts';
import { createNoise } from '../noise.ts';
import { createRandom } from '../random.ts';
import { curve, unsettled, type Polyline } from '../raster/outline.ts';
import type { Picture } from '../scene/studio.ts';
import { clothOf, nth, wallPaint } from './palette.ts';
import { paintCloth, placeGarment } from './place.ts';
import { createRoom, drawRod, fillShape, throwWindowLight } from './stage.ts';

/** Painted architecture: an arch, a wall end, steps; a garment in the opening, or a cloth over the steps. */
export function composePlanes(spec: EditorialSpec, width: number, height: number): Picture {
  const random = createRandom(spec.seed);
  const plaster = (index: number): Rgb => mix(nth(spec, index), linear('#d8cbb8'), 0.32);
  const floor = mix(plaster(0), linear('#7a6a58'), 0.3);
  const picture = createRoom(width, height, wallPaint(spec), floor, 0.86);
  const mirror = random() < 0.5;
  const flip = (line: Polyline): Polyline => (mirror ? line.map(([x, y]) => [width - x, y]) : line);
  const [spot] = garmentSpots('planes', 1);
  const garment = spec.garments?.[0];
  const centre = garment && spot ? width * spot.x : width * 0.4;
  const span = Math.min(width, height * 0.9) * (garment ? 0.39 : 0.27);
  const top = height * (garment ? 0.09 : 0.16);
  const fall =
    (from: number): ((x: number, y: number) => number) =>
    (x, y) =>
      from - 0.28 * (x / width) - 0.16 * (y / height);
  fillShape(picture, flip(arch(centre + width * 0.03, top + height * 0.012, span, height * 0.86)), plaster(1), fall(0.62));
  fillShape(picture, flip(arch(centre, top + height * 0.03, span * 0.95, height * 0.865)), plaster(1), fall(1.06), 0);
  fillShape(
    picture,
    flip([
      [-10, height * 0.3],
      [width * 0.16, height * 0.34],
      [width * 0.16, height * 0.92],
      [-10, height * 0.95],
    ]),
    plaster(2),
    fall(1.08),
    Math.round(height * 0.02),
  );
  const step = (index: number): void => {
    const left = width * (0.66 + 0.1 * index);
    const head = height * (0.8 - 0.075 * index);
    fillShape(
      picture,
      flip([
        [left, head],
        [width + 20, head],
        [width + 20, height * 0.97],
        [left, height * 0.97],
      ]),
      plaster(2 + index),
      fall(0.98 - 0.06 * index),
      Math.round(height * 0.014),
    );
    fillShape(
      picture,
      flip([
        [left, head],
        [left + width * 0.035, head - height * 0.022],
        [width + 20, head - height * 0.022],
        [width + 20, head],
      ]),
      plaster(2 + index),
      fall(1.28),
    );
  };
  for (const index of [2, 1, 0]) step(index);
  if (garment && spot)
    placeGarment(picture, garment, {
      x: centre,
      y: height * (spot.y - 0.02),
      width: span * 1.7,
      height: height * 0.68,
      away: height * 0.04,
    });
  else hangInArch(picture, spec, mirror ? width - centre : centre, top, span * 0.95);
  throwWindowLight(picture, spec.seed, 0.74);
  return picture;
}

/** No garment: a length of cloth hangs in the opening. */
function hangInArch(picture: Picture, spec: EditorialSpec, centre: number, top: number, half: number): void {
  const { height } = picture;
  const scale = height / 1200;
  const noise = createNoise(spec.seed + 1);
  const [x, y, reach] = [centre / scale, top / scale + 100, (half / scale) * 0.6];
  drawRod(picture, [centre - half * 0.8, y * scale], [centre + half * 0.8, y * scale], height * 0.009, linear('#8b7b62'));
  const outline = unsettled(
    curve([
      [x - reach, y - 4, 'c'],
      [x + reach, y - 5, 'c'],
      [x + reach + 8, y + 320],
      [x + reach + 14, y + 660, 'c'],
      [x, y + 672],
      [x - reach - 12, y + 656, 'c'],
      [x - reach - 6, y + 300],
    ]),
    noise,
    12,
    0,
  );
  const folds = fan(spec.seed, [x, y], [80, 100], 4, 700, 8, 20);
  paintCloth(
    picture,
    {
      kind: 'part',
      outline,
      role: 'main',
      grain: 0,
      roll: 4,
      shade: 1,
      lift: 0,
      reliefs: [hungFolds(noise, 14, 58), drape(noise, 3, 90), creases(folds)],
    },
    clothOf(spec, 0),
    scale,
    28 * scale,
  );
}

/** A round-headed opening standing on `foot`. */
function arch(centre: number, top: number, half: number, foot: number): Polyline {
  const line: [number, number][] = [[centre - half, foot]];
  for (let step = 0; step <= 40; step++) {
    const angle = Math.PI * (1 - step / 40);
    line.push([centre + half * Math.cos(angle), top + half - half * Math.sin(angle)]);
  }
  line.push([centre + half, foot]);
  return line;
}
