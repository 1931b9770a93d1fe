import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  NormalBlending,
  PlaneGeometry,
  type Object3D,
  type Texture,
} from 'three';
import type { Spot } from '../plan/arrange-room.ts';
import type { RoomLook } from '../plan/room-look.ts';
import { instances, matrixOf } from './build-stands.ts';

/** Beyond what the fog lets through, so that no end of the floor is seen. */
const HALF_WIDTH = 40;
const FRONT = 20;
const WALL_Z = -3.4;
const CURVE = 1.1;
const CURVE_STEPS = 14;
const HEIGHT = 7;

/** Floor and wall in one sweep, as in a photographer's studio, with the collection's name on it. */
export function buildShell(look: RoomLook, words: Texture | undefined): readonly Object3D[] {
  const sweep = new Mesh(sweepGeometry(), new MeshLambertMaterial({ color: look.wall }));
  if (!words) return [sweep];
  const sign = new Mesh(
    new PlaneGeometry(5.6, 1.4),
    new MeshBasicMaterial({ map: words, transparent: true, premultipliedAlpha: true, depthWrite: false, fog: false }),
  );
  sign.position.set(0, 2.3, WALL_Z + 0.02);
  return [sweep, sign];
}

/** What stands darkens the floor; by night light falls on it. */
export function buildFloorLight(spots: readonly Spot[], { shadow, pool }: RoomLook): readonly Object3D[] {
  const glow = glowTexture();
  const flat = (radius: number, height: number) =>
    spots.map((spot) =>
      matrixOf(spot)
        .multiply(new Matrix4().makeTranslation(0, height, 0))
        .multiply(new Matrix4().makeRotationX(-Math.PI / 2))
        .multiply(new Matrix4().makeScale(2 * radius, 2 * radius, 1)),
    );
  const paint = (color: string, opacity: number, isLight: boolean) =>
    new MeshBasicMaterial({
      color,
      opacity,
      alphaMap: glow,
      transparent: true,
      depthWrite: false,
      blending: isLight ? AdditiveBlending : NormalBlending,
    });
  return [
    ...(pool > 0 ? instances(new PlaneGeometry(1, 1), paint('#c9a878', pool, true), flat(0.95, 0.004)) : []),
    ...instances(new PlaneGeometry(1, 1), paint('#000000', shadow, false), flat(0.4, 0.008)),
  ];
}

function sweepGeometry(): BufferGeometry {
  const profile: (readonly [y: number, z: number, ny: number, nz: number])[] = [[0, FRONT, 1, 0]];
  for (let i = 0; i <= CURVE_STEPS; i++) {
    const angle = (i / CURVE_STEPS) * (Math.PI / 2);
    profile.push([CURVE * (1 - Math.cos(angle)), WALL_Z + CURVE * (1 - Math.sin(angle)), Math.cos(angle), Math.sin(angle)]);
  }
  profile.push([HEIGHT, WALL_Z, 0, 1]);
  const corners = profile.flatMap(([y, z, ny, nz]) => [-HALF_WIDTH, HALF_WIDTH].map((x) => ({ at: [x, y, z], normal: [0, ny, nz] })));
  const triangles = profile.slice(1).flatMap((_, i) => [2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3]);
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(corners.flatMap(({ at }) => at)), 3))
    .setAttribute('normal', new BufferAttribute(new Float32Array(corners.flatMap(({ normal }) => normal)), 3))
    .setIndex(triangles);
}

/** Bright in the middle, nothing at the rim. */
function glowTexture(): DataTexture {
  const size = 64;
  const pixels = new Uint8Array(4 * size * size);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [((i % size) + 0.5) / size - 0.5, (Math.floor(i / size) + 0.5) / size - 0.5];
    const light = Math.max(0, 1 - 2 * Math.hypot(x, y)) ** 2;
    pixels.fill(Math.round(255 * light), 4 * i, 4 * i + 4);
  }
  const texture = new DataTexture(pixels, size, size);
  texture.needsUpdate = true;
  return texture;
}
