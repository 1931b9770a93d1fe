import type { DesignRecipe, EditorialSpec } from '../../vocabulary/index.ts';
import { garmentSpots } from '../../vocabulary/index.ts';
import { linear, mix } from '../cloth/dye.ts';
import { createRandom } from '../random.ts';
import type { Picture } from '../scene/studio.ts';
import { wallPaint } from './palette.ts';
import { placeGarment, type Placed } from './place.ts';
import { createRoom, drawRod, throwWindowLight } from './stage.ts';

const brass = linear('#a58a5c');
const iron = linear('#3b3936');

/** One garment against a plain wall. */
export function composeSolo(spec: EditorialSpec, width: number, height: number): Picture {
  const wall = wallPaint(spec);
  const picture = createRoom(width, height, wall, mix(wall, linear('#6b5b4a'), 0.3), 1.2);
  const [spot] = garmentSpots('solo', 1);
  const garment = spec.garments?.[0];
  if (garment && spot) {
    const y = height * (spot.y + 0.02);
    const placed = placeGarment(picture, garment, { x: width * spot.x, y, width: width * 0.8, height: height * 0.82, away: height * 0.035 });
    drawPeg(picture, placed, garment);
  }
  throwWindowLight(picture, spec.seed, 0.5);
  return picture;
}

/** Two garments side by side, the second a step behind. */
export function composePair(spec: EditorialSpec, width: number, height: number): Picture {
  const wall = wallPaint(spec);
  const picture = createRoom(width, height, wall, mix(wall, linear('#5b4d40'), 0.45), 0.9);
  const garments = (spec.garments ?? []).slice(0, 2);
  const spots = garmentSpots('pair', garments.length);
  const sizes = [0.78, 0.72];
  // The further one is dressed first, so that the nearer lies over it.
  for (const index of [1, 0]) {
    const garment = garments[index];
    const spot = spots[index];
    if (garment && spot) placeGarment(picture, garment, { x: width * spot.x, y: height * (spot.y - 0.03), width: width * 0.5, height: height * (sizes[index] ?? 0.7), away: height * (index === 0 ? 0.05 : 0.03) });
  }
  throwWindowLight(picture, spec.seed, 0.62);
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
  garmentSpots('rail', garments.length).forEach((spot, index) => {
    const garment = garments[index];
    if (!garment) return;
    const share = (width / (garments.length + 0.6)) * 1.12;
    hang(picture, garment, width * spot.x + (random() - 0.5) * width * 0.01, railY, share, height * 0.66, height * 0.04);
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
    const placed = placeGarment(picture, garment, { x: width * spot.x, y: height * (spot.y - 0.02), width: width * (garments.length === 1 ? 0.8 : 0.46), height: height * 0.76, away: height * 0.075 });
    drawPeg(picture, placed, garment);
  });
  throwWindowLight(picture, spec.seed, 1);
  return picture;
}

/** Hangs a garment below the rail: its hook first, so that the cloth covers the hook's foot. */
export function hang(picture: Picture, garment: DesignRecipe, x: number, railY: number, width: number, height: number, away: number): void {
  const drop = picture.height * 0.06;
  drawRod(picture, [x, railY - picture.height * 0.006], [x, railY + drop + picture.height * 0.02], picture.height * 0.0036, iron);
  placeGarment(picture, garment, { x, y: railY + drop, width, height: height * hangLength(garment), away, from: 'top' });
}

function drawPeg(picture: Picture, placed: Placed, garment: DesignRecipe): void {
  if (garment.category !== 'bag') return;
  const x = (placed.left + placed.right) / 2;
  drawRod(picture, [x, placed.top + picture.height * 0.004], [x + 1, placed.top + picture.height * 0.02], picture.height * 0.014, brass);
}

/** Longer garments hang longer: the share of the free height below the rail that a garment may take. */
function hangLength(garment: DesignRecipe): number {
  return ['shorts', 'tee', 'vest', 'bag'].includes(garment.category) ? 0.64 : 1;
}
