import { armPose, armRadii } from './arm-pose.ts';
import { outsideGrid, readGrid, type FieldGrid } from './field-grid.ts';

// Bound once: these run in the innermost loops.
const { abs, max, min, sqrt } = Math;

/** Where the trunk passes over into the arm the two surfaces are blended over this many cm. */
const armpitBlend = 2.2;

/** What cloth touches. `probe` receives the outward normal (3 numbers) and how far the surface moved since the last pose (3 numbers, cm). */
export type Collider = {
  readonly distance: (x: number, y: number, z: number, probe: Float64Array) => number;
  /** Turns both arms to so many degrees from hanging straight down; nothing without arms. */
  readonly lowerArms: (degrees: number) => void;
};

export function createProbe(): Float64Array {
  return new Float64Array(6);
}

/** A trunk, with arms that start at `armDegrees` or without. */
export function createCollider(trunk: FieldGrid, armDegrees: number | undefined): Collider {
  if (armDegrees === undefined) return { distance: (x, y, z, probe) => trunkDistance(trunk, x, y, z, probe), lowerArms: () => {} };
  const arm = createArm(armDegrees);
  return {
    lowerArms: arm.turn,
    distance: (x, y, z, probe) => {
      const d = trunkDistance(trunk, x, y, z, probe);
      const ax = abs(x);
      return ax < 11 ? d : arm.blend(d, ax, y, z, x < 0 ? -1 : 1, probe);
    },
  };
}

function trunkDistance(trunk: FieldGrid, x: number, y: number, z: number, probe: Float64Array): number {
  const d = readGrid(trunk, x, y, z, probe);
  if (d >= outsideGrid) {
    probe[0] = x;
    probe[1] = 0;
    probe[2] = z;
  }
  const gx = probe[0] ?? 0;
  const gy = probe[1] ?? 0;
  const gz = probe[2] ?? 0;
  const inverse = 1 / (sqrt(gx * gx + gy * gy + gz * gz) || 1);
  probe[0] = gx * inverse;
  probe[1] = gy * inverse;
  probe[2] = gz * inverse;
  probe[3] = probe[4] = probe[5] = 0;
  return d;
}

function createArm(startDegrees: number) {
  const joints = new Float64Array(9);
  let degrees = startDegrees;
  let turned = 0;
  /** Direction from the axis and distance from the surface, of the last capsule asked. */
  const near = new Float64Array(4);

  function turn(next: number): void {
    turned = ((next - degrees) * Math.PI) / 180;
    degrees = next;
    joints.set(armPose(degrees).flat());
  }
  turn(startDegrees);

  function capsule(x: number, y: number, z: number, from: number, ra: number, rb: number): void {
    const ax = joints[from] ?? 0;
    const ay = joints[from + 1] ?? 0;
    const az = joints[from + 2] ?? 0;
    const dx = (joints[from + 3] ?? 0) - ax;
    const dy = (joints[from + 4] ?? 0) - ay;
    const dz = (joints[from + 5] ?? 0) - az;
    const along = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const px = x - ax - dx * t;
    const py = y - ay - dy * t;
    const pz = z - az - dz * t;
    const length = sqrt(px * px + py * py + pz * pz) || 1e-6;
    const d = length - (ra + (rb - ra) * t);
    if (d >= (near[3] ?? 0)) return;
    near[0] = px / length;
    near[1] = py / length;
    near[2] = pz / length;
    near[3] = d;
  }

  function blend(trunk: number, x: number, y: number, z: number, side: number, probe: Float64Array): number {
    near[3] = 60;
    capsule(x, y, z, 0, armRadii.shoulder, armRadii.elbow);
    capsule(x, y, z, 3, armRadii.elbow, armRadii.wrist);
    const d = near[3] ?? 0;
    if (d > trunk + armpitBlend) return trunk;
    const h = min(1, max(0, 0.5 + (0.5 * (trunk - d)) / armpitBlend));
    const nx = (probe[0] ?? 0) * (1 - h) + side * (near[0] ?? 0) * h;
    const ny = (probe[1] ?? 0) * (1 - h) + (near[1] ?? 0) * h;
    const nz = (probe[2] ?? 0) * (1 - h) + (near[2] ?? 0) * h;
    const inverse = 1 / (sqrt(nx * nx + ny * ny + nz * nz) || 1);
    probe[0] = nx * inverse;
    probe[1] = ny * inverse;
    probe[2] = nz * inverse;
    // The arm turns about the shoulder in the plane of x and y.
    probe[3] = side * turned * h * ((joints[1] ?? 0) - y);
    probe[4] = turned * h * (x - (joints[0] ?? 0));
    return trunk + (d - trunk) * h - armpitBlend * h * (1 - h);
  }

  return { turn, blend };
}
