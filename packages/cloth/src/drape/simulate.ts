import { createProbe, type Collider } from '../form/collider.ts';
import type { Constraints } from './constraints.ts';
import type { FabricPreset } from './fabric-presets.ts';
import type { LayerContact } from './layer-contact.ts';
import type { SelfContact } from './self-contact.ts';
import { solveHinges, solvePairs } from './solve-constraints.ts';

// Bound once: these run in the innermost loops.
const { abs, exp, min, round, sqrt } = Math;

const framesPerSecond = 60;
const gravity = -981;
/** Steps between two searches for contacts, and between two for the sheets that layers lie on. */
const collectEvery = 6;
const collectLayersEvery = 12;
/** The reach in cm within which a particle's distance from the form is trusted: grids end at least this far from it. */
const trustedCm = 5;
/** From the shoulder to beyond the wrist, in cm. */
const armReachCm = 60;

/** What is moved, and what moves it. Three numbers a particle in cm. */
export type Scene = {
  readonly positions: Float64Array;
  readonly constraints: Constraints;
  /** Particles that do not move. */
  readonly pinned: ReadonlySet<number>;
  readonly fabric: FabricPreset;
  readonly collider: Collider;
  readonly selfContact: SelfContact;
  readonly layerContact: LayerContact;
  /** Clearance of the cloth from the form in cm. */
  readonly gapCm: number;
};

/**
 * A stretch of simulated time. Damping is per second; arms turn evenly from the first to the second angle. Friction on the form is
 * multiplied by `frictionShare`, 1 if absent: cloth that is tugged into place slides.
 */
export type Phase = {
  readonly seconds: number;
  readonly substeps: number;
  readonly gravityShare: number;
  readonly damping: number;
  readonly maxSpeed: number;
  readonly frictionShare?: number;
  readonly arms?: readonly [from: number, to: number];
};

/** Moves the cloth through the phases, in place: extended position-based dynamics with small steps. */
export function simulate(scene: Scene, phases: readonly Phase[]): void {
  const { positions: x, constraints, pinned, collider, fabric, selfContact, layerContact } = scene;
  const before = x.slice();
  const speed = new Float64Array(x.length);
  // Points past the cloth's own belong to what it is worn over and do not move.
  const weight = new Float64Array(x.length / 3);
  constraints.mass.forEach((grams, i) => {
    weight[i] = pinned.has(i) ? 0 : 1 / grams;
  });
  /** How far each particle may move before it can meet the form, in cm. */
  const clearance = new Float64Array(weight.length);
  let step = 0;
  for (const phase of phases) {
    const total = round(phase.seconds * framesPerSecond) * phase.substeps;
    const dt = 1 / framesPerSecond / phase.substeps;
    const armStep = phase.arms ? ((abs(phase.arms[1] - phase.arms[0]) * Math.PI) / 180 / total) * armReachCm : 0;
    const friction = fabric.friction * (phase.frictionShare ?? 1);
    for (let s = 0; s < total; s++) {
      if (phase.arms) collider.lowerArms(phase.arms[0] + ((phase.arms[1] - phase.arms[0]) * (s + 1)) / total);
      if (step % collectEvery === 0) selfContact.collect(x);
      if (step++ % collectLayersEvery === 0) layerContact.collect(x);
      advance(x, before, speed, weight, phase, dt);
      solveHinges(x, weight, constraints, dt);
      solvePairs(x, weight, constraints, dt);
      selfContact.solve(x, before, weight);
      layerContact.solve(x, weight);
      touchForm(scene, x, before, weight, clearance, armStep, friction);
      for (let q = 0; q < x.length; q++) speed[q] = ((x[q] ?? 0) - (before[q] ?? 0)) / dt;
    }
    // The arms stand still from here on.
    if (phase.arms) collider.lowerArms(phase.arms[1]);
  }
}

function advance(x: Float64Array, before: Float64Array, speed: Float64Array, weight: Float64Array, phase: Phase, dt: number): void {
  const keep = exp(-phase.damping * dt);
  const fall = gravity * phase.gravityShare * dt;
  const most = phase.maxSpeed;
  for (let q = 0; q < x.length; q++) {
    const at = x[q] ?? 0;
    before[q] = at;
    if (weight[(q / 3) | 0] === 0) continue;
    let v = ((speed[q] ?? 0) + (q % 3 === 1 ? fall : 0)) * keep;
    if (v > most) v = most;
    else if (v < -most) v = -most;
    x[q] = at + v * dt;
  }
}

/** Pushes particles out of the form and holds back those that slide along it, in the frame of a moving arm. */
function touchForm(
  { collider, gapCm }: Scene,
  x: Float64Array,
  before: Float64Array,
  weight: Float64Array,
  clearance: Float64Array,
  armStep: number,
  friction: number,
): void {
  const probe = createProbe();
  for (let i = 0; i < weight.length; i++) {
    if (weight[i] === 0) continue;
    const q = 3 * i;
    const mx = (x[q] ?? 0) - (before[q] ?? 0);
    const my = (x[q + 1] ?? 0) - (before[q + 1] ?? 0);
    const mz = (x[q + 2] ?? 0) - (before[q + 2] ?? 0);
    const left = (clearance[i] ?? 0) - sqrt(mx * mx + my * my + mz * mz) - armStep;
    clearance[i] = left;
    if (left > 0) continue;
    const d = collider.distance(x[q] ?? 0, x[q + 1] ?? 0, x[q + 2] ?? 0, probe);
    clearance[i] = min(trustedCm, d - gapCm);
    if (d >= gapCm) continue;
    const nx = probe[0] ?? 0;
    const ny = probe[1] ?? 0;
    const nz = probe[2] ?? 0;
    const push = min(gapCm - d, 0.5);
    const px = (x[q] ?? 0) + nx * push;
    const py = (x[q + 1] ?? 0) + ny * push;
    const pz = (x[q + 2] ?? 0) + nz * push;
    let dx = px - (before[q] ?? 0) - (probe[3] ?? 0);
    let dy = py - (before[q + 1] ?? 0) - (probe[4] ?? 0);
    let dz = pz - (before[q + 2] ?? 0) - (probe[5] ?? 0);
    const normal = dx * nx + dy * ny + dz * nz;
    dx -= normal * nx;
    dy -= normal * ny;
    dz -= normal * nz;
    const slide = sqrt(dx * dx + dy * dy + dz * dz);
    const held = slide > 0 ? min(1, (friction * (push + 4e-4)) / slide) : 0;
    x[q] = px - dx * held;
    x[q + 1] = py - dy * held;
    x[q + 2] = pz - dz * held;
  }
}
