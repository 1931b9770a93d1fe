import { fraction, smoothstep } from '../../scalar.ts';
import { cellHash, latticeNoise } from './lattice-noise.ts';
import type { Look, Place, Shader } from './look.ts';
import type { BackdropSurface } from './surface.ts';

type Finish = (u: number, v: number, out: Look) => number;

/** Walls and floors. The finish answers the brightness at a place and may tilt the surface. */
export function createBackdropShader({ colour, finish, roughness }: BackdropSurface): Shader {
  const draw = finishes[finish];
  return {
    lobes: { body: 1, fuzz: 0, fuzzRoughness: 0.5, reflectance: roughness < 0.7 ? 0.035 : 0, alpha: roughness ** 2, translucency: 0 },
    look: (place: Place, out: Look) => {
      out.slopeU = 0;
      out.slopeV = 0;
      out.seamSlope = 0;
      out.edgeSlope = 0;
      const value = draw(place.u, place.v, out);
      out.red = colour[0] * value;
      out.green = colour[1] * value;
      out.blue = colour[2] * value;
    },
  };
}

const cloud = (u: number, v: number, size: number): number =>
  latticeNoise(u / size, v / size) + 0.5 * latticeNoise((2.1 * u) / size + 7, (2.1 * v) / size);

const finishes: Readonly<Record<BackdropSurface['finish'], Finish>> = {
  paper: (u, v) => 1 + 0.012 * cloud(u, v, 30) + 0.01 * latticeNoise(u * 1.3, v * 1.3),
  plaster: (u, v, out) => {
    const trowel = latticeNoise(u * 0.11 + 5, v * 0.05 + 0.6 * cloud(u, v, 60));
    const fine = latticeNoise(u * 1.2, v * 1.2);
    out.slopeU = 0.09 * latticeNoise(u * 0.45 + 4 * cloud(u, v, 90), v * 0.3) + 0.06 * fine;
    out.slopeV = 0.1 * trowel + 0.06 * latticeNoise(u * 1.2 + 40, v * 1.2);
    return 1 + 0.1 * cloud(u, v, 30) + 0.05 * trowel + 0.03 * fine;
  },
  concrete: (u, v, out) => {
    const joint = Math.min(edgeOf(u + 70, 110), edgeOf(v - 96, 120));
    const holeU = fraction((u + 70) / 110) * 110;
    const holeV = fraction((v - 96) / 120) * 120;
    const hole = Math.hypot(Math.min(holeU, 110 - holeU) - 18, Math.min(holeV, 120 - holeV) - 22);
    const pores = smoothstep(0.43, 0.47, latticeNoise(u * 1.7, v * 1.7)) * 0.22;
    out.slopeU = 0.05 * latticeNoise(u * 1.4, v * 1.4);
    out.slopeV = 0.05 * latticeNoise(u * 1.4 + 30, v * 1.4);
    const stain = 0.2 * cloud(u, v, 32) + 0.06 * latticeNoise(u * 0.5, v * 0.09) + 0.05 * latticeNoise(u * 1.1, v * 1.1);
    return (1 + stain - pores) * (1 - 0.5 * smoothstep(0.42, 0.12, joint)) * (1 - 0.62 * smoothstep(1.4, 1, hole));
  },
  'concrete-floor': (u, v) => 1 + 0.2 * cloud(u, v, 40) + 0.06 * cloud(u, v, 6) + 0.04 * latticeNoise(u * 1.2, v * 1.2),
  boards: (u, v, out) => {
    const width = 14;
    const board = Math.floor(u / width);
    const along = v + cellHash(board, 5) * 300;
    const gap = smoothstep(0.3, 0.08, edgeOf(u, width)) + smoothstep(0.3, 0.08, edgeOf(along, 180));
    const grain = latticeNoise(u * 2.2 + 2 * latticeNoise(u * 0.2, along * 0.02), along * 0.06 + board * 17);
    out.slopeU = 0.04 * grain;
    return (0.78 + 0.3 * cellHash(board, 3)) * (1 + 0.3 * grain) * (1 - 0.65 * Math.min(1, gap));
  },
  tatami: (u, v, out) => tatami(u, v, out),
  shoji: (u, v, out) => shoji(u, v, out),
  night: (u, v) => 1 + 0.25 * cloud(u, v, 70) + 0.1 * cloud(u, v, 9),
};

const matWidthCm = 88;
const matLengthCm = 176;
const borderCm = 3.2;

/** Rush mats in rows, each bound along its long sides with cloth, every second row half a mat further. */
function tatami(u: number, v: number, out: Look): number {
  const row = Math.floor(v / matWidthCm);
  const x = u + (row & 1) * (matLengthCm / 2);
  const fromLongSide = edgeOf(v, matWidthCm);
  const joint = 1 - 0.6 * smoothstep(0.3, 0.05, Math.min(fromLongSide, edgeOf(x, matLengthCm)));
  if (fromLongSide < borderCm) {
    out.slopeU = 0.1 * latticeNoise(u * 9, v * 2);
    return joint * (0.2 + 0.03 * latticeNoise(u * 7, v * 7));
  }
  // Rushes lie across the mat, a few millimetres each, held by a thread every centimetre and a half.
  const rush = fraction(x / 0.42) - 0.5;
  const bound = Math.cos((v / 1.5) * Math.PI * 2 + (Math.floor(x / 0.42) & 1) * Math.PI);
  out.slopeU = -0.5 * rush;
  out.slopeV = 0.08 * bound;
  const straw = latticeNoise(Math.floor(x / 0.42) * 3.1, v * 0.06);
  return joint * (1 + 0.22 * straw + 0.06 * bound) * (1 - 0.35 * smoothstep(0.3, 0.5, Math.abs(rush)));
}

const screenCm = 92;
const boardCm = 34;

/** Paper screens: panes of paper in a fine lattice, stiles of cedar, a board below. The wood is drawn darker than the paper. */
function shoji(u: number, v: number, out: Look): number {
  const stile = edgeOf(u + 20, screenCm);
  const grain = 0.09 * latticeNoise(u * 6, v * 0.12) + 0.05 * latticeNoise(u * 14 + 9, v * 0.4);
  const wood = 0.42 + grain;
  if (stile < 2.4 || Math.abs(v - boardCm) < 2.2 || v < 5) {
    out.slopeU = 0.25 * smoothstep(1.9, 2.4, stile);
    return stile < 0.25 ? 0.12 : wood;
  }
  if (v < boardCm) return (0.36 + 0.07 * latticeNoise(u * 0.12, v * 3)) * (1 + grain);
  const bar = Math.min(edgeOf(u + 20, screenCm / 4), edgeOf(v - boardCm, 30));
  if (bar < 0.7) return wood * 1.05;
  const fibres = latticeNoise(u * 1.4 + 3 * latticeNoise(u * 0.3, v * 0.3), v * 1.4) + 0.5 * latticeNoise(u * 5, v * 5);
  return (1 + 0.025 * fibres) * (1 - 0.12 * smoothstep(2.2, 0.7, bar));
}

/** Distance to the nearest multiple of a period. */
function edgeOf(position: number, period: number): number {
  const part = fraction(position / period);
  return Math.min(part, 1 - part) * period;
}
