import type { DesignRecipe } from '../../vocabulary/index.ts';
import { linear, mix, type Rgb } from '../cloth/dye.ts';
import { creases, crumple, drape, type Crease, type Relief } from '../cloth/relief.ts';
import { tube } from '../cloth/tube.ts';
import type { Wardrobe } from '../cloth/wardrobe.ts';
import { weaves, type Weave } from '../cloth/weaves.ts';
import { createNoise, type Noise } from '../noise.ts';
import { createRandom, type Random } from '../random.ts';
import { curve, mirrored, symmetric, unsettled, type Point, type Polyline } from '../raster/outline.ts';
import type { Part, Piece } from './piece.ts';

export type Side = 'front' | 'back';

export type PartOptions = Partial<Pick<Part, 'role' | 'grain' | 'fan' | 'roll' | 'shade' | 'lift'>> & {
  /** Roundness of the body inside, as a share of the half width, around an axis turned by `axis` degrees (the grain if absent). */
  readonly depth?: number;
  readonly axis?: number;
  /** Strength of the cloth's own folds and their width; 0 keeps the piece taut. */
  readonly drape?: number;
  readonly drapeSize?: number;
  readonly drapeAngle?: number;
  readonly crumple?: number;
  readonly creases?: readonly Crease[];
  readonly reliefs?: readonly Relief[];
};

/** What a cutting pattern works with: the recipe, its chance, and the pieces laid so far. */
export type Cutter = {
  readonly recipe: DesignRecipe;
  readonly side: Side;
  readonly noise: Noise;
  readonly random: Random;
  readonly weave: Weave;
  readonly wardrobe: Wardrobe;
  readonly pieces: Piece[];
  /** Thread colour of visible stitching. */
  readonly thread: Rgb;
};

export function createCutter(recipe: DesignRecipe, side: Side, wardrobe: Wardrobe): Cutter {
  const contrast = recipe.fabric === 'denim' ? linear('#b98a45') : mix(wardrobe.main.base, linear('#1a1815'), 0.55);
  return {
    recipe,
    side,
    noise: createNoise(recipe.seed * 31 + 7),
    random: createRandom(recipe.seed * 17 + 3),
    weave: weaves[recipe.fabric],
    wardrobe,
    pieces: [],
    thread: contrast,
  };
}

/** Lays one piece of cloth, closed through `points`, with the folds its cloth would make. */
export function lay(cutter: Cutter, points: readonly Point[] | Polyline, options: PartOptions = {}, smooth = true): void {
  const { weave, noise } = cutter;
  const role = options.role ?? 'main';
  const soft = role === 'main' || role === 'second' || role === 'lining';
  const grain = options.grain ?? 0;
  const line = smooth ? curve(points) : points;
  const outline = unsettled(line as Polyline, noise, 5, role === 'rib' ? 0.5 : weave.fuzz * (soft ? 1 : 0));
  const reliefs: Relief[] = [];
  if (options.depth !== 0) reliefs.push(tube(outline, options.axis ?? grain, options.depth ?? 0.32));
  const shift = cutter.random() * 40;
  const drapeHeight = 6.8 * weave.drape * (options.drape ?? 1);
  if (soft && drapeHeight > 0) reliefs.push(drape(noise, drapeHeight, options.drapeSize ?? 78, options.drapeAngle ?? 90 + grain, shift));
  const crumpleHeight = 2.6 * weave.crumple * (options.crumple ?? options.drape ?? 1);
  if (soft && crumpleHeight > 0) reliefs.push(crumple(noise, crumpleHeight, 52, shift));
  if (options.creases) {
    const strength = soft ? 0.75 + 0.5 * weave.drape : 0.5;
    reliefs.push(creases(options.creases.map((crease) => ({ ...crease, height: crease.height * strength }))));
  }
  reliefs.push(...(options.reliefs ?? []));
  cutter.pieces.push({
    kind: 'part',
    outline,
    role,
    grain,
    fan: options.fan,
    reliefs,
    roll: options.roll ?? 2.4,
    shade: options.shade ?? 1,
    lift: options.lift ?? 8,
  });
}

/** Lays a piece given by its right half from top centre to bottom centre. */
export function layWhole(cutter: Cutter, half: readonly Point[], options: PartOptions = {}): void {
  lay(cutter, symmetric(half), options);
}

/** Lays a piece and its mirror image. `options` is asked once a side, 1 the right of the picture and -1 the left. */
export function layPair(cutter: Cutter, right: readonly Point[], options: (sign: 1 | -1) => PartOptions): void {
  lay(cutter, mirrored(right), options(-1));
  lay(cutter, right, options(1));
}

export function seam(cutter: Cutter, points: readonly Point[]): void {
  cutter.pieces.push({ kind: 'seam', path: unsettled(curve(points, false), cutter.noise, 5, 0) });
}

export function stitch(cutter: Cutter, points: readonly Point[], strength = 0.5): void {
  cutter.pieces.push({ kind: 'stitch', path: unsettled(curve(points, false), cutter.noise, 5, 0), colour: cutter.thread, strength });
}

/** Sews both: the line on the right half and its mirror image. */
export function stitchPair(cutter: Cutter, right: readonly Point[], strength = 0.5): void {
  stitch(cutter, right, strength);
  stitch(cutter, mirrored(right), strength);
}

export function seamPair(cutter: Cutter, right: readonly Point[]): void {
  seam(cutter, right);
  seam(cutter, mirrored(right));
}

export function button(cutter: Cutter, x: number, y: number, radius = 7, metal = false): void {
  cutter.pieces.push({ kind: 'button', x, y, radius, metal, colour: metal ? linear('#b48a50') : cutter.wardrobe.button });
}

export function label(cutter: Cutter, y: number): void {
  cutter.pieces.push({ kind: 'label', x: 0, y, width: 46, height: 17 });
}
