import { fraction, smoothstep } from '../../scalar.ts';
import { cellHash, latticeNoise } from './lattice-noise.ts';

/** Height of the cloth in cm, brightness about 1, and how much of the weft's colour shows, 0–1. */
export type ThreadPoint = { height: number; value: number; weft: number };

/** Writes what the threads are at a place of the pattern, u across and v along the warp, in cm. */
export type ThreadPattern = (u: number, v: number, out: ThreadPoint) => void;

/**
 * Interlaced warp and weft. `raised(column, row)` says whether the warp lies on top. `warp` and `weft` are threads a cm,
 * `uneven` how much their thickness wanders (0 mill-spun, 1 hand-spun).
 */
export function interlaced(warp: number, weft: number, uneven: number, raised: (column: number, row: number) => boolean): ThreadPattern {
  const thick = 0.5 / Math.max(warp, weft);
  return (u, v, out) => {
    const wander = uneven * 1.1;
    const x = u * warp + wander * latticeNoise(u * 1.3, v * 0.7);
    const y = v * weft + wander * latticeNoise(u * 0.7 + 40, v * 1.3);
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = x - column - 0.5;
    const along = y - row - 0.5;
    const onTop = raised(column, row);
    // A thread is round across itself and dives at the ends of its float.
    const round = onTop ? across : along;
    const dive = onTop
      ? endOfFloat(raised(column, row - 1), raised(column, row + 1), along)
      : endOfFloat(!raised(column - 1, row), !raised(column + 1, row), across);
    const slub = uneven * (onTop ? threadSlub(column, v) : threadSlub(row + 517, u));
    const body = 1 - 4 * round * round;
    out.height = thick * (body * 0.8 - dive * 0.7 + slub * 0.5);
    const fibre = latticeNoise((onTop ? across : along) * 5 + cellHash(column, row) * 60, (onTop ? along : across) * 1.5);
    out.value =
      (0.72 + 0.3 * body) *
      (1 - 0.22 * dive) *
      (1 + 0.22 * slub + 0.1 * fibre + 0.09 * (cellHash(onTop ? column : row, onTop ? 1 : 2) - 0.5));
    out.weft = onTop ? 0 : 1;
  };
}

/** Where a spun thread is thick and where thin, about ±1: some threads vary much, most a little. */
function threadSlub(thread: number, along: number): number {
  const character = cellHash(thread, 11);
  return (
    (1.1 * latticeNoise(thread * 3.7, along * 1.6) + 0.8 * latticeNoise(thread * 5.3 + 8, along * 0.35)) *
    (0.6 + 1.4 * character * character)
  );
}

function endOfFloat(beforeGoesOn: boolean, afterGoesOn: boolean, at: number): number {
  const goesOn = at < 0 ? beforeGoesOn : afterGoesOn;
  return goesOn ? 0 : smoothstep(0.12, 0.5, Math.abs(at));
}

export const plain = (column: number, row: number): boolean => ((column + row) & 1) === 0;

/** Warp over all threads but one, a step further each row: `span` 3 is a 2/1 twill, 4 a 3/1. */
export const twill =
  (span: number) =>
  (column: number, row: number): boolean =>
    (((column + row) % span) + span) % span !== 0;

/** Warp satin on eight ends with counter 3: binding points never touch. */
export const satin = (column: number, row: number): boolean => (((column * 3 + row) % 8) + 8) % 8 !== 0;

/** Stocking stitch: columns of Vs. `wales` and `courses` a cm, `hairy` 0–1. */
export function stocking(wales: number, courses: number, hairy: number): ThreadPattern {
  const thick = 0.42 / wales;
  return (u, v, out) => {
    const x = u * wales + 0.16 * latticeNoise(u * 1.1, v * 1.1);
    const side = fraction(x) - 0.5;
    const leg = Math.abs(side) * 2;
    const y = v * courses + 0.16 * latticeNoise(u * 1.1 + 31, v * 1.1) - leg * 0.95;
    const loop = fraction(y) - 0.5;
    // Each leg is a strand that leans towards the middle of its V; strands of one column overlap like scales.
    const strand = 1 - ((leg - 0.5) / 0.52) ** 2;
    const scale = 1 - (loop / 0.58) ** 2;
    const hair = hairy * (latticeNoise(u * 34 + loop * 3, v * 7) + latticeNoise(u * 9, v * 38));
    const ply = 0.12 * Math.sin((loop * 2 + leg * Math.sign(side)) * 9);
    out.height = thick * (0.75 * Math.max(0, strand) + 0.5 * scale * Math.max(0, strand) + hair * 0.4 + ply * 0.25);
    out.value = (0.5 + 0.36 * Math.max(0, strand) + 0.2 * Math.max(0, scale)) * (1 + 0.16 * hair + 0.3 * ply * 0.5);
    out.weft = 0;
  };
}

/** Round wales with grooves: ribs of knit, or corduroy when `pile` is above 0. */
export function wales(perCm: number, depthCm: number, pile: number): ThreadPattern {
  return (u, v, out) => {
    const x = u * perCm;
    const across = fraction(x) - 0.5;
    // Pile stands up in the middle of a wale and leans over its groove.
    const round = Math.cos(across * Math.PI) ** 0.8;
    const fibre = latticeNoise(u * 40, v * 26) + 0.6 * latticeNoise(u * 90, v * 60);
    const course = pile > 0 ? 0 : 0.16 * Math.sin(fraction(v * perCm * 1.5 - Math.abs(across)) * Math.PI * 2);
    out.height = depthCm * (round + 0.1 * fibre + course * 0.5);
    out.value = (0.48 + 0.54 * round) * (1 + 0.16 * fibre + course * 0.6);
    out.weft = 0;
  };
}

/** Milled wool: no thread is seen, hairs lie in every direction. `coarse` in hairs a cm. */
export function felted(coarse: number, depthCm: number, ground: number): ThreadPattern {
  return (u, v, out) => {
    const turnX = u + 0.05 * latticeNoise(u * 4, v * 4);
    const turnY = v + 0.05 * latticeNoise(u * 4 + 17, v * 4);
    const tufts = latticeNoise(turnX * coarse, turnY * coarse * 0.8);
    const first = latticeNoise((turnX + turnY) * coarse * 2.6, (turnX - turnY) * coarse * 0.7);
    const second = latticeNoise((turnX - turnY) * coarse * 2.4 + 50, (turnX + turnY) * coarse * 0.6);
    out.height = depthCm * (tufts + 0.7 * first + 0.7 * second);
    const weave = ground === 0 ? 0 : Math.sin((u + v) * ground * Math.PI * 2) * 0.04;
    out.value = 1 + 0.14 * tufts + 0.2 * first + 0.2 * second + weave;
    out.weft = 0;
  };
}

/** Leather's grain: pebbles of uneven size between creases, finer ones within. `pebbles` to a cm. */
export function hide(pebbles: number): ThreadPattern {
  return (u, v, out) => {
    const turnU = u + 0.06 * latticeNoise(u * 5, v * 5);
    const turnV = v + 0.06 * latticeNoise(u * 5 + 23, v * 5);
    const coarse = creaseDepth(turnU * pebbles, turnV * pebbles);
    const fine = creaseDepth(turnU * pebbles * 2.7 + 40, turnV * pebbles * 2.7);
    const strength = 0.6 + 0.8 * (latticeNoise(u * 0.7, v * 0.7) + 0.5);
    out.height = -0.011 * coarse * strength - 0.003 * fine;
    out.value = 1 - 0.16 * coarse * strength - 0.05 * fine + 0.06 * latticeNoise(u * 0.8, v * 0.8);
    out.weft = 0;
  };
}

/** 1 on the line between two cells of scattered points, 0 inside them: the difference to the two nearest points. */
function creaseDepth(x: number, y: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  let nearest = 9;
  let next = 9;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const dx = cellX + i + cellHash(cellX + i, cellY + j) - x;
      const dy = cellY + j + cellHash(cellX + i + 71, cellY + j) - y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < nearest) {
        next = nearest;
        nearest = distance;
      } else if (distance < next) next = distance;
    }
  }
  return smoothstep(0.34, 0, next - nearest);
}

/** Rope cables of two strands on a purl ground. `repeatCm` is the distance from cable to cable. */
export function cables(repeatCm: number): ThreadPattern {
  const ground = stocking(3, 4, 0.25);
  return (u, v, out) => {
    const across = fraction(u / repeatCm) - 0.5;
    const phase = (v / (repeatCm * 1.25)) * Math.PI * 2;
    const swing = 0.13 * Math.sin(phase);
    const front = 0.5 + 0.5 * Math.cos(phase);
    const first = Math.exp(-(((across - swing) / 0.1) ** 2)) * (0.72 + 0.28 * front);
    const second = Math.exp(-(((across + swing) / 0.1) ** 2)) * (1 - 0.28 * front);
    const rope = (first ** 4 + second ** 4) ** 0.25;
    const leaning = first > second ? Math.cos(phase) : -Math.cos(phase);
    ground(u + across * 0.2, v + leaning * across * repeatCm * 0.6, out);
    const dip = Math.max(0, 1 - rope * 1.3);
    const purl = 0.05 * Math.cos(u * 3 * Math.PI * 2) * dip;
    out.height = out.height * (0.5 + 0.5 * rope) + 0.3 * rope + purl;
    out.value *= 1 - 0.24 * dip + 2 * purl;
  };
}

/** Ripstop: a plain weave with a square of heavier threads. */
export function ripstop(perCm: number): ThreadPattern {
  const ground = interlaced(40, 40, 0.1, plain);
  return (u, v, out) => {
    ground(u, v, out);
    const bar = Math.max(
      smoothstep(0.06, 0.02, Math.abs(fraction(u * perCm) - 0.5)),
      smoothstep(0.06, 0.02, Math.abs(fraction(v * perCm) - 0.5)),
    );
    out.height += 0.012 * bar;
    out.value *= 1 + 0.03 * bar;
  };
}
