import { createBlock } from '../form/block.ts';
import type { Collider } from '../form/collider.ts';
import { createProbe } from '../form/collider.ts';
import { armDegrees, createDressForm } from '../form/dress-form.ts';
import type { BodyMeasurements } from '../form/measurements.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { createLocator } from '../mesh/surface-locator.ts';
import type { Pattern } from '../pattern/pattern.ts';
import { buildConstraints } from './constraints.ts';
import type { FabricPreset } from './fabric-presets.ts';
import { createLayerContact } from './layer-contact.ts';
import { layeredPieces, layerPairs, underPair, withUnder, type WornUnder } from './layers.ts';
import { createSelfContact } from './self-contact.ts';
import { sew, type SewnCloth } from './sew.ts';
import { simulate, type Phase, type Scene } from './simulate.ts';

/** Cloth at rest: particle positions in cm, and for each piece whether its triangles are wound counter-clockwise seen from outside. */
export type DrapedCloth = {
  readonly cloth: SewnCloth;
  readonly positions: Float64Array;
  readonly outward: readonly (1 | -1)[];
  readonly collider: Collider;
  readonly fabric: FabricPreset;
};

type DrapeSettings = {
  readonly seed: number;
  readonly body?: BodyMeasurements;
  /** Lattice of each pass in cm, coarse first; the first pass sews and lowers the arms, the others let finer folds form. */
  readonly steps: readonly number[];
  /** A draped garment that this one is worn over; best one that was not cut finer after its drape. */
  readonly over?: WornUnder;
};

/** Sews the pattern round its support, lets it fall, lowers the arms, and lets finer lattices settle on the result. */
export function drapePattern(pattern: Pattern, fabric: FabricPreset, { seed, body, steps, over }: DrapeSettings): DrapedCloth {
  const collider = supportOf(pattern, body);
  const arms = pattern.support.kind === 'form' && pattern.support.arms ? (pattern.support.armDegrees ?? armDegrees.hanging) : undefined;
  let draped: DrapedCloth | undefined;
  for (const step of steps) {
    const cloth = sew(pattern, step);
    const outward = draped?.outward ?? outwardSigns(cloth, collider);
    const free = draped ? refined(draped, cloth) : cloth.start.slice();
    const positions = over ? withUnder(free, over) : free;
    const scene = sceneOf(cloth, positions, outward, fabric, collider, seed, draped ? 1.4 : 2.5, over);
    for (const [particle, place] of heldPlaces(cloth)) positions.set(place, 3 * particle);
    liftOff(scene, draped ? 0.05 : 0.2);
    simulate(scene, [...(draped ? settling() : sewing(arms)), ...(step === steps.at(-1) ? [carrying] : [])]);
    draped = { cloth, positions: positions.slice(0, 3 * cloth.particleCount), outward, collider, fabric };
  }
  if (!draped) throw new Error('a drape needs at least one lattice step');
  return draped;
}

function supportOf({ support }: Pattern, body: BodyMeasurements | undefined): Collider {
  if (support.kind === 'block') return createBlock(support);
  return createDressForm({ ...(body ? { body } : {}), arms: support.arms, legs: support.legs }).collider;
}

function sceneOf(
  cloth: SewnCloth,
  positions: Float64Array,
  outward: readonly (1 | -1)[],
  fabric: FabricPreset,
  collider: Collider,
  seed: number,
  layerReachCm: number,
  over: WornUnder | undefined,
): Scene {
  const pinned = new Set(heldPlaces(cloth).keys());
  return {
    positions,
    constraints: buildConstraints(cloth, fabric, seed),
    pinned,
    fabric,
    collider,
    selfContact: createSelfContact(cloth, fabric.contact * cloth.step, layeredPieces(cloth)),
    layerContact: createLayerContact(
      [...layerPairs(cloth, outward), ...(over ? [underPair(cloth, over, fabric.thicknessCm)] : [])],
      layerReachCm,
    ),
    gapCm: 0.18 + fabric.thicknessCm / 2,
  };
}

/** Particles that stay where their piece is placed, and where that is. */
export function heldPlaces(cloth: SewnCloth): Map<number, Vec3> {
  const vertices = cloth.pattern.pins.flatMap((pin) => {
    const whole = pin.endsWith('.*') ? cloth.pieces.find(({ piece }) => piece.name === pin.slice(0, -2)) : undefined;
    return whole ? Array.from({ length: whole.vertexCount }, (_, i) => whole.firstVertex + i) : (cloth.edges.get(pin) ?? []);
  });
  return new Map(
    vertices.flatMap((vertex) => {
      const piece = cloth.pieces[cloth.pieceOf[vertex] ?? 0]?.piece;
      const place = piece?.place(cloth.uv[2 * vertex] ?? 0, cloth.uv[2 * vertex + 1] ?? 0);
      return place ? [[cloth.particleOf[vertex] ?? 0, place] as const] : [];
    }),
  );
}

/** Weight travels up the cloth one point a step: many small steps at the end let the shoulders carry it without stretching. */
const carrying: Phase = { seconds: 0.15, substeps: 60, gravityShare: 1, damping: 8, maxSpeed: 300 };

/** The seams close under little weight, the arms come down, the cloth comes to rest. */
function sewing(hanging: number | undefined): Phase[] {
  const { sewn } = armDegrees;
  return [
    { seconds: 0.4, substeps: 12, gravityShare: 0.15, damping: 30, maxSpeed: 120 },
    { seconds: 0.3, substeps: 12, gravityShare: 1, damping: 4, maxSpeed: 300 },
    ...(hanging === undefined
      ? []
      : [{ seconds: 0.9, substeps: 12, gravityShare: 1, damping: 3, maxSpeed: 300, frictionShare: 0.3, arms: [sewn, hanging] } as const]),
    { seconds: 0.6, substeps: 16, gravityShare: 1, damping: 2.5, maxSpeed: 300 },
    { seconds: 0.15, substeps: 40, gravityShare: 1, damping: 6, maxSpeed: 300 },
  ];
}

function settling(): Phase[] {
  return [
    { seconds: 0.1, substeps: 40, gravityShare: 1, damping: 15, maxSpeed: 120 },
    { seconds: 0.4, substeps: 26, gravityShare: 1, damping: 3, maxSpeed: 300 },
  ];
}

/** Places a finer lattice on the coarse result, piece by piece in pattern space. */
function refined(coarse: DrapedCloth, fine: SewnCloth): Float64Array {
  const { cloth, positions } = coarse;
  const out = new Float64Array(3 * fine.particleCount);
  const shares = new Float64Array(fine.particleCount);
  fine.pieces.forEach(({ firstVertex, vertexCount }, i) => {
    const piece = cloth.pieces[i];
    if (!piece) return;
    const locate = createLocator(cloth.uv, cloth.triangles, piece.firstTriangle, piece.triangleCount);
    for (let vertex = firstVertex; vertex < firstVertex + vertexCount; vertex++) {
      const place = locate(fine.uv[2 * vertex] ?? 0, fine.uv[2 * vertex + 1] ?? 0);
      const particle = fine.particleOf[vertex] ?? 0;
      shares[particle] = (shares[particle] ?? 0) + 1;
      place.corners.forEach((corner, k) => {
        const from = 3 * (cloth.particleOf[corner] ?? 0);
        for (let axis = 0; axis < 3; axis++) {
          const by = (place.shares[k] ?? 0) * (positions[from + axis] ?? 0);
          out[3 * particle + axis] = (out[3 * particle + axis] ?? 0) + by;
        }
      });
    }
  });
  return out.map((sum, i) => sum / (shares[(i / 3) | 0] || 1));
}

/** Moves whatever starts inside the form out of it. */
function liftOff({ positions: x, collider, gapCm, pinned }: Scene, extraCm: number): void {
  const probe = createProbe();
  for (let q = 0; q < x.length; q += 3) {
    if (pinned.has(q / 3)) continue;
    const missing = gapCm + extraCm - collider.distance(x[q] ?? 0, x[q + 1] ?? 0, x[q + 2] ?? 0, probe);
    if (missing <= 0) continue;
    for (let k = 0; k < 3; k++) x[q + k] = (x[q + k] ?? 0) + missing * (probe[k] ?? 0);
  }
}

/** Judged where the pieces are first held: the side that looks away from the support is the outside. */
function outwardSigns(cloth: SewnCloth, collider: Collider): (1 | -1)[] {
  const probe = createProbe();
  return cloth.pieces.map(({ firstTriangle, triangleCount }) => {
    let vote = 0;
    for (let t = firstTriangle; t < firstTriangle + triangleCount; t++) {
      const [a, b, c] = [0, 1, 2].map((k) => 3 * (cloth.particleOf[cloth.triangles[3 * t + k] ?? 0] ?? 0)) as [number, number, number];
      const at = (q: number, k: number) => cloth.start[q + k] ?? 0;
      const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
      const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
      collider.distance(
        (at(a, 0) + at(b, 0) + at(c, 0)) / 3,
        (at(a, 1) + at(b, 1) + at(c, 1)) / 3,
        (at(a, 2) + at(b, 2) + at(c, 2)) / 3,
        probe,
      );
      vote += (uy * vz - uz * vy) * (probe[0] ?? 0) + (uz * vx - ux * vz) * (probe[1] ?? 0) + (ux * vy - uy * vx) * (probe[2] ?? 0);
    }
    return vote < 0 ? -1 : 1;
  });
}
