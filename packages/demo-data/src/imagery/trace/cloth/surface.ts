import type { PrintKey } from '../../../vocabulary/index.ts';
import type { Rgb } from '../../cloth/dye.ts';
import type { WeaveKey } from '../../cloth/weaves.ts';

/** A print in pattern space: `perCm` samples a centimetre are drawn once, more for close views. */
export type SurfacePrint = {
  readonly key: PrintKey;
  readonly seed: number;
  /** Stripes run across the piece instead of along its warp. */
  readonly across: boolean;
  readonly perCm: number;
};

/** Cloth, lit and woven after its kind. */
export type ClothSurface = {
  readonly kind: 'cloth';
  readonly weave: WeaveKey;
  readonly base: Rgb;
  readonly second: Rgb;
  readonly third: Rgb;
  readonly print?: SurfacePrint;
  /** Its free edges are selvedges, with a thread of this colour in them. Without one they are turned and pressed. */
  readonly selvedge?: Rgb;
  /** The piece's print is turned by this against its warp, in degrees. */
  readonly turnDeg: number;
  /** The dye turns from `base` at one height to `second` at another, in cm above the floor; a dipped line wanders. */
  readonly fade?: { readonly from: number; readonly to: number; readonly wanders: boolean };
};

/** A plain thing: buttons, metal, wood, the form's linen. */
export type PlainSurface = {
  readonly kind: 'plain';
  readonly colour: Rgb;
  readonly roughness: number;
  readonly reflectance: number;
  readonly grain?: 'wood' | 'horn' | 'linen';
};

/** Walls and floors, drawn from their own plane in cm. */
export type BackdropSurface = {
  readonly kind: 'backdrop';
  readonly finish: 'paper' | 'plaster' | 'concrete' | 'concrete-floor' | 'boards' | 'tatami' | 'shoji' | 'night';
  readonly colour: Rgb;
  readonly roughness: number;
};

export type Surface = ClothSurface | PlainSurface | BackdropSurface;
