import views from './blank-views.json' with { type: 'json' };

/** One side of a garment of the design studio, laid flat. Lengths in mm from the upper left corner of the view. */
export type BlankView = {
  /** The print area, as documents name it. */
  readonly key: string;
  /** The pattern piece it is printed on, as the mesh names it. */
  readonly piece: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** SVG path data: the piece itself, and what lies beside it. */
  readonly outline: string;
  readonly around: readonly string[];
  readonly printMm: readonly [x: number, y: number, width: number, height: number];
  /** The print area in the piece's own cm, as the viewer takes it. */
  readonly rectCm: readonly [u: number, v: number, width: number, height: number];
};

/** The garments by their keys, with the fabric each is cut for. Written by `npm run bake -w designer-studio`. */
// JSON has no tuples; a test of the design studio checks them.
export const BLANK_VIEWS = views as unknown as Readonly<
  Record<string, { readonly fabric: string; readonly areas: readonly BlankView[] } | undefined>
>;
