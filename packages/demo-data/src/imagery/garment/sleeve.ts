import type { Sleeve } from '../../vocabulary/index.ts';
import { fan } from '../cloth/relief.ts';
import { mirrored, type Point } from '../raster/outline.ts';
import { clamp } from '../scalar.ts';
import type { BodyMeasures } from './bodice.ts';
import { lay, stitch, type Cutter } from './cutter.ts';

type SleeveCut = {
  readonly angle: number;
  readonly length: number;
  readonly cuff: number;
  readonly fullness: number;
  readonly band: number;
};

/** Hang (degrees from straight down), length, width at the end, width added at the elbow, height of a cuff band. */
const cuts: Readonly<Record<Exclude<Sleeve, 'none'>, SleeveCut>> = {
  cap: { angle: 46, length: 74, cuff: 128, fullness: 6, band: 0 },
  short: { angle: 27, length: 178, cuff: 138, fullness: 4, band: 0 },
  half: { angle: 19, length: 290, cuff: 130, fullness: 4, band: 0 },
  long: { angle: 11, length: 530, cuff: 78, fullness: 0, band: 0 },
  balloon: { angle: 13, length: 500, cuff: 92, fullness: 38, band: 40 },
  wide: { angle: 15, length: 430, cuff: 196, fullness: 14, band: 0 },
};

export type SleeveOptions = {
  readonly cuffBand?: number;
  readonly cuffRole?: 'rib' | 'main';
  readonly hemStitch?: boolean;
  readonly slim?: number;
  readonly reach?: number;
};

/** Both sleeves, laid before the body so that the armhole's edge covers their tops. */
export function laySleeves(cutter: Cutter, kind: Sleeve, body: BodyMeasures, options: SleeveOptions = {}): void {
  if (kind === 'none') return;
  for (const sign of [-1, 1] as const) laySleeve(cutter, cuts[kind], body, options, sign);
}

function laySleeve(cutter: Cutter, cut: SleeveCut, body: BodyMeasures, options: SleeveOptions, sign: 1 | -1): void {
  const hang = cut.angle + (cutter.random() - 0.5) * 3;
  const turn = (hang * Math.PI) / 180;
  const [alongX, alongY] = [Math.sin(turn), Math.cos(turn)];
  const [acrossX, acrossY] = [alongY, -alongX];
  const biceps = (body.armhole - body.slope) * 0.335 * slimness(options);
  const origin: Point = [body.shoulder - biceps * 0.1, body.slope + 28];
  const length = cut.length * (options.reach ?? 1) * clamp(0.6 + 0.4 * (cutter.recipe.length ?? 1), 0.9, 1.08);
  const at = (along: number, across: number): Point => [
    origin[0] + alongX * along + acrossX * across,
    origin[1] + alongY * along + acrossY * across,
  ];
  const corner = (along: number, across: number): Point => [at(along, across)[0], at(along, across)[1], 'c'];
  const cuffBand = options.cuffBand ?? cut.band;
  const half = (cut.cuff * slimness(options)) / 2;
  const full = cut.fullness > 20;
  const bell = half + (cuffBand > 0 ? (full ? cut.fullness * 0.7 : 6) : 0);
  const elbow = length * 0.5;
  const elbowHalf = (half + biceps) / 2 + cut.fullness;
  const end = length - cuffBand;
  const long = cut.length > 250;
  const bow = long ? 7 : 2;
  const points: readonly Point[] = [
    [body.shoulder - 26, body.slope - 6, 'c'],
    [body.shoulder + 1, body.slope + 1],
    at(Math.min(46, length * 0.3), biceps * (long ? 0.62 : 0.72) + cut.fullness * 0.3),
    ...(long ? [at(length * 0.28, biceps * 0.96 + cut.fullness * 0.6), at(elbow, elbowHalf + bow)] : []),
    corner(end - 8, bell),
    corner(end + 2, bell * 0.5),
    corner(end + 3, -bell * 0.5),
    corner(end - 6, -bell),
    ...(long ? [at(elbow, -elbowHalf + bow), at(body.armhole - body.slope + 8, -biceps - cut.fullness * 0.4)] : []),
    [body.chest - 4, body.armhole - 4],
    [body.chest - 34, body.armhole - 34, 'c'],
  ];
  const inner = at(elbow * 0.96, -elbowHalf + bow);
  const wrist = at(end - 30, -half * 0.6);
  const seed = cutter.recipe.seed + (sign === 1 ? 40 : 60);
  const bends = long
    ? [
        ...fan(seed, [inner[0], inner[1]], [-34 - hang, 34 - hang], 5, 120, 5.5, 9),
        ...fan(seed + 1, [wrist[0], wrist[1]], [-40, 24], 3, 90, 3.6, 8),
      ]
    : [];
  const root = fan(seed + 2, [body.chest + 6, body.armhole - 14], [-52, 22], 3, 130, 4.5, 10);
  const mirror = (list: typeof root): typeof root =>
    sign === 1 ? list : list.map((crease) => ({ ...crease, x: -crease.x, angle: 180 - crease.angle, bend: -crease.bend }));
  const side = (list: readonly Point[]): readonly Point[] => (sign === 1 ? list : mirrored(list));
  if (cuffBand > 0) {
    const cuff: readonly Point[] = [at(end - 6, half + 1), at(length, half - 1), at(length + 2, -half + 1), at(end - 4, -half - 1)].map(
      ([x, y]) => [x, y, 'c'],
    );
    lay(cutter, side(cuff), { role: options.cuffRole ?? 'main', grain: -hang * sign, depth: 0.4, drape: 0.1, lift: 3 });
  }
  lay(cutter, side(points), {
    grain: -hang * sign,
    axis: -hang * sign,
    depth: 0.42,
    drape: 0.8,
    drapeSize: 58,
    role: 'second',
    creases: mirror([...bends, ...root]),
    lift: 6,
    reliefs: full ? [gathers(cutter, hang * sign)] : [],
  });
  if (options.hemStitch && cuffBand === 0) stitch(cutter, side([at(end - 15, bell - 1), at(end - 11, 0), at(end - 11, -bell + 1)]), 0.45);
}

function slimness(options: SleeveOptions): number {
  return options.slim ?? 1;
}

/** Fullness gathered into a cuff: fine flutes along the sleeve. */
function gathers(cutter: Cutter, hang: number): (x: number, y: number) => number {
  const turn = (hang * Math.PI) / 180;
  return (x, y) => {
    const across = x * Math.cos(turn) - y * Math.sin(turn);
    const along = x * Math.sin(turn) + y * Math.cos(turn);
    return 4.5 * cutter.noise.at(across / 15, along / 210) + 2 * cutter.noise.at(across / 7, along / 120 + 4);
  };
}
