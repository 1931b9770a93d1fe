import type { Rgb } from '../cloth/dye.ts';
import type { Relief } from '../cloth/relief.ts';
import type { Polyline } from '../raster/outline.ts';

export type ClothRole = 'main' | 'second' | 'rib' | 'lining' | 'trim' | 'handle';

/** A flat piece of cloth laid over what was drawn before it. Lengths are in units of the garment's own outline. */
export type Part = {
  readonly kind: 'part';
  readonly outline: Polyline;
  readonly role: ClothRole;
  /** Direction of the warp, degrees from straight down. */
  readonly grain: number;
  /** Prints and folds of flared pieces run out from a point instead: the pivot and units per radian. */
  readonly fan?: { readonly pivot: readonly [number, number]; readonly perRadian: number };
  readonly reliefs: readonly Relief[];
  /** Height of the rounded edge. */
  readonly roll: number;
  /** Brightness of the whole piece: the inside of a garment is darker. */
  readonly shade: number;
  /** Distance from what lies below: softens and moves the shadow it casts; 0 casts none. */
  readonly lift: number;
};

export type Line = { readonly path: Polyline };
/** Sewn lines and hardware, drawn where they stand in the order of pieces. */
export type Piece =
  | Part
  | ({ readonly kind: 'seam' } & Line)
  | ({ readonly kind: 'stitch'; readonly colour: Rgb; readonly strength: number } & Line)
  | {
      readonly kind: 'button';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly colour: Rgb;
      readonly metal: boolean;
    }
  | ({ readonly kind: 'zip'; readonly colour: Rgb } & Line)
  | { readonly kind: 'label'; readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A garment as cut: its pieces from the lowest to the topmost. */
export type Garment = { readonly pieces: readonly Piece[] };
