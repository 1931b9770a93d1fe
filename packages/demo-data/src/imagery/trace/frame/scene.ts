import type { Surface } from '../cloth/surface.ts';
import type { SceneMesh } from '../geometry/scene-mesh.ts';
import type { Lamp, Sky } from '../light/lamp.ts';

/** Everything a picture is made from. */
export type Scene = {
  readonly mesh: SceneMesh;
  readonly surfaces: readonly Surface[];
  readonly lamps: readonly Lamp[];
  readonly sky: Sky;
};

/** A pinhole, or a thin lens focused on `at` when `apertureCm` is above 0. Places in cm. */
export type Camera = {
  readonly eye: readonly [number, number, number];
  readonly at: readonly [number, number, number];
  /** Height of the picture at the distance of `at`, in cm. */
  readonly heightCm: number;
  readonly apertureCm: number;
};

/** What it may cost. Samples are taken where two neighbours or two samples disagree, until `tolerance` or `mostSamples`. */
export type Effort = {
  readonly leastSamples: number;
  readonly mostSamples: number;
  /** Standard error of a pixel's brightness, of 1, that is good enough before the filter. */
  readonly tolerance: number;
  /** Rays a vertex for bounced light. */
  readonly bounceRays: number;
};
