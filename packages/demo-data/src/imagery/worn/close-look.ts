import { closeUpHeightCm, type GarmentMesh, type Hardware } from '@orime/cloth';
import type { Camera } from '../trace/frame/scene.ts';
import { f32 } from '../trace/geometry/read.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { countInTheWay, extentOf, macroCamera, macroTarget, turnOf } from './worn-view.ts';

/**
 * The camera of a close view: at the best place that nothing hides, neither the garment's own sleeve nor what it is shown with. The parts
 * stand as in the picture, `mesh` as it was draped; the outer vertices of `shell` come first and are half of all.
 */
export function closeLook(
  shell: Pick<MeshPart, 'positions' | 'normals'>,
  others: readonly Pick<MeshPart, 'positions'>[],
  mesh: Pick<GarmentMesh, 'hardware' | 'stitches' | 'thicknessCm'>,
): Camera {
  const [positions, normals] = [Float32Array.from(shell.positions), Float32Array.from(shell.normals)];
  const worn = [positions, ...others.map((part) => Float32Array.from(part.positions))];
  const heightCm = closeUpHeightCm(mesh.thicknessCm);
  const look = (wish: Triple): Camera => {
    const { normal, target } = macroTarget(positions, normals, positions.length / 6, wish);
    return macroCamera(target, normal, heightCm);
  };
  const { high, low } = extentOf([positions]);
  let best: { readonly camera: Camera; readonly hidden: number } | undefined;
  for (const wish of macroWishes(mesh, low, high)) {
    const camera = look(wish);
    const hidden = worn.reduce((sum, part) => sum + countInTheWay(part, camera), 0);
    if (hidden === 0) return camera;
    if (!best || hidden < best.hidden) best = { camera, hidden };
  }
  return best?.camera ?? look([0, 0, 0]);
}

/** How far from the middle a front closes, in cm; buttons farther out are those of cuffs, which hang turned away. */
const frontCm = 14;

/**
 * Places worth a close look, the best first: beside the second button or a cord, then down the seams of the front, so that it shows
 * making and cloth.
 */
function macroWishes(mesh: Pick<GarmentMesh, 'hardware' | 'stitches'>, low: Triple, high: Triple): readonly Triple[] {
  const ofFront = (wanted: Hardware['kind']): readonly Triple[] =>
    mesh.hardware
      .filter(({ kind, position }) => kind === wanted && position[2] > 0 && Math.abs(position[0]) < frontCm)
      .map(({ position }) => position)
      .sort((a, b) => b[1] - a[1]);
  const [first, second] = ofFront('button');
  const beside = [second, first].flatMap((button) => (button ? [turnedAside(button, 1.5, -1)] : []));
  // Beside the cord, where cloth is drawn in: the middle seam's thread stands off the gathers there.
  const drawnIn = ofFront('cord-end').map((end) => turnedAside(end, 4.5, -1));
  // Straps and hems show more air than cloth.
  const height = high[1] - low[1];
  const seams = frontSeams(mesh, low[1] + height * 0.35, high[1] - height * 0.13).map((seam) => turnedAside(seam, 0.5, -1.8));
  return [...beside, ...drawnIn, ...seams, [(low[0] + high[0]) / 2 + 5, high[1] - height * 0.24, high[2]]];
}

type Triple = readonly [number, number, number];

/** Places on the seams of the front, the highest first and at least `apart` cm from each other. */
function frontSeams({ stitches }: Pick<GarmentMesh, 'stitches'>, from: number, to: number, apart = 4): readonly Triple[] {
  const all = stitches
    .flatMap(({ points }) =>
      Array.from({ length: points.length / 3 }, (_, i): Triple => [f32(points, i * 3), f32(points, i * 3 + 1), f32(points, i * 3 + 2)]),
    )
    .filter(([, y, z]) => z > 2 && y > from && y < to)
    .sort((a, b) => b[1] - a[1]);
  const chosen: Triple[] = [];
  for (const place of all)
    if (chosen.every((other) => Math.hypot(place[0] - other[0], place[1] - other[1], place[2] - other[2]) >= apart)) chosen.push(place);
  return chosen;
}

/** A place as it stands in the close view, moved sideways and up in cm. */
function turnedAside([x, y, z]: Triple, sideways: number, up: number): Triple {
  const turn = (turnOf.macro * Math.PI) / 180;
  return [x * Math.cos(turn) + z * Math.sin(turn) + sideways, y + up, z * Math.cos(turn) - x * Math.sin(turn)];
}
