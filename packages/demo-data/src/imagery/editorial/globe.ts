import type { EditorialSpec } from '../../vocabulary/index.ts';
import { linear, mix } from '../cloth/dye.ts';
import type { Relief } from '../cloth/relief.ts';
import type { Piece } from '../garment/piece.ts';
import { createRandom } from '../random.ts';
import type { Viewport } from '../raster/fill.ts';
import { createLayer, halved } from '../raster/layer.ts';
import type { Polyline } from '../raster/outline.ts';
import { studioLight } from '../scene/light.ts';
import { paintNotion } from '../scene/paint-notions.ts';
import { paintPart } from '../scene/paint-part.ts';
import { castOnPicture, compose, type Picture } from '../scene/studio.ts';
import { clothOf, nth, wallPaint } from './palette.ts';
import { createRoom, throwWindowLight } from './stage.ts';

/** A ball of cloth with meridians sewn on it and places marked with French knots. */
export function composeGlobe(spec: EditorialSpec, width: number, height: number): Picture {
  const picture = createRoom(width, height, wallPaint(spec, 1), mix(wallPaint(spec, 1), linear('#5b4d40'), 0.35), 0.84);
  const scale = height / 1200;
  const [cx, cy, radius] = [width / scale / 2, 590, 400] as const;
  const ball: Relief = (x, y) => Math.sqrt(Math.max(0, 1 - ((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2)) * radius * 0.8;
  const layer = createLayer(width * 2, height * 2);
  const view: Viewport = { x: 0, y: 0, scale: scale * 2, width: width * 2, height: height * 2 };
  paintPart(
    layer,
    { kind: 'part', outline: circle(cx, cy, radius, 400), role: 'main', grain: 18, roll: 4, shade: 1, lift: 0, reliefs: [ball] },
    clothOf(spec, 0),
    view,
    studioLight,
    { top: cy - radius, bottom: cy + radius },
  );
  for (const piece of sewn(spec, cx, cy, radius)) if (piece.kind !== 'part') paintNotion(layer, piece, view);
  const final = halved(layer);
  castOnPicture(picture, final, 0, 0, { dx: 70 * scale, dy: 110 * scale, softness: 60 * scale, strength: 0.42 });
  castOnPicture(picture, final, 0, 0, { dx: 14 * scale, dy: 30 * scale, softness: 20 * scale, strength: 0.3 });
  compose(picture, final, 0, 0);
  throwWindowLight(picture, spec.seed, 0.45);
  return picture;
}

function sewn(spec: EditorialSpec, cx: number, cy: number, radius: number): readonly Piece[] {
  const thread = mix(nth(spec, 1), linear('#efe8da'), 0.35);
  const tilt = 0.38;
  const spot = (longitude: number, latitude: number): readonly [number, number, number] => {
    const x = Math.cos(latitude) * Math.sin(longitude);
    const y = -Math.sin(latitude);
    const z = Math.cos(latitude) * Math.cos(longitude);
    const [ty, tz] = [y * Math.cos(tilt) + z * Math.sin(tilt), z * Math.cos(tilt) - y * Math.sin(tilt)];
    return [cx + radius * 0.985 * x, cy + radius * 0.985 * ty, tz];
  };
  const pieces: Piece[] = [];
  const sew = (points: readonly (readonly [number, number, number])[]): void => {
    const path: Polyline = points.filter(([, , z]) => z > 0.06).map(([x, y]) => [x, y]);
    if (path.length > 2) pieces.push({ kind: 'stitch', path, colour: thread, strength: 0.85 });
  };
  const steps = Array.from({ length: 121 }, (_, i) => i / 120);
  for (let k = 0; k < 12; k++) sew(steps.map((t) => spot((k / 12) * Math.PI * 2 - Math.PI, (t - 0.5) * Math.PI)));
  for (const degrees of [-60, -30, 0, 30, 60]) sew(steps.map((t) => spot((t - 0.5) * Math.PI * 2, (degrees * Math.PI) / 180)));
  const random = createRandom(spec.seed);
  for (let k = 0; k < 46; k++) {
    const [x, y, z] = spot((random() - 0.5) * Math.PI * 2, (random() - 0.42) * 2);
    if (z > 0.15) pieces.push({ kind: 'button', x, y, radius: 5 + 6 * random(), metal: true, colour: nth(spec, 2 + (k % 2)) });
  }
  return pieces;
}

function circle(cx: number, cy: number, radius: number, pieces: number): Polyline {
  return Array.from({ length: pieces }, (_, i) => [
    cx + radius * Math.cos((i / pieces) * Math.PI * 2),
    cy + radius * Math.sin((i / pieces) * Math.PI * 2),
  ]);
}
