import type { WeaveKey } from '../../cloth/weaves.ts';
import type { ThreadLobe } from '../light/lobes.ts';
import { cables, felted, hide, interlaced, plain, ripstop, satin, stocking, twill, wales, type ThreadPattern } from './threads.ts';

/** How a cloth answers light, beside its dye. */
export type Fibre = {
  readonly pattern: ThreadPattern;
  /** Size of the smallest thing in the pattern that should be seen, in cm: from twice that far away it is left out. */
  readonly detailCm: number;
  /** Unevenness that is seen from far: streaks across and along per cm, and how strong. */
  readonly streak: readonly [across: number, along: number, strength: number];
  /** Weft of another colour: 0 the same as the warp, 1 undyed. */
  readonly paleWeft: number;
  /** Hairs that catch light at the outline. */
  readonly fuzz: number;
  readonly fuzzRoughness: number;
  /** A smooth skin: reflectance at normal incidence and roughness; none at 0. */
  readonly reflectance: number;
  readonly roughness: number;
  /** Threads that shine, warp first. */
  readonly threads?: readonly [warp: ThreadLobe, weft: ThreadLobe];
  /** Share of the body's light that the threads do not replace. */
  readonly body: number;
  /** Share of the light that falls on one side and leaves on the other. */
  readonly translucency: number;
};

const degrees = Math.PI / 180;

const dull: Omit<Fibre, 'pattern' | 'detailCm'> = {
  streak: [2, 0.3, 0.03],
  paleWeft: 0,
  fuzz: 0.12,
  fuzzRoughness: 0.5,
  reflectance: 0,
  roughness: 0.6,
  body: 1,
  translucency: 0,
};

/** Long warp floats of untwisted filament: bright along their own cone, after Sadeghi's fit of silk charmeuse. */
const charmeuse: readonly [ThreadLobe, ThreadLobe] = [
  { leans: [-14 * degrees, 0, 14 * degrees], surface: [9 * degrees, 17 * degrees], volume: [17 * degrees, 30 * degrees], cover: 0.8 },
  { leans: [0], surface: [24 * degrees, 20 * degrees], volume: [34 * degrees, 40 * degrees], cover: 0.2 },
];

/** His crêpe de Chine: both systems alike, twisted threads that scatter widely. */
const crepe: readonly [ThreadLobe, ThreadLobe] = [
  { leans: [-25 * degrees, 25 * degrees], surface: [18 * degrees, 26 * degrees], volume: [28 * degrees, 38 * degrees], cover: 0.45 },
  { leans: [0], surface: [20 * degrees, 26 * degrees], volume: [32 * degrees, 38 * degrees], cover: 0.45 },
];

export const fibres: Readonly<Record<WeaveKey, Fibre>> = {
  'cotton-jersey': { ...dull, pattern: stocking(14, 18, 0.3), detailCm: 0.05, streak: [3, 0.6, 0.03], fuzz: 0.2, translucency: 0.06 },
  poplin: {
    ...dull,
    pattern: interlaced(46, 32, 0.25, plain),
    detailCm: 0.022,
    streak: [9, 0.7, 0.035],
    fuzz: 0.06,
    reflectance: 0.02,
    roughness: 0.6,
    translucency: 0.14,
  },
  linen: { ...dull, pattern: interlaced(17, 15, 1, plain), detailCm: 0.05, streak: [7, 0.5, 0.16], fuzz: 0.1, translucency: 0.12 },
  denim: { ...dull, pattern: interlaced(26, 18, 0.6, twill(4)), detailCm: 0.05, streak: [5, 0.25, 0.2], paleWeft: 0.85, fuzz: 0.1 },
  twill: {
    ...dull,
    pattern: interlaced(34, 20, 0.2, twill(3)),
    detailCm: 0.035,
    streak: [4, 0.6, 0.03],
    fuzz: 0.08,
    reflectance: 0.02,
    roughness: 0.65,
  },
  corduroy: { ...dull, pattern: wales(3.4, 0.085, 1), detailCm: 0.2, fuzz: 0.5, fuzzRoughness: 0.42, streak: [1, 0.3, 0.05] },
  'wool-knit': { ...dull, pattern: stocking(3.6, 4.8, 0.55), detailCm: 0.2, fuzz: 0.45, fuzzRoughness: 0.5, streak: [1.5, 1.5, 0.06] },
  'cable-knit': { ...dull, pattern: cables(4.6), detailCm: 0.4, fuzz: 0.4, fuzzRoughness: 0.5, streak: [1.5, 1.5, 0.05] },
  'alpaca-knit': { ...dull, pattern: stocking(2.6, 3.4, 1.3), detailCm: 0.26, fuzz: 0.95, fuzzRoughness: 0.42, streak: [4, 3, 0.13] },
  'wool-flannel': { ...dull, pattern: felted(11, 0.012, 9), detailCm: 0.09, fuzz: 0.4, fuzzRoughness: 0.46, streak: [3, 3, 0.13] },
  'wool-melton': { ...dull, pattern: felted(8, 0.018, 0), detailCm: 0.12, fuzz: 0.55, fuzzRoughness: 0.44, streak: [2.4, 2.4, 0.1] },
  'silk-satin': {
    ...dull,
    pattern: interlaced(70, 30, 0.12, satin),
    detailCm: 0.014,
    streak: [16, 0.3, 0.02],
    fuzz: 0,
    threads: charmeuse,
    body: 0.28,
    translucency: 0.05,
  },
  'silk-crepe': {
    ...dull,
    pattern: felted(26, 0.006, 0),
    detailCm: 0.03,
    streak: [4, 4, 0.02],
    fuzz: 0,
    threads: crepe,
    body: 0.55,
    translucency: 0.12,
  },
  leather: { ...dull, pattern: hide(7), detailCm: 0.09, streak: [0.6, 0.6, 0.08], fuzz: 0, reflectance: 0.045, roughness: 0.42 },
  nylon: {
    ...dull,
    pattern: ripstop(2),
    detailCm: 0.05,
    streak: [6, 6, 0.02],
    fuzz: 0,
    reflectance: 0.04,
    roughness: 0.46,
    translucency: 0.05,
  },
  rib: { ...dull, pattern: wales(3, 0.11, 0), detailCm: 0.2, fuzz: 0.4, fuzzRoughness: 0.5, streak: [1, 1, 0.04] },
};
