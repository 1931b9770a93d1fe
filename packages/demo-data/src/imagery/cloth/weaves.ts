import type { FabricKey } from '../../vocabulary/index.ts';
import type { Noise } from '../noise.ts';
import { fraction, smoothstep } from '../scalar.ts';

/** Cloths of the catalogue and the ribbing of collars and cuffs. */
export type WeaveKey = FabricKey | 'rib';

/** How a cloth falls and answers light. Heights in units, the tile repeats every `weavePeriod` units. */
export type Weave = {
  /** Mirror-like light (silk, leather) and how narrow it is. */
  readonly gloss: number;
  readonly sharpness: number;
  /** Light caught by hair at grazing angles (wool, corduroy). */
  readonly sheen: number;
  /** Soft hanging folds, and small sharp crumples. */
  readonly drape: number;
  readonly crumple: number;
  /** Unevenness of the silhouette's edge, units. */
  readonly fuzz: number;
  /** Relief and brightness of the cloth itself at a point. `satin` has none: its light lives in the folds alone. */
  readonly relief: (u: number, v: number, noise: Noise) => readonly [height: number, albedo: number];
};

export const weavePeriod = 256;
const turn = (repeats: number): number => (Math.PI * 2 * repeats) / weavePeriod;
const grain = (noise: Noise, u: number, v: number, along: number, across: number): number =>
  noise.tiled((u * along) / weavePeriod, (v * across) / weavePeriod, along, across);

export const weaves: Readonly<Record<WeaveKey, Weave>> = {
  'cotton-jersey': {
    gloss: 0.02,
    sharpness: 8,
    sheen: 0.05,
    drape: 1,
    crumple: 0.12,
    fuzz: 0.2,
    relief: (u, v, n) => [0.1 * Math.sin(u * turn(100)) * Math.sin(v * turn(84)), 1 + 0.025 * grain(n, u, v, 230, 230)],
  },
  poplin: {
    gloss: 0.04,
    sharpness: 14,
    sheen: 0.02,
    drape: 0.9,
    crumple: 0.34,
    fuzz: 0.1,
    relief: (u, v, n) => [0.06 * Math.sin(u * turn(122)) * Math.sin(v * turn(122)), 1 + 0.014 * grain(n, u, v, 240, 240)],
  },
  linen: {
    gloss: 0.015,
    sharpness: 8,
    sheen: 0.03,
    drape: 0.95,
    crumple: 0.55,
    fuzz: 0.25,
    relief: (u, v, n) => {
      const warp = grain(n, u, v, 200, 14);
      const weft = grain(n, v, u, 200, 11);
      return [0.3 * (warp + weft), 1 + 0.075 * warp + 0.075 * weft];
    },
  },
  denim: {
    gloss: 0.015,
    sharpness: 7,
    sheen: 0.03,
    drape: 0.75,
    crumple: 0.36,
    fuzz: 0.15,
    relief: (u, v, n) => {
      const twill = Math.sin((u + v) * turn(64));
      const streak = grain(n, u, v, 120, 9);
      return [0.26 * twill, 1 + 0.1 * twill + 0.16 * streak + 0.12 * grain(n, u, v, 5, 4)];
    },
  },
  twill: {
    gloss: 0.03,
    sharpness: 10,
    sheen: 0.03,
    drape: 0.8,
    crumple: 0.28,
    fuzz: 0.12,
    relief: (u, v, n) => {
      const twill = Math.sin((u * 0.8 + v) * turn(80));
      return [0.16 * twill, 1 + 0.03 * twill + 0.02 * grain(n, u, v, 240, 240)];
    },
  },
  corduroy: {
    gloss: 0.03,
    sharpness: 6,
    sheen: 0.16,
    drape: 0.6,
    crumple: 0.15,
    fuzz: 0.3,
    relief: (u, v, n) => {
      const wale = Math.cos(u * turn(34));
      return [1.15 * wale, 1 - 0.13 * (1 - wale) + 0.06 * grain(n, u, v, 150, 60)];
    },
  },
  'wool-knit': {
    gloss: 0,
    sharpness: 6,
    sheen: 0.09,
    drape: 0.6,
    crumple: 0,
    fuzz: 0.8,
    relief: (u, v, n) => stitch(u, v, n, 30, 27, 1.15),
  },
  'cable-knit': { gloss: 0, sharpness: 6, sheen: 0.08, drape: 0.4, crumple: 0, fuzz: 0.8, relief: cable },
  'alpaca-knit': {
    gloss: 0,
    sharpness: 6,
    sheen: 0.24,
    drape: 0.65,
    crumple: 0,
    fuzz: 2.4,
    relief: (u, v, n) => {
      const [height, albedo] = stitch(u, v, n, 20, 18, 0.5);
      const hair = grain(n, u + 6 * grain(n, u, v, 24, 24), v, 190, 40) + 0.6 * grain(n, v, u, 170, 60);
      return [height + 0.75 * hair, 0.55 + 0.45 * albedo + 0.1 * hair];
    },
  },
  'wool-flannel': {
    gloss: 0.01,
    sharpness: 6,
    sheen: 0.1,
    drape: 0.7,
    crumple: 0.08,
    fuzz: 0.3,
    relief: (u, v, n) => {
      const felt = grain(n, u, v, 200, 200) + 0.5 * grain(n, u, v, 90, 90);
      return [0.3 * felt, 1 + 0.11 * felt];
    },
  },
  'wool-melton': {
    gloss: 0.01,
    sharpness: 6,
    sheen: 0.14,
    drape: 0.45,
    crumple: 0,
    fuzz: 0.5,
    relief: (u, v, n) => {
      const felt = grain(n, u, v, 150, 150) + 0.6 * grain(n, u, v, 70, 70);
      return [0.5 * felt, 1 + 0.07 * felt];
    },
  },
  'silk-satin': {
    gloss: 0.42,
    sharpness: 16,
    sheen: 0.02,
    drape: 1.2,
    crumple: 0,
    fuzz: 0,
    relief: (u, v, n) => [0, 1 + 0.01 * grain(n, u, v, 160, 12)],
  },
  'silk-crepe': {
    gloss: 0.09,
    sharpness: 9,
    sheen: 0.05,
    drape: 1.2,
    crumple: 0.05,
    fuzz: 0,
    relief: (u, v, n) => {
      const pebble = grain(n, u, v, 180, 180);
      return [0.2 * pebble, 1 + 0.02 * pebble];
    },
  },
  leather: {
    gloss: 0.3,
    sharpness: 22,
    sheen: 0,
    drape: 0.55,
    crumple: 0.55,
    fuzz: 0,
    relief: (u, v, n) => {
      const coarse = grain(n, u, v, 44, 44);
      const fine = grain(n, u, v, 96, 96);
      return [-0.3 * Math.exp(-coarse * coarse * 60) - 0.14 * Math.exp(-fine * fine * 40), 1 + 0.05 * grain(n, u, v, 12, 12)];
    },
  },
  nylon: {
    gloss: 0.15,
    sharpness: 20,
    sheen: 0,
    drape: 1,
    crumple: 0.6,
    fuzz: 0,
    relief: (u, v) => {
      const grid = Math.max(Math.cos(u * turn(24)), Math.cos(v * turn(24)));
      return [0.22 * smoothstep(0.86, 1, grid), 1 + 0.03 * smoothstep(0.86, 1, grid)];
    },
  },
  rib: {
    gloss: 0,
    sharpness: 6,
    sheen: 0.07,
    drape: 0.2,
    crumple: 0,
    fuzz: 0.4,
    relief: (u, v, n) => {
      const wale = Math.cos(u * turn(40));
      return [0.95 * wale, 1 - 0.1 * (1 - wale) + 0.03 * grain(n, u, v, 180, 180)];
    },
  },
};

/** Stocking stitch: columns of Vs. */
function stitch(u: number, v: number, noise: Noise, columns: number, rows: number, depth: number): readonly [number, number] {
  const uneven = 0.6 * grain(noise, u, v, 18, 18);
  const side = Math.abs(fraction(((u + uneven) * columns) / weavePeriod) - 0.5) * 2;
  const loop = Math.sin((v + uneven) * turn(rows) + side * 4.4);
  const body = 1 - side * side;
  return [depth * (body * 1.1 + 0.55 * loop * (0.25 + 0.75 * body)), 1 - 0.24 * side ** 4 + 0.07 * loop];
}

/** Rope cables between purl grooves. The strand in front swaps by a soft cosine, so a crossing leaves no step. */
function cable(u: number, v: number, noise: Noise): readonly [number, number] {
  const across = fraction((u * 4) / weavePeriod) - 0.5;
  const phase = v * turn(3);
  const swing = 0.15 * Math.sin(phase);
  const front = 0.5 + 0.5 * Math.cos(phase);
  const first = Math.exp(-(((across - swing) / 0.1) ** 2)) * (0.7 + 0.3 * front);
  const second = Math.exp(-(((across + swing) / 0.1) ** 2)) * (1 - 0.3 * front);
  const rope = (first ** 4 + second ** 4) ** 0.25;
  const lean = (first - second) / (first + second + 0.05);
  const strand = Math.sin(v * turn(30) + lean * across * 26);
  const groove = 0.5 - 0.5 * Math.cos(u * turn(32));
  const [plain, plainAlbedo] = stitch(u, v, noise, 32, 30, 0.8);
  const ground = 1 - Math.min(1, rope * 1.4);
  return [
    6.4 * rope + ground * plain * (0.4 + 0.6 * groove) + 0.5 * strand * rope,
    1 - 0.17 * ground + 0.05 * strand * rope + ground * 0.5 * (plainAlbedo - 1),
  ];
}
