import type { DesignRecipe, EditorialSpec } from '../../vocabulary/index.ts';
import { garmentSpots } from '../../vocabulary/index.ts';
import { linear, mix } from '../cloth/dye.ts';
import { createRandom } from '../random.ts';
import type { Picture } from '../scene/studio.ts';
import { wallPaint } from './palette.ts';
import { placeGarment, sharedScales, type Placed } from './place.ts';
import { createRoom, drawRod, fillShape, throwWindowLight } from './stage.ts';

const brass = linear('#a58a5c');
const iron = linear('#3b3936');

/** One garment before a painted wall. */
export function composeSolo(spec: EditorialSpec, width: number, height: number): Picture {
  const picture = dressWall(spec, width, height);
  const [spot] = garmentSpots('solo', 1);
  const garment = spec.garments?.[0];
  if (garment && spot) {
    const placed = placeGarment(picture, garment, {
      x: width * spot.x,
      y: height * (spot.y + 0.01),
      width: width * 0.84,
      height: height * 0.84,
      away: height * 0.045,
    });
    drawPeg(picture, placed, garment);
  }
  throwWindowLight(picture, spec.seed, 0.8);
  return picture;
}

/** Two garments side by side, the second a step behind. */
export function composePair(spec: EditorialSpec, width: number, height: number): Picture {
  const picture = dressWall(spec, width, height);
  const garments = (spec.garments ?? []).slice(0, 2);
  const spots = garmentSpots('pair', garments.length);
  const scales = sharedScales(garments, width * 0.5, height * 0.8);
  // The further one is dressed first, so that the nearer lies over it.
  for (const index of [1, 0]) {
    const garment = garments[index];
    const spot = spots[index];
    if (garment && spot)
      placeGarment(picture, garment, {
        x: width * spot.x,
        y: height * (spot.y - 0.03),
        width: width * 0.5,
        height: height * 0.8,
        away: height * (index === 0 ? 0.05 : 0.03),
        scale: (scales[index] ?? 1) * (index === 0 ? 1 : 0.96),
      });
  }
  throwWindowLight(picture, spec.seed, 0.75);
  return picture;
}

/** A wall in one of three states: plain above a floor, painted to the dado, or with a sheet of paper hung on it. */
function dressWall(spec: EditorialSpec, width: number, height: number): Picture {
  const wall = wallPaint(spec);
  const other = wallPaint(spec, 1);
  const state = spec.seed % 3;
  const picture = createRoom(width, height, wall, mix(wall, linear('#5b4d40'), 0.4), state === 0 ? 0.9 : 1.2);
  const fall = (x: number, y: number): number => 1.16 - 0.3 * (x / width) - 0.14 * (y / height);
  if (state === 1) {
    const edge = height * (0.6 + 0.06 * ((spec.seed >> 3) % 3));
    fillShape(
      picture,
      [
        [-2, edge],
        [width + 2, edge + height * 0.004],
        [width + 2, height + 2],
        [-2, height + 2],
      ],
      mix(other, wall, 0.25),
      fall,
    );
  }
  if (state === 2) {
    const [left, right] = [width * 0.12, width * 0.88];
    fillShape(
      picture,
      [
        [left, height * 0.05],
        [right, height * 0.05],
        [right + width * 0.01, height * 0.955],
        [left - width * 0.006, height * 0.96],
      ],
      mix(other, linear('#e9e3d8'), 0.35),
      fall,
      Math.round(height * 0.012),
    );
  }
  return picture;
}

/** Two to four garments hanging on a rail. */
export function composeRail(spec: EditorialSpec, width: number, height: number): Picture {
  const wall = wallPaint(spec);
  const picture = createRoom(width, height, wall, mix(wall, linear('#4e4338'), 0.5), 0.88);
  const random = createRandom(spec.seed);
  const garments = (spec.garments ?? []).slice(0, 4);
  const railY = height * 0.12;
  drawRod(picture, [width * -0.02, railY], [width * 1.02, railY], height * 0.012, brass);
  // On a tall picture they hang closer, one over the next, rather than shrink.
  const share = Math.max((width / (garments.length + 0.6)) * 1.1, height * 0.26);
  const scales = sharedScales(garments, share, height * 0.7);
  garmentSpots('rail', garments.length).forEach((spot, index) => {
    const garment = garments[index];
    if (!garment) return;
    hang(picture, garment, width * spot.x + (random() - 0.5) * width * 0.01, railY, scales[index] ?? 1, height * 0.04);
  });
  throwWindowLight(picture, spec.seed, 0.66);
  return picture;
}

/** One or two garments where the sun of a window falls. */
export function composeWindow(spec: EditorialSpec, width: number, height: number): Picture {
  const wall = wallPaint(spec);
  const picture = createRoom(width, height, wall, mix(wall, linear('#3f372f'), 0.45), 0.87);
  const garments = (spec.garments ?? []).slice(0, 2);
  garmentSpots('window', garments.length).forEach((spot, index) => {
    const garment = garments[index];
    if (!garment) return;
    const placed = placeGarment(picture, garment, {
      x: width * spot.x,
      y: height * (spot.y - 0.02),
      width: width * (garments.length === 1 ? 0.8 : 0.46),
      height: height * 0.76,
      away: height * 0.075,
    });
    drawPeg(picture, placed, garment);
  });
  throwWindowLight(picture, spec.seed, 1);
  return picture;
}

/** Hangs a garment below the rail: its hook first, so that the cloth covers the hook's foot. */
function hang(picture: Picture, garment: DesignRecipe, x: number, railY: number, scale: number, away: number): void {
  const drop = picture.height * 0.055;
  drawRod(picture, [x, railY - picture.height * 0.006], [x, railY + drop + picture.height * 0.02], picture.height * 0.0036, iron);
  placeGarment(picture, garment, { x, y: railY + drop, width: 0, height: 0, away, scale, from: 'top' });
}

function drawPeg(picture: Picture, placed: Placed, garment: DesignRecipe): void {
  if (garment.category !== 'bag') return;
  const x = (placed.left + placed.right) / 2;
  drawRod(picture, [x, placed.top + picture.height * 0.004], [x + 1, placed.top + picture.height * 0.02], picture.height * 0.014, brass);
}
