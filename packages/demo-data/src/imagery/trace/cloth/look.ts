import type { ThreadLobe } from '../light/lobes.ts';

/** Where a surface is looked at. `footprint` is how much of it a pixel covers, in cm; `y` the height above the floor. */
export type Place = { u: number; v: number; seam: number; edge: number; y: number; footprint: number };

/** What a surface is at a place. Written anew for every sample; slopes are heights per cm along u and v. */
export type Look = {
  red: number;
  green: number;
  blue: number;
  slopeU: number;
  slopeV: number;
  /** Slope away from the nearest seam and the nearest free edge. */
  seamSlope: number;
  edgeSlope: number;
};

/** The part of a surface's answer to light that is the same everywhere on it. */
export type Lobes = {
  readonly body: number;
  readonly fuzz: number;
  readonly fuzzRoughness: number;
  readonly reflectance: number;
  readonly alpha: number;
  readonly threads?: readonly [warp: ThreadLobe, weft: ThreadLobe];
  readonly translucency: number;
};

/** A surface made ready in its thread: tiles drawn, tables filled. */
export type Shader = { readonly lobes: Lobes; readonly look: (place: Place, out: Look) => void };
