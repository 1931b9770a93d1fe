import { COMMAND, type Plan } from './plan.ts';

export interface BlockFacts {
  readonly thread: string;
  readonly stitches: number;
  /** Upper thread, with what the loops take. */
  readonly metres: number;
}

export interface PlanFacts {
  readonly stitches: number;
  readonly jumps: number;
  readonly trims: number;
  readonly changes: number;
  /** In units of 0.1 mm; undefined for a plan without stitches. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } | undefined;
  readonly minutes: number;
  readonly metres: number;
  readonly blocks: readonly BlockFacts[];
}

/** Stitches a minute of a home machine at work. */
const SPEED = 750;
const TRIM_MINUTES = 0.12;
const CHANGE_MINUTES = 0.35;
/** What the thread needs more than its way over the cloth: it goes down and up at each stitch. */
const LOOP = 1.35;

/** Counts, extents, and estimates of time and thread. */
export function measurePlan({ kinds, xs, ys, blocks }: Plan): PlanFacts {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [jumps, trims] = [0, 0];
  const facts = blocks.map(({ thread, start, end }) => {
    let [stitches, way] = [0, 0];
    for (let index = start; index < end; index++) {
      const [kind, x, y] = [kinds[index], xs[index] ?? 0, ys[index] ?? 0];
      if (kind === COMMAND.jump) jumps++;
      if (kind === COMMAND.trim) trims++;
      if (kind !== COMMAND.stitch) continue;
      stitches++;
      way += Math.hypot(x - (xs[index - 1] ?? 0), y - (ys[index - 1] ?? 0));
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    return { thread, stitches, metres: (way / 10_000) * LOOP };
  });
  const stitches = facts.reduce((sum, block) => sum + block.stitches, 0);
  const changes = Math.max(0, blocks.length - 1);
  return {
    stitches,
    jumps,
    trims,
    changes,
    box: left > right ? undefined : { left, top, right, bottom },
    minutes: stitches / SPEED + trims * TRIM_MINUTES + changes * CHANGE_MINUTES,
    metres: facts.reduce((sum, block) => sum + block.metres, 0),
    blocks: facts,
  };
}
